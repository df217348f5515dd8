import { LEGENDS } from '#texts/charts.ts';
import { RETENTION_TEXTS as TEXTS } from '#texts/proposal.ts';
import type { RangedFigure, RetentionNeed, RetentionReach } from '@site-designer/sizing-engine';
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
  const { retentionReach: reach } = proposal;
  if (reach === null) return null;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        {sentenceOf(reach).map((part, index) => (
          <Fragment key={index}>{part}</Fragment>
        ))}
      </figcaption>
      <Picture reach={reach} />
      <Legend marks={LEGENDS.retention} />
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

const WIDTH = 640;
const HEIGHT = 220;
const EDGE = { top: 12, right: 36, bottom: 40, left: 88 } as const;
/** The picture ends at twice the retention, or a little beyond what is held. */
const BEYOND = 1.15;

function Picture({ reach }: { readonly reach: RetentionReach }): ReactNode {
  const { asked, unit, room, likely, needs } = reach;
  const last = needs.at(-1)!;
  const farthest = Math.max(last.retention, likely * BEYOND);
  const needAt = (end: keyof RangedFigure) => scaleLinear([0, last.retention], [0, last[end]]);
  const x = scaleLinear([0, farthest], [EDGE.left, WIDTH - EDGE.right]);
  const y = scaleLinear([0, Math.max(room, needAt('high')(farthest))], [HEIGHT - EDGE.bottom, EDGE.top]).nice();
  const end = (which: keyof RangedFigure): string => `${x(farthest)},${y(needAt(which)(farthest))}`;
  const start = `${x(0)},${y(0)}`;
  return (
    <svg className={styles.picture} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
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
      <polygon className={styles.range} points={`${start} ${end('high')} ${end('low')}`} />
      <polyline className={styles.need} points={`${start} ${end('value')}`} />
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
