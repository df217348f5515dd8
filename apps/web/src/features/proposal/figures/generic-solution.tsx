import { DATABASE_TEXTS, NETWORK_TEXTS, SOLUTION_TEXTS as TEXTS } from '#texts/proposal/proposal-hardware.ts';
import { PROPOSAL_CHAPTERS as CHAPTERS } from '#texts/proposal/proposal.ts';
import { PRODUCT_TEXTS } from '#texts/pages/product.ts';
import type { StorageRole } from '@site-designer/sizing-engine';
import type { DatabaseProposal, NetworkInterface, Proposal, ServerLoad } from '@site-designer/texts';
import { Fragment, type ReactNode } from 'react';
import { Figure } from '../../../ui/figures/figure.tsx';
import { Meter } from '../charts/meter.tsx';
import { Explained } from '../../../explained/explained.tsx';
import { CountedShare, Formatted, hasBothShares } from './formatted.tsx';
import styles from './generic-solution.module.css';
import { Nominal } from './precise-figures.tsx';
import type { ReportInput } from '../report/report-input.ts';
import { SpecList, type Spec } from './spec-list.tsx';
import table from '../../../explained/table.module.css';
import { Table, type Column } from '../../../explained/table.tsx';
import { databaseWarnings, WarningsBeside } from './warnings.tsx';

export function RecordingServer({ proposal }: Pick<ReportInput, 'proposal'>): ReactNode {
  const { genericProposal: server, warnings } = proposal;
  if (server === null) return null;
  return (
    <>
      <SpecList
        specs={[
          [TEXTS.quantity, explained('genericProposal.quantity', TEXTS.recordingServers, server.quantity)],
          [
            TEXTS.camerasPerServer,
            explained(
              'genericProposal.camerasPrServer',
              TEXTS.camerasPerServer,
              <Figure value={server.camerasPrServer} unit="cameras" />,
            ),
          ],
          [TEXTS.machineType, explained('genericProposal.machineType', TEXTS.machineType, server.machineType)],
          [TEXTS.cpuType, explained('genericProposal.cpuType', TEXTS.cpuType, server.cpuType)],
          [TEXTS.osDisk, explained('genericProposal.osDisk', TEXTS.osDisk, server.osDisk)],
          [TEXTS.ram, explained('genericProposal.ram', TEXTS.ram, <Figure value={server.ram} unit="GB" />)],
        ]}
      />
      <WarningsBeside warnings={warnings} place="servers" />
      <p className={styles.footnote}>{PRODUCT_TEXTS.evenDistribution}</p>
    </>
  );
}

export function NetworkInterfaces({ proposal }: Pick<ReportInput, 'proposal'>): ReactNode {
  const { networkInterface, warnings } = proposal;
  return (
    <>
      <Table
        label={CHAPTERS.network}
        columns={NETWORK}
        rows={(networkInterface ?? []).map((row, index) => ({ ...row, path: `networkInterface[${index}]` }))}
        rowKey={({ usage }) => usage}
      />
      <WarningsBeside warnings={warnings} place="clients" />
    </>
  );
}

type DatabaseInput = Pick<ReportInput, 'proposal' | 'question'>;

/** The storage that a recording server writes to. */
export function LiveDatabase({ proposal, question }: DatabaseInput): ReactNode {
  return <Database proposal={proposal} question={question} path="liveDatabase" storage="live" />;
}

/** The storage that recordings are moved to. */
export function Archive({ proposal, question }: DatabaseInput): ReactNode {
  return <Database proposal={proposal} question={question} path="archiveDatabase" storage="archive" />;
}

interface NetworkRow extends NetworkInterface {
  readonly path: string;
}

const NETWORK: readonly Column<NetworkRow>[] = [
  { title: NETWORK_TEXTS.usage, cell: usageCell },
  { title: NETWORK_TEXTS.speed, cell: speedFigure, isNumber: true },
  { title: NETWORK_TEXTS.required, cell: requiredBitrate, isNumber: true },
  { title: NETWORK_TEXTS.details, cell: ({ details }) => details, isWideOnly: true },
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
  return explained(`${path}.speed`, NETWORK_TEXTS.speedOf(usage), <Nominal value={speed} unit="Mbit/s" />);
}

