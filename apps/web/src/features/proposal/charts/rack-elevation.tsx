import { RACK_TEXTS as TEXTS } from '#texts/proposal/physical.ts';
import {
  isBesideRacks,
  RACK_UNITS,
  racksOf,
  type BillLine,
  type Rack,
  type StackedDevices,
} from '@site-designer/texts';
import type { ReactNode } from 'react';
import styles from './rack-elevation.module.css';

/** Further racks are counted in the caption. */
const MOST_DRAWN = 4;

export type Machine = Pick<BillLine, 'kind' | 'designation' | 'quantity' | 'rackUnits'>;

interface RackElevationProps {
  readonly lines: readonly Machine[];
  /** Undefined where there is one site. */
  readonly site?: string | undefined;
}

/** The front of the racks with the devices of a bill of materials, and a list of devices outside racks. */
export function RackElevation({ lines, site }: RackElevationProps): ReactNode {
  const racks = racksOf(lines);
  const drawn = racks.slice(0, MOST_DRAWN);
  const beside = namesOf(lines.filter(isBesideRacks));
  const unknown = namesOf(lines.filter(({ rackUnits }) => rackUnits === null));
  const caption = [
    ...(racks.length > 0 ? [TEXTS.caption(RACK_UNITS)] : []),
    ...(racks.length > drawn.length ? [TEXTS.notDrawn(racks.length - drawn.length)] : []),
    ...(beside.length > 0 ? [TEXTS.beside(beside)] : []),
    ...(unknown.length > 0 ? [TEXTS.unknown(unknown)] : []),
  ].join(' ');
  return (
    <figure className={styles.figure}>
      {(drawn.length > 0 || site !== undefined) && <Title site={site} />}
      {drawn.length > 0 && (
        <div className={styles.racks}>
          {drawn.map((rack, index) => (
            <Elevation key={rack.rows[0]!.line.designation + String(index)} rack={rack} place={index + 1} />
          ))}
        </div>
      )}
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}

/** Chapters of a proposal are a level below those of a summary. */
function Title({ site }: Pick<RackElevationProps, 'site'>): ReactNode {
  return site === undefined ? <h4>{TEXTS.title}</h4> : <h3 dir="auto">{TEXTS.titleAt(site)}</h3>;
}

function namesOf(lines: readonly Machine[]): readonly string[] {
  return [...new Set(lines.map(nameOf))];
}

/** Spare servers have the designation of the servers that they replace. */
function nameOf({ kind, designation }: Machine): string {
  return kind === 'spare-server' ? TEXTS.spare(designation) : designation;
}

const UNIT = 12;
const EDGE = 4;
const MACHINES = 84;
const LABELS = 208;
const FRAME = MACHINES + 2 * EDGE;

/** Only the filled part of a rack is drawn, with some room above it. */
const SPARE_UNITS = 2;

function Elevation({ rack, place }: { readonly rack: Rack<Machine>; readonly place: number }): ReactNode {
  const height = Math.min(RACK_UNITS, rack.used + SPARE_UNITS) * UNIT;
  const label = rack.rows.map((row) => TEXTS.row(row.count, nameOf(row.line), row.units));
  return (
    <svg
      className={styles.rack}
      width={FRAME + LABELS}
      height={height + 2 * EDGE}
      viewBox={`0 0 ${FRAME + LABELS} ${height + 2 * EDGE}`}
      role="img"
      aria-label={TEXTS.rack(place, label)}
    >
      <path className={styles.frame} d={`M1 ${EDGE}V${height + 2 * EDGE - 1}H${FRAME - 1}V${EDGE}`} />
      {rack.rows.map((row) => (
        <Machines key={row.above} row={row} bottom={EDGE + height} />
      ))}
    </svg>
  );
}

interface MachinesProps {
  readonly row: StackedDevices<Machine>;
  /** Bottom of the lowest unit. */
  readonly bottom: number;
}

function Machines({ row, bottom }: MachinesProps): ReactNode {
  const { line, count, units, above } = row;
  const topOf = (place: number) => bottom - (above + (place + 1) * units) * UNIT;
  const middle = (topOf(count - 1) + topOf(-1)) / 2;
  return (
    <>
      {Array.from({ length: count }, (_, place) => (
        <rect
          key={place}
          className={styles.machine}
          data-kind={line.kind}
          x={EDGE}
          y={topOf(place) + 1}
          width={MACHINES}
          height={units * UNIT - 2}
          rx="1.5"
        />
      ))}
      <text className={styles.label} x={FRAME + EDGE} y={middle} dy="0.35em">
        {TEXTS.label(count, nameOf(line))}
      </text>
    </>
  );
}
