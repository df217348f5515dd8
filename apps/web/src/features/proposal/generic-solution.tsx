import {
  TEXTS,
  type DatabaseProposal,
  type GenericProposal,
  type NetworkInterface,
  type Proposal,
} from '@site-designer/sizing-engine';
import type { ReactNode } from 'react';
import { Figure } from '../../ui/figure.tsx';
import { Meter } from '../../ui/meter.tsx';
import { FORMATTED_UNIT } from './formatted-unit.ts';
import styles from './generic-solution.module.css';
import { Nominal } from './nominal.tsx';
import { Percent } from './percent.tsx';
import { databasePercent } from './recommendation.ts';
import { Section } from './section.tsx';
import { SpecList } from './spec-list.tsx';
import table from './table.module.css';
import { Table, type Column } from './table.tsx';
import { Warnings } from './warnings.tsx';

/** Recording servers of any make: machine, network and disks. */
export function GenericSolution({ proposal }: { readonly proposal: Proposal }): ReactNode {
  const { genericProposal, networkInterface, liveDatabase, archiveDatabase, warnings } = proposal;
  return (
    <>
      {genericProposal && <RecordingServer server={genericProposal} />}
      {networkInterface && (
        <Section title="Network interface">
          <Table label="Network interface" columns={NETWORK} rows={networkInterface} rowKey={({ usage }) => usage} />
          <Warnings warnings={warnings} place="clients" />
        </Section>
      )}
      {liveDatabase && (
        <Section title="Live database storage">
          <Database database={liveDatabase} />
          <Warnings warnings={warnings} place="storage" />
        </Section>
      )}
      {archiveDatabase && (
        <Section title="Archive storage">
          <Database database={archiveDatabase} />
        </Section>
      )}
      <p className={styles.footnote}>{TEXTS.evenDistribution}</p>
    </>
  );
}

function RecordingServer({ server }: { readonly server: GenericProposal }): ReactNode {
  return (
    <Section title="Recording server specification">
      <SpecList
        specs={[
          ['Quantity', server.quantity],
          ['Cameras per server', <Figure key="cameras" value={server.camerasPrServer} unit="cameras" />],
          ['Machine type', server.machineType],
          ['CPU type', server.cpuType],
          ['OS disk', server.osDisk],
          ['RAM', <Figure key="ram" value={server.ram} unit="GB" />],
        ]}
      />
    </Section>
  );
}

const NETWORK: readonly Column<NetworkInterface>[] = [
  { title: 'Usage', cell: usageCell },
  { title: 'Speed', cell: ({ speed }) => <Nominal value={speed} unit="Mbit/s" />, isNumber: true },
  { title: 'Required bitrate', cell: requiredBitrate, isNumber: true },
  { title: 'Details', cell: ({ details }) => details, isWideOnly: true },
];

function usageCell({ usage, details }: NetworkInterface): ReactNode {
  return (
    <>
      {usage}
      <span className={table.narrowOnly}>{details}</span>
    </>
  );
}

function requiredBitrate({ requiredBitrate: value }: NetworkInterface): ReactNode {
  return value === null ? TEXTS.noData : <Figure value={value} unit="Mbit/s" />;
}

function Database({ database }: { readonly database: DatabaseProposal }): ReactNode {
  const { quantity, diskType, diskSize, raidType, reqCapacity, formattedCapacity } = database;
  return (
    <>
      <div className={styles.fill}>
        <Meter label="Capacity of a server in use" percent={databasePercent(database)}>
          <Percent value={databasePercent(database)} />
        </Meter>
      </div>
      <SpecList
        specs={[
          ['Disks per server', <Figure key="disks" value={quantity} unit="disks" />],
          ['Disk type', diskType],
          ['Disk size', <Nominal key="size" value={diskSize} unit="TB" />],
          ['RAID type', raidType],
          ['Required capacity', <Figure key="need" value={reqCapacity} unit="TB" />],
          ['Formatted capacity', <Figure key="formatted" value={formattedCapacity} unit={FORMATTED_UNIT} />],
          ['Connectivity', database.connectivity],
          ['IOPS', <Figure key="iops" value={database.iops} unit="IOPS" />],
          ['MB/s', <Figure key="transfer" value={database.transferSpeed} unit="MB/s" />],
        ]}
      />
    </>
  );
}
