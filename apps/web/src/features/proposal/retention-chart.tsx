import { PROPOSAL_CHAPTERS, RETENTION_TEXTS as TEXTS } from '#texts/proposal.ts';
import type { Proposal } from '@site-designer/sizing-engine';
import { scaleLinear } from 'd3-scale';
import type { ReactNode } from 'react';
import { quantityText } from '../../lib/format-quantity.ts';
import { useExplanation } from './explanation/explanation-context.tsx';
import styles from './retention-chart.module.css';
import { retentionHeld, retentionReach, type RetentionReach } from './retention-model.ts';
import { Section } from './section.tsx';

/** How long the disks hold what is recorded, as a picture, in a sentence and in a table. */
export function RetentionChart({ proposal }: { readonly proposal: Proposal }): ReactNode {
  const explanation = useExplanation();
  const reach = explanation && retentionReach(proposal, explanation.rows);
  if (reach === undefined) return null;
  return (
    <Section title={PROPOSAL_CHAPTERS.retention}>
      <figure className={styles.figure}>
        <figcaption className={styles.caption}>{sentenceOf(reach)}</figcaption>
        <Picture reach={reach} />
        {/* A table cannot be made small itself. */}
        <div className="visually-hidden">
          <RetentionTable reach={reach} />
        </div>
      </figure>
    </Section>
  );
}

function sentenceOf(reach: RetentionReach): string {
  const { asked, unit, video } = reach;
  const held = (tb: number): string => String(Math.floor(retentionHeld(reach, tb)));
  const ends = `of busy scenes ${held(video.high)} ${unit}, of calm ones ${held(video.low)} ${unit}`;
  if (unit === '%') return `The disks hold ${held(video.value)} % of the retention asked for; ${ends}.`;
  return `The disks hold ${held(video.value)} days where ${quantityText(asked, unit)} were asked for; ${ends}.`;
}

const WIDTH = 640;
const HEIGHT = 220;
const EDGE = { top: 12, right: 36, bottom: 32, left: 64 } as const;
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

/** The same for whoever cannot see the picture. */
function RetentionTable({ reach: { asked, unit, video, room } }: { readonly reach: RetentionReach }): ReactNode {
  return (
    <table>
      <caption>{TEXTS.caption(quantityText(room, 'TB'))}</caption>
      <thead>
        <tr>
          {[TEXTS.retention, TEXTS.expected, TEXTS.calm, TEXTS.busy].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SHARES.map((share) => (
          <tr key={share}>
            <th scope="row">{quantityText(asked * share, unit)}</th>
            {[video.value, video.low, video.high].map((tb, column) => (
              <td key={column}>{quantityText(tb * share, 'TB')}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
