import { FAILURE_TEXTS as TEXTS, STORAGE_NAMES } from '#texts/proposal/failures.ts';
import { PROPOSAL_CHAPTERS } from '#texts/proposal/proposal.ts';
import type { FailureDisks } from '@site-designer/sizing-engine';
import type { Failure as FailureResult } from '@site-designer/texts';
import type { ReactNode } from 'react';
import { chanceText, smallText } from '../../../lib/format/format-figure.ts';
import { numberText, quantityText } from '../../../lib/format/format-quantity.ts';
import { Figure } from '../../../ui/figures/figure.tsx';
import { Explained } from '../../../explained/explained.tsx';
import type { ReportInput } from '../report/report-input.ts';
import styles from './failure-states.module.css';
import { Table, type Column } from '../../../explained/table.tsx';

export function FailingDisks({ proposal }: Pick<ReportInput, 'proposal'>): ReactNode {
  const { failure } = proposal;
  if (failure === null) return null;
  return (
    <>
      <Table
        label={PROPOSAL_CHAPTERS.failingDisks}
        columns={COLUMNS}
        rows={failure.disks.map((disks, index) => ({ ...disks, path: `failure.disks[${index}]` }))}
        rowKey={({ path }) => path}
      />
      <div className={styles.notes}>
        <p className={styles.note}>{TEXTS.caution}</p>
        <Notes notes={failure.notes} />
      </div>
    </>
  );
}

function Notes({ notes }: Pick<FailureResult, 'notes'>): ReactNode {
  return notes.map(({ code, message }) => (
    <p key={message} className={styles.note} data-note={code}>
      {message}
    </p>
  ));
}

interface DiskRow extends FailureDisks {
  readonly path: string;
}

interface ExplainedCellProps {
  readonly row: DiskRow;
  readonly field: string;
  readonly name: string;
  readonly isChance?: boolean;
  readonly children: ReactNode;
}

function ExplainedCell({ row, field, name, children, ...source }: ExplainedCellProps): ReactNode {
  return (
    <Explained {...source} path={`${row.path}.${field}`} name={TEXTS.of(name, STORAGE_NAMES[row.storage].phrase)}>
      {children}
    </Explained>
  );
}

const COLUMNS: readonly Column<DiskRow>[] = [
  { title: TEXTS.ofStorage, cell: ({ storage }) => STORAGE_NAMES[storage].title },
  {
    title: TEXTS.disks,
    isNumber: true,
    isWideOnly: true,
    cell: (row) => (
      <ExplainedCell row={row} field="disks" name={TEXTS.disks}>
        {numberText(row.disks)}
      </ExplainedCell>
    ),
  },
  {
    title: TEXTS.expected,
    isNumber: true,
    isWideOnly: true,
    cell: (row) => (
      <ExplainedCell row={row} field="expectedFailuresPerYear" name={TEXTS.expected}>
        {smallText(row.expectedFailuresPerYear, 'disks')}
      </ExplainedCell>
    ),
  },
  {
    title: TEXTS.chance,
    isNumber: true,
    cell: (row) => (
      <ExplainedCell row={row} field="chanceOfFailurePerYear" isChance name={TEXTS.chance}>
        {chanceText(row.chanceOfFailurePerYear)}
      </ExplainedCell>
    ),
  },
  { title: TEXTS.rebuild, isNumber: true, cell: rebuildCell },
  {
    title: TEXTS.loss,
    isNumber: true,
    cell: (row) =>
      row.chanceOfLoss === null ? (
        TEXTS.noGap
      ) : (
        <ExplainedCell row={row} field="chanceOfLoss" isChance name={TEXTS.loss}>
          {TEXTS.upTo(chanceText(row.chanceOfLoss))}
        </ExplainedCell>
      ),
  },
  {
    title: TEXTS.workload,
    isNumber: true,
    isWideOnly: true,
    cell: (row) => (
      <ExplainedCell row={row} field="workloadTbPerYear" name={TEXTS.workload}>
        <Figure value={row.workloadTbPerYear} unit="TB" />
      </ExplainedCell>
    ),
  },
];

function rebuildCell(row: DiskRow): ReactNode {
  if (row.rebuildHours === null) return TEXTS.noRebuild;
  const { low, high } = row.rebuildHours;
  return (
    <>
      <ExplainedCell row={row} field="rebuildHours.low" name={TEXTS.fastRebuild}>
        {numberText(low)}
      </ExplainedCell>
      {TEXTS.to}
      <ExplainedCell row={row} field="rebuildHours.high" name={TEXTS.slowRebuild}>
        {quantityText(high, 'h')}
      </ExplainedCell>
    </>
  );
}
