import { INSTALLER_PAGE_TEXTS as TEXTS } from '#texts/proposal/installer-page.ts';
import type { InstallerDocument, RackDevice } from '@site-designer/texts';
import type { ReactNode } from 'react';
import { DocumentTable } from './document-table.tsx';
import { Marked } from './facts.tsx';
import styles from './installer.module.css';

type InstallerRackProps = Pick<InstallerDocument, 'rack' | 'headings'>;

/** The racks as drawings, their devices from the bottom, and what feeds them. */
export function InstallerRack({ rack, headings }: InstallerRackProps): ReactNode {
  const { rows, sum, racks, circuits } = rack;
  return (
    <>
      <h3 className={styles.subtitle}>{headings.rack}</h3>
      {racks.length > 0 && (
        <div className={styles.racks}>
          {racks.map((devices, place) => (
            <Elevation key={place} devices={devices} place={place + 1} />
          ))}
        </div>
      )}
      <DocumentTable
        label={headings.rack}
        columns={[
          { title: headings.place, cell: ({ place }) => place || '–', isShort: true },
          { title: headings.device, cell: ({ name }) => <strong>{name}</strong> },
          { title: headings.count, cell: ({ count }) => count, isNumber: true },
          { title: headings.height, cell: ({ height }) => height, isNumber: true },
          { title: headings.power, cell: ({ power }) => <Marked {...power} />, isNumber: true },
          { title: headings.heat, cell: ({ heat }) => heat, isNumber: true },
          { title: headings.weight, cell: ({ weight }) => weight, isNumber: true },
        ]}
        rows={rows}
        sum={[headings.sum, '', '', sum.height, sum.power, sum.heat, '']}
      />
      <div className={styles.block}>
        <h3 className={styles.subtitle}>{headings.circuits}</h3>
        <ul className={styles.notes}>
          {circuits.map((circuit) => (
            <li key={circuit}>{circuit}</li>
          ))}
        </ul>
      </div>
    </>
  );
}

const UNIT = 13;
const WIDTH = 128;
const NUMBERS = 20;
/** Free units that are drawn above the highest device. */
const FREE = 2;

function Elevation({ devices, place }: { readonly devices: readonly RackDevice[]; readonly place: number }): ReactNode {
  const units = Math.max(...devices.map(({ from, units: each }) => from + each - 1)) + FREE;
  const height = units * UNIT;
  return (
    <svg
      className={styles.rack}
      width={NUMBERS + WIDTH}
      height={height + 2}
      viewBox={`0 0 ${NUMBERS + WIDTH} ${height + 2}`}
      role="img"
      aria-label={TEXTS.rack(
        place,
        devices.map(({ name }) => name),
      )}
    >
      <path className={styles.frame} d={`M${NUMBERS} 1V${height + 1}H${NUMBERS + WIDTH - 1}V1`} />
      {Array.from({ length: units }, (_, unit) => (
        <text key={unit} className={styles.unit} x={NUMBERS - 5} y={height - unit * UNIT - 3}>
          {unit + 1}
        </text>
      ))}
      {devices.map(({ name, from, units: each, isSpare }) => {
        const top = height - (from + each - 1) * UNIT;
        return (
          <g key={`${name} ${from}`}>
            <rect
              className={styles.device}
              data-spare={isSpare}
              x={NUMBERS + 3}
              y={top + 2}
              width={WIDTH - 7}
              height={each * UNIT - 2}
              rx="1.5"
            />
            <text
              className={styles.deviceName}
              data-spare={isSpare}
              x={NUMBERS + WIDTH / 2}
              y={top + (each * UNIT) / 2 + 1}
              dy="0.35em"
            >
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