function requiredBitrate({ usage, path, requiredBitrate: value }: NetworkRow): ReactNode {
  if (value === null) return PRODUCT_TEXTS.noData;
  return explained(`${path}.requiredBitrate`, NETWORK_TEXTS.requiredOf(usage), <Figure value={value} unit="Mbit/s" />);
}

function explained(path: string, name: string, figure: ReactNode): ReactNode {
  return (
    <Explained key={path} path={path} name={name}>
      {figure}
    </Explained>
  );
}

interface DatabaseProps extends DatabaseInput {
  readonly path: 'liveDatabase' | 'archiveDatabase';
  readonly storage: StorageRole;
}

interface Fill {
  /** Which of several storages it is. */
  readonly title: string;
  readonly percent: number;
  readonly path: string;
}

const NO_FILL: Fill = { title: '', percent: 0, path: '' };

function fillOf(role: StorageRole, { loads }: Pick<Proposal, 'loads'>): Fill {
  const isFill = ({ limit, storage }: ServerLoad): boolean => limit === 'storage' && storage === role;
  const index = loads?.findIndex(isFill) ?? -1;
  const load = loads?.[index];
  return load ? { title: load.title, percent: load.percent, path: `loads[${index}].percent` } : NO_FILL;
}

function Database({ proposal, question, path, storage }: DatabaseProps): ReactNode {
  const database = proposal[path];
  if (database === null) return null;
  const fill = fillOf(storage, proposal);
  return (
    <>
      <div className={styles.fill}>
        <Meter label={DATABASE_TEXTS.inUse} percent={fill.percent}>
          <Explained path={fill.path} name={`${DATABASE_TEXTS.inUse}, ${fill.title}`}>
            <CountedShare value={fill.percent} question={question} hasBoth={hasBothShares(proposal)} />
          </Explained>
        </Meter>
      </div>
      <SpecList specs={databaseSpecs(database, path)} />
      <WarningsBeside warnings={databaseWarnings(proposal.warnings, database)} />
    </>
  );
}

function databaseSpecs(database: DatabaseProposal, path: DatabaseProps['path']): readonly Spec[] {
  const figure = (field: string, name: string, shown: ReactNode): Spec => [
    name,
    explained(`${path}.${field}`, name, shown),
  ];
  const { quantity, diskType, diskSize, raidType, reqCapacity, formattedCapacity } = database;
  return [
    figure('quantity', DATABASE_TEXTS.disks, <Figure value={quantity} unit="disks" />),
    figure('diskType', DATABASE_TEXTS.diskType, diskType),
    figure('diskSize', DATABASE_TEXTS.diskSize, <Nominal value={diskSize} unit="TB" />),
    figure('raidType', DATABASE_TEXTS.raidType, raidType),
    ...arraySpecs(database, path),
    figure('reqCapacity', DATABASE_TEXTS.required, <Figure value={reqCapacity} unit="TB" />),
    figure('formattedCapacity', DATABASE_TEXTS.formatted, <Formatted tib={formattedCapacity} />),
    figure('connectivity', DATABASE_TEXTS.connectivity, database.connectivity),
    figure('iops', DATABASE_TEXTS.iops, <Figure value={database.iops} unit="IOPS" />),
    figure('transferSpeed', DATABASE_TEXTS.transferSpeed, <Figure value={database.transferSpeed} unit="MB/s" />),
  ];
}

/** The arrays of the disks, if there are several. */
function arraySpecs({ arrays }: DatabaseProposal, path: string): Spec[] {
  if (arrays.length < 2) return [];
  const shown = arrays.map((disks, index) => (
    <Fragment key={index}>
      {index > 0 && ' + '}
      <Explained path={`${path}.arrays[${index}]`} name={DATABASE_TEXTS.array(index + 1)}>
        {index === arrays.length - 1 ? <Figure value={disks} unit="disks" /> : disks}
      </Explained>
    </Fragment>
  ));
  return [[DATABASE_TEXTS.arrays, <span key="arrays">{shown}</span>]];
}
