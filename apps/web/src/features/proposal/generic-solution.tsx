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
import { Explained } from './explanation/explained.tsx';
import { FORMATTED_UNIT } from './formatted-unit.ts';
import styles from './generic-solution.module.css';
import { Nominal } from './nominal.tsx';
import { Percent } from './percent.tsx';
import { databasePercent, databaseSource } from './recommendation.ts';
import { Section } from './section.tsx';
import { SpecList, type Spec } from './spec-list.tsx';
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
          <Table
            label="Network interface"
            columns={NETWORK}
            rows={networkInterface.map((row, index) => ({ ...row, path: `networkInterface[${index}]` }))}
            rowKey={({ usage }) => usage}
          />
          <Warnings warnings={warnings} place="clients" />
        </Section>
      )}
      {liveDatabase && (
        <Section title="Live database storage">
          <Database database={liveDatabase} path="liveDatabase" />
          <Warnings warnings={warnings} place="storage" />
        </Section>
      )}
      {archiveDatabase && (
        <Section title="Archive storage">
          <Database database={archiveDatabase} path="archiveDatabase" />
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
          ['Quantity', explained('genericProposal.quantity', 'Recording servers', server.quantity)],
          [
            'Cameras per server',
            explained(
              'genericProposal.camerasPrServer',
              'Cameras per server',
              <Figure value={server.camerasPrServer} unit="cameras" />,
            ),
          ],
          ['Machine type', server.machineType],
          ['CPU type', server.cpuType],
          ['OS disk', server.osDisk],
          ['RAM', explained('genericProposal.ram', 'RAM', <Figure value={server.ram} unit="GB" />)],
        ]}
      />
    </Section>
  );
}

interface NetworkRow extends NetworkInterface {
  /** Path of the row in the proposal. */
  readonly path: string;
}

const NETWORK: readonly Column<NetworkRow>[] = [
  { title: 'Usage', cell: usageCell },
  { title: 'Speed', cell: speedFigure, isNumber: true },
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

function speedFigure({ usage, path, speed }: NetworkRow): ReactNode {
  return explained(`${path}.speed`, `${usage} network, speed`, <Nominal value={speed} unit="Mbit/s" />);
}

function requiredBitrate({ usage, path, requiredBitrate: value }: NetworkRow): ReactNode {
  if (value === null) return TEXTS.noData;
  return explained(
    `${path}.requiredBitrate`,
    `${usage} network, required bitrate`,
    <Figure value={value} unit="Mbit/s" />,
  );
}

function explained(path: string, name: string, figure: ReactNode): ReactNode {
  return (
    <Explained key={path} path={path} name={name}>
      {figure}
    </Explained>
  );
}

interface DatabaseProps {
  readonly database: DatabaseProposal;
  /** Path of the database in the proposal. */
  readonly path: 'liveDatabase' | 'archiveDatabase';
}

function Database({ database, path }: DatabaseProps): ReactNode {
  const figure = (field: string, name: string, shown: ReactNode): Spec => [
    name,
    explained(`${path}.${field}`, name, shown),
  ];
  const { quantity, diskType, diskSize, raidType, reqCapacity, formattedCapacity } = database;
  return (
    <>
      <div className={styles.fill}>
        <Meter label="Capacity of a server in use" percent={databasePercent(database)}>
          <Explained {...databaseSource(path)} name="Capacity of a server in use">
            <Percent value={databasePercent(database)} />
          </Explained>
        </Meter>
      </div>
      <SpecList
        specs={[
          figure('quantity', 'Disks per server', <Figure value={quantity} unit="disks" />),
          ['Disk type', diskType],
          figure('diskSize', 'Disk size', <Nominal value={diskSize} unit="TB" />),
          ['RAID type', raidType],
          figure('reqCapacity', 'Required capacity', <Figure value={reqCapacity} unit="TB" />),
          figure('formattedCapacity', 'Formatted capacity', <Figure value={formattedCapacity} unit={FORMATTED_UNIT} />),
          ['Connectivity', database.connectivity],
          figure('iops', 'IOPS', <Figure value={database.iops} unit="IOPS" />),
          figure('transferSpeed', 'MB/s', <Figure value={database.transferSpeed} unit="MB/s" />),
        ]}
      />
    </>
  );
}
