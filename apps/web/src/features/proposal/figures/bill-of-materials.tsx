import { BILL_TEXTS as TEXTS, PROPOSAL_CHAPTERS } from '#texts/proposal.ts';
import type { BillLine } from '@site-designer/sizing-engine';
import type { ReactNode } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { numberText } from '../../../lib/format-quantity.ts';
import { Explained } from '../explanation/explained.tsx';
import paper from '../print/paper.module.css';
import { Table, type Column } from './table.tsx';
import type { ReportInput } from '../report/report-input.ts';
import { ExportMenu } from '../export/export-menu.tsx';

/** What is to be ordered, and ways to take it elsewhere. */
export function BillOfMaterials({ proposal, sections }: Pick<ReportInput, 'proposal' | 'sections'>): ReactNode {
  return (
    <>
      <Table
        label={PROPOSAL_CHAPTERS.billOfMaterials}
        columns={COLUMNS}
        rows={(proposal.bill ?? []).map((line, index) => ({ line, index }))}
        rowKey={({ index }) => String(index)}
      />
      {proposal.billTotal && (sections === undefined || proposal.billTotal.pricedLines > 0) && (
        <p className={classNames(proposal.billTotal.pricedLines === 0 && paper.forScreen)}>
          {TEXTS.priced(proposal.billTotal.pricedLines, proposal.billTotal.lines)}
        </p>
      )}
      <ExportMenu proposal={proposal} />
    </>
  );
}

interface PlacedLine {
  readonly line: BillLine;
  /** Its place in the bill, by which its figures are explained. */
  readonly index: number;
}

const COLUMNS: readonly Column<PlacedLine>[] = [
  { title: TEXTS.item, cell: ({ line }) => line.designation },
  { title: TEXTS.description, cell: descriptionText },
  { title: TEXTS.quantity, cell: quantityFigure, isNumber: true },
];

/** Notes on licences are for whoever orders them. */
function descriptionText({ line: { kind, description } }: PlacedLine): ReactNode {
  return <span className={classNames(kind === 'licence' && paper.forEngineer)}>{description}</span>;
}

function quantityFigure({ line: { designation, quantity }, index }: PlacedLine): ReactNode {
  return (
    <Explained path={`bill[${index}].quantity`} name={TEXTS.quantityOf(designation)}>
      {numberText(quantity)}
    </Explained>
  );
}
