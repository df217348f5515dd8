import { PROPOSAL_CHAPTERS, RETENTION_TEXTS as TEXTS } from '#texts/proposal.ts';
import type { Proposal } from '@site-designer/sizing-engine';
import { scaleLinear } from 'd3-scale';
import { Fragment, type ReactNode } from 'react';
import { quantityText } from '../../../lib/format-quantity.ts';
import { Explained } from '../explanation/explained.tsx';
import { useExplanation } from '../explanation/explanation-context.tsx';
import styles from './retention-chart.module.css';
import {
  heldSource,
  retentionHeld,
  retentionReach,
  storageSource,
  type RetentionReach,
  type Scenes,
} from './retention-model.ts';
import { Section } from '../figures/section.tsx';
import { Table, type Column } from '../figures/table.tsx';

/** How long the disks hold what is recorded, as a picture, in a sentence and in a table. */
export function RetentionChart({ proposal }: { readonly proposal: Proposal }): ReactNode {
  const explanation = useExplanation();
  const reach = explanation && retentionReach(proposal, explanation.rows);
  if (reach === undefined) return null;
  return (
    <Section title={PROPOSAL_CHAPTERS.retention}>
      <figure className={styles.figure}>
        <figcaption className={styles.caption}>
          {sentenceOf(reach).map((part, index) => (
            <Fragment key={index}>{part}</Fragment>
          ))}
        </figcaption>
        <Picture reach={reach} />
        <details className={styles.table}>
          <summary>{TEXTS.table}</summary>
          <RetentionTable reach={reach} />
        </details>
      </figure>
    </Section>
  );
}

function sentenceOf(reach: RetentionReach): readonly ReactNode[] {
  const { asked, unit } = reach;
  const held = {
    expected: heldFigure(reach, 'value'),
    busy: heldFigure(reach, 'high'),
    calm: heldFigure(reach, 'low'),
  };
  return unit === '%' ? TEXTS.heldShare(held) : TEXTS.heldDays(quantityText(asked, unit), held);
}

/** Of a day that is not held to its end nothing is said. */
function heldFigure(reach: RetentionReach, scenes: Scenes): ReactNode {
  const held = Math.floor(retentionHeld(reach, reach.video[scenes]));
  return (
    <Explained {...heldSource(reach, scenes)} name={TEXTS.heldOf(TITLES[scenes])}>
      {quantityText(held, reach.unit)}
    </Explained>
  );
}

const TITLES: Readonly<Record<Scenes, string>> = { value: TEXTS.expected, low: TEXTS.calm, high: TEXTS.busy };

const WIDTH = 640;
const HEIGHT = 220;
const EDGE = { top: 12, right: 36, bottom: 40, left: 88 } as const;
/** The picture ends at twice the retention, or a little beyond what is held. */
const BEYOND = 1.15;

function Picture({ reach }: { readonly reach: RetentionReach }): ReactNode {
  const { asked, unit, video, room } = reach;
  const farthest = Math.max(asked * 2, retentionHeld(reach, video.value) * BEYOND);
  const x = scaleLinear([0, farthest], [EDGE.left, WIDTH - EDGE.right]);
  const y = scaleLinear([0, Math.max(room, (video.high * farthest) / asked)], [HEIGHT - EDGE.bottom, EDGE.top]).nice();
  const end = (tb: number): string => `${x(farthest)},${y((tb * farthest) / asked)}`;
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
      <polygon className={styles.range} points={`${start} ${end(video.high)} ${end(video.low)}`} />
      <polyline className={styles.need} points={`${start} ${end(video.value)}`} />
      <line className={styles.room} x1={EDGE.left} x2={WIDTH - EDGE.right} y1={y(room)} y2={y(room)} />
      <text className={styles.roomLabel} x={EDGE.left + 8} y={y(room) - 6}>
        {TEXTS.capacity}
      </text>
      <line className={styles.asked} x1={x(asked)} x2={x(asked)} y1={EDGE.top} y2={y(0)} />
      <circle className={styles.point} cx={x(asked)} cy={y(video.value)} r="4" />
    </svg>
  );
}

const SHARES = [0.5, 1, 1.5, 2] as const;

/** The same in numbers. */
function RetentionTable({ reach }: { readonly reach: RetentionReach }): ReactNode {
  const { asked, unit } = reach;
  const rows = SHARES.map((share) => ({ share, title: quantityText(asked * share, unit), video: reach.video }));
  return (
    <>
      <p>
        {TEXTS.room}:{' '}
        <Explained {...reach.roomSource} name={TEXTS.room}>
          {quantityText(reach.room, 'TB')}
        </Explained>
      </p>
      <Table label={TEXTS.caption} columns={COLUMNS} rows={rows} rowKey={({ title }) => title} />
    </>
  );
}

interface RetentionRow {
  readonly title: string;
  /** Of the retention as asked. */
  readonly share: number;
  readonly video: RetentionReach['video'];
}

const COLUMNS: readonly Column<RetentionRow>[] = [
  { title: TEXTS.retention, cell: ({ title }) => title },
  ...(['value', 'low', 'high'] as const).map((scenes) => ({
    title: TITLES[scenes],
    cell: (row: RetentionRow) => storageFigure(row, scenes),
    isNumber: true,
  })),
];

function storageFigure({ title, share, video }: RetentionRow, scenes: Scenes): ReactNode {
  return (
    <Explained {...storageSource(scenes, share)} name={TEXTS.storageFor(title, TITLES[scenes])}>
      {quantityText(video[scenes] * share, 'TB')}
    </Explained>
  );
}
