import { LEGENDS } from '#texts/charts.ts';
import { RETENTION_TEXTS as TEXTS } from '#texts/retention-reach.ts';
import type { RetentionNeed, RetentionReach, TierStorage } from '@site-designer/sizing-engine';
import { Fragment, type ReactNode } from 'react';
import { quantityText } from '../../../lib/format/format-quantity.ts';
import { Explained } from '../../../explained/explained.tsx';
import { Legend } from '../../../explained/legend.tsx';
import styles from './retention-chart.module.css';
import { RetentionPicture, tiersOf } from './retention-picture.tsx';
import type { ReportInput } from '../report/report-input.ts';
import { Table, type Column } from '../../../explained/table.tsx';

export function RetentionChart({ proposal }: Pick<ReportInput, 'proposal'>): ReactNode {
  const { retentionReach: reach, tiers } = proposal;
  if (reach === null) return null;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        {sentenceOf(reach).map((part, index) => (
          <Fragment key={index}>{part}</Fragment>
        ))}
        {tiers && ' '}
        {tiers && tierSentence(tiers)}
      </figcaption>
      <RetentionPicture reach={reach} />
      <Legend marks={tiersOf(reach) ? LEGENDS.retentionInTiers : LEGENDS.retention} />
      <details className={styles.table}>
        <summary>{TEXTS.table}</summary>
        <RetentionTable reach={reach} />
      </details>
    </figure>
  );
}

function sentenceOf(reach: RetentionReach): readonly ReactNode[] {
  const { asked, unit } = reach;
  const held = {
    expected: heldFigure(reach, 'likely', TEXTS.expected.phrase),
    busy: heldFigure(reach, 'low', TEXTS.busy.phrase),
    calm: heldFigure(reach, 'high', TEXTS.calm.phrase),
  };
  return unit === '%' ? TEXTS.heldShare(held) : TEXTS.heldDays(quantityText(asked, unit), held);
}

/** Rounded down to whole days or percent: a part of a day does not count as held. */
function heldFigure(reach: RetentionReach, field: 'likely' | 'low' | 'high', scenes: string): ReactNode {
  return (
    <Explained path={`retentionReach.${field}`} name={TEXTS.heldOf(scenes)}>
      {quantityText(Math.floor(reach[field]), reach.unit)}
    </Explained>
  );
}

/** The effect of the second archive on older recordings. */
function tierSentence({ groomAfterDays, savedTb }: TierStorage): ReactNode {
  const figure = (path: string, name: string, text: string): ReactNode => (
    <Explained path={`tiers.${path}`} name={name}>
      {text}
    </Explained>
  );
  const days = figure('groomAfterDays', TEXTS.takesOver, quantityText(groomAfterDays, 'days'));
  const saved = figure('savedTb', TEXTS.saved, quantityText(savedTb, 'TB'));
  return TEXTS.tiers({ days, saved }).map((part, index) => <Fragment key={index}>{part}</Fragment>);
}

function RetentionTable({ reach }: { readonly reach: RetentionReach }): ReactNode {
  const { unit, room, needs } = reach;
  const rows = needs.map((need, index) => ({
    ...need,
    title: quantityText(need.retention, unit),
    path: `retentionReach.needs[${index}]`,
  }));
  return (
    <>
      <p>
        {TEXTS.room}:{' '}
        <Explained path="retentionReach.room" name={TEXTS.room}>
          {quantityText(room, 'TB')}
        </Explained>
      </p>
      <Table
        label={TEXTS.caption}
        columns={tiersOf(reach) ? [...COLUMNS, ...TIER_COLUMNS] : COLUMNS}
        rows={rows}
        rowKey={({ path }) => path}
      />
    </>
  );
}

interface NeedRow extends RetentionNeed {
  readonly title: string;
  readonly path: string;
}

const SCENES = { value: TEXTS.expected, low: TEXTS.calm, high: TEXTS.busy } as const;

const COLUMNS: readonly Column<NeedRow>[] = [
  { title: TEXTS.retention, cell: ({ title }) => title },
  ...(['value', 'low', 'high'] as const).map((end) => ({
    title: SCENES[end].title,
    cell: (row: NeedRow) => <NeedFigure row={row} path={end} tb={row[end]} of={SCENES[end].phrase} />,
    isNumber: true,
  })),
];

const TIER_COLUMNS: readonly Column<NeedRow>[] = (['fullTb', 'groomedTb'] as const).map((tier) => ({
  title: TEXTS.inTiers[tier].title,
  cell: (row) =>
    row.tiers && <NeedFigure row={row} path={`tiers.${tier}`} tb={row.tiers[tier]} of={TEXTS.inTiers[tier].phrase} />,
  isNumber: true,
}));

interface NeedFigureProps {
  readonly row: NeedRow;
  /** Path of the figure within its need. */
  readonly path: string;
  readonly tb: number;
  /** Its need, within a sentence. */
  readonly of: string;
}

function NeedFigure({ row, path, tb, of }: NeedFigureProps): ReactNode {
  return (
    <Explained path={`${row.path}.${path}`} name={TEXTS.storageFor(row.title, of)}>
      {quantityText(tb, 'TB')}
    </Explained>
  );
}
