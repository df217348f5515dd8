import { COLON, portRows, type InstallerNetwork, type InstallerSwitch } from '@site-designer/texts';
import type { ReactNode } from 'react';
import { DocumentTable } from './document-table.tsx';
import { Marked } from './facts.tsx';
import styles from './installer.module.css';

/** The closets, each port of each switch with its camera, and the cables. */
export function InstallerNetworkPage({ network }: { readonly network: InstallerNetwork }): ReactNode {
  const { headings, closets, switches, cables, cableSum, notes } = network;
  return (
    <>
      <h3 className={styles.subtitle}>{headings.closets}</h3>
      <DocumentTable
        label={headings.closets}
        columns={[
          { title: headings.closet, cell: ({ closet }) => <strong>{closet}</strong> },
          { title: headings.switches, cell: (row) => row.switches },
          { title: headings.height, cell: ({ height }) => height, isNumber: true },
          { title: headings.power, cell: ({ power }) => <Marked {...power} />, isNumber: true },
          { title: headings.heat, cell: ({ heat }) => <Marked {...heat} />, isNumber: true },
        ]}
        rows={closets}
      />
      {switches.map((each) => (
        <Ports key={each.name} of={each} headings={headings} />
      ))}
      <h3 className={styles.subtitle}>{headings.cables}</h3>
      <DocumentTable
        label={headings.cables}
        columns={[
          { title: headings.group, cell: ({ group }) => <strong>{group}</strong> },
          { title: headings.closet, cell: ({ closet }) => closet },
          { title: headings.cameras, cell: ({ cameras }) => cameras, isNumber: true },
          { title: headings.each, cell: ({ each }) => each, isNumber: true },
          { title: headings.total, cell: ({ total }) => total, isNumber: true },
        ]}
        rows={cables}
      />
      <p className={styles.below}>{cableSum}</p>
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  );
}

interface PortsProps {
  readonly of: InstallerSwitch;
  readonly headings: InstallerNetwork['headings'];
}

function Ports({ of, headings }: PortsProps): ReactNode {
  const { name, closet, kind, summary } = of;
  return (
    <section aria-label={name}>
      <h3 className={styles.subtitle} dir="auto">
        {name}, {closet}
      </h3>
      <p className={styles.kind}>
        {kind}
        {COLON}
        {summary}
      </p>
      <DocumentTable
        label={`${headings.port}, ${name}`}
        columns={[
          { title: headings.port, cell: ({ port }) => `${name}/${port}`, isShort: true },
          { title: headings.camera, cell: ({ camera }) => <strong>{camera}</strong> },
          { title: headings.poeClass, cell: ({ poeClass }) => poeClass },
          { title: headings.reserved, cell: ({ reserved }) => reserved, isNumber: true },
          { title: headings.drawn, cell: ({ drawn }) => drawn, isNumber: true },
          { title: headings.cable, cell: ({ cable }) => cable },
          { title: headings.vlan, cell: () => null, isToFill: true },
        ]}
        rows={portRows(of)}
      />
    </section>
  );
}
