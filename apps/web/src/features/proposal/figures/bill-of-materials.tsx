import { BILL_TEXTS as TEXTS, PROPOSAL_CHAPTERS } from '#texts/proposal.ts';
import { billOfMaterials, type BillLine } from '@site-designer/sizing-engine';
import type { ReactNode } from 'react';
import { numberText } from '../../../lib/format-quantity.ts';
import { Explained } from '../explanation/explained.tsx';
import { Table, type Column } from './table.tsx';
import type { ReportInput } from '../report/report-input.ts';
import { ExportMenu } from '../export/export-menu.tsx';

/** What is to be ordered, and ways to take it elsewhere. */
export function BillOfMaterials({ proposal }: Pick<ReportInput, 'proposal'>): ReactNode {
  return (
    <>
      <Table
        label={PROPOSAL_CHAPTERS.billOfMaterials}
        columns={COLUMNS}
        rows={billOfMaterials(proposal)}
        rowKey={({ item, description }) => `${item} ${description}`}
      />
      <ExportMenu proposal={proposal} />
    </>
  );
}

const COLUMNS: readonly Column<BillLine>[] = [
  { title: TEXTS.item, cell: ({ item }) => item },
  { title: TEXTS.description, cell: ({ description }) => description },
  { title: TEXTS.quantity, cell: quantityFigure, isNumber: true },
];

function quantityFigure({ item, quantity, figure }: BillLine): ReactNode {
  const shown = numberText(quantity);
  if (figure === null) return shown;
  return (
    <Explained path={figure} name={TEXTS.quantityOf(item)}>
      {shown}
    </Explained>
  );
}
