import { LEGENDS } from '#texts/charts.ts';
import { RETENTION_TEXTS as TEXTS } from '#texts/retention-reach.ts';
import type { RangedFigure, RetentionNeed, RetentionReach, TierStorage } from '@site-designer/sizing-engine';
import { scaleLinear } from 'd3-scale';
import { Fragment, type ReactNode } from 'react';
import { quantityText } from '../../../lib/format-quantity.ts';
import { Explained } from '../explanation/explained.tsx';
import { Legend } from './legend.tsx';
import styles from './retention-chart.module.css';
import type { ReportInput } from '../report/report-input.ts';
import { Table, type Column } from '../figures/table.tsx';

/** How long the disks hold what is recorded, as a picture, in a sentence and in a table. */
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
      <Picture reach={reach} tiers={tiers} />
      <Legend marks={LEGENDS.retention.filter(([mark]) => mark !== 'tier' || isTierShown(reach, tiers))} />
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
    expected: heldFigure(reach, 'likely', TEXTS.expected),
    busy: heldFigure(reach, 'low', TEXTS.busy),
    calm: heldFigure(reach, 'high', TEXTS.calm),
  };
  return unit === '%' ? TEXTS.heldShare(held) : TEXTS.heldDays(quantityText(asked, unit), held);
}

/** Whole days or percent: what is not held to its end is not told. */
function heldFigure(reach: RetentionReach, field: 'likely' | 'low' | 'high', scenes: string): ReactNode {
  return (
    <Explained path={`retentionReach.${field}`} name={TEXTS.heldOf(scenes)}>
      {quantityText(Math.floor(reach[field]), reach.unit)}
    </Explained>
  );
}

/** What the second archive does with older recordings. */
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

/** Where rows are kept for different times no one place of the picture is the day on which the second archive takes over. */
function isTierShown({ unit }: RetentionReach, tiers: TierStorage | undefined): tiers is TierStorage {
  return tiers !== undefined && unit === 'days';
}

const WIDTH = 640;
const HEIGHT = 220;
const EDGE = { top: 12, right: 36, bottom: 40, left: 88 } as const;
/** The picture ends at twice the retention, or a little beyond what is held. */
const BEYOND = 1.15;

interface PictureProps {
  readonly reach: RetentionReach;
  readonly tiers: TierStorage | undefined;
}

function Picture({ reach, tiers }: PictureProps): ReactNode {
  const { asked, unit, room, likely, needs } = reach;
  const last = needs.at(-1)!;
  const farthest = Math.max(last.retention, likely * BEYOND);
  // With a second archive the need grows less from the day on which it takes over.
  const bends = needs.map(({ retention }) => retention);
  const needAt = (end: keyof RangedFigure) => scaleLinear([0, ...bends], [0, ...needs.map((need) => need[end])]);
  const x = scaleLinear([0, farthest], [EDGE.left, WIDTH - EDGE.right]);
  const y = scaleLinear([0, Math.max(room, needAt('high')(farthest))], [HEIGHT - EDGE.bottom, EDGE.top]).nice();
  const ends = [0, ...bends.filter((retention) => retention < farthest), farthest];
  const line = (which: keyof RangedFigure): string[] => ends.map((at) => `${x(at)},${y(needAt(which)(at))}`);
  return (
    <svg className={styles.picture} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
      {isTierShown(reach, tiers) && tiers.groomAfterDays < farthest && (
        <g>
          <rect
            className={styles.tier}
            x={x(tiers.groomAfterDays)}
            y={EDGE.top}
            width={x(farthest) - x(tiers.groomAfterDays)}
            height={y(0) - EDGE.top}
          />
          <line
            className={styles.takeOver}
            x1={x(tiers.groomAfterDays)}
            x2={x(tiers.groomAfterDays)}
            y1={EDGE.top}
            y2={y(0)}
          />
        </g>
      )}
      {y.ticks(4).map((tb) => (
        <g key={tb} className={styles.tick}>
          <line x1={EDGE.left} x2={WIDTH - EDGE.right} y1={y(tb)} y2={y(tb)} />
          <text x={EDGE.left - 8} y={y(tb)} dy="0.32em" textAnchor="end">
            {TEXTS.tb(tb)}
          </text>
        </g>
      ))}
      {x.ticks(4).map((retention) => (
        <text key={retention} className={styles.label} x={x(retention)} y={HEIGHT - 12} textAnchor="middle">
          {quantityText(retention, unit)}
        </text>
      ))}
      <polygon className={styles.range} points={[...line('high'), ...line('low').toReversed()].join(' ')} />
      <polyline className={styles.need} points={line('value').join(' ')} />
      <line className={styles.room} x1={EDGE.left} x2={WIDTH - EDGE.right} y1={y(room)} y2={y(room)} />
      <text className={styles.roomLabel} x={EDGE.left + 8} y={y(room) - 6}>
        {TEXTS.capacity}
      </text>
      <line className={styles.asked} x1={x(asked)} x2={x(asked)} y1={EDGE.top} y2={y(0)} />
      <circle className={styles.point} cx={x(asked)} cy={y(needAt('value')(asked))} r="4" />
    </svg>
  );
}

/** The same in numbers. */
function RetentionTable({ reach: { unit, room, needs } }: { readonly reach: RetentionReach }): ReactNode {
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
      <Table label={TEXTS.caption} columns={COLUMNS} rows={rows} rowKey={({ title }) => title} />
    </>
  );
}

interface NeedRow extends RetentionNeed {
  readonly title: string;
  /** Path of the need in the proposal. */
  readonly path: string;
}

const SCENES = { value: TEXTS.expected, low: TEXTS.calm, high: TEXTS.busy } as const;

const COLUMNS: readonly Column<NeedRow>[] = [
  { title: TEXTS.retention, cell: ({ title }) => title },
  ...(['value', 'low', 'high'] as const).map((end) => ({
    title: SCENES[end],
    cell: (row: NeedRow) => needFigure(row, end),
    isNumber: true,
  })),
];

function needFigure({ title, path, ...need }: NeedRow, end: keyof RangedFigure): ReactNode {
  return (
    <Explained path={`${path}.${end}`} name={TEXTS.storageFor(title, SCENES[end])}>
      {quantityText(need[end], 'TB')}
    </Explained>
  );
}
