import { MANAGEMENT_TEXTS as TEXTS, SOLUTION_TEXTS } from '#texts/proposal/proposal-hardware.ts';
import { sqlEdition, type ManagementServerProposal } from '@site-designer/texts';
import type { ReactNode } from 'react';
import { Figure } from '../../../ui/figures/figure.tsx';
import { Explained } from '../../../explained/explained.tsx';
import { Nominal } from './precise-figures.tsx';
import { SpecList, type Spec } from './spec-list.tsx';
import type { ReportInput } from '../report/report-input.ts';
import { Warnings, WarningsBeside, warningsAt } from './warnings.tsx';

/** The management server, or why a person has to design it. */
export function ManagementServer({ proposal }: Pick<ReportInput, 'proposal'>): ReactNode {
  const { managementServer, warnings } = proposal;
  if (managementServer === null) return <Warnings warnings={warningsAt(warnings, 'management')} />;
  return (
    <>
      <WarningsBeside warnings={warnings} place="management" />
      <SpecList specs={specsOf(managementServer)} />
    </>
  );
}

function specsOf({ databaseStorage, ...server }: ManagementServerProposal): Spec[] {
  return [
    [SOLUTION_TEXTS.cpuType, explained('cpuType', SOLUTION_TEXTS.cpuType, server.cpuType)],
    [SOLUTION_TEXTS.osDisk, explained('osDisk', SOLUTION_TEXTS.osDisk, server.osDisk)],
    [SOLUTION_TEXTS.ram, explained('ram', TEXTS.ram, <Figure value={server.ram} unit="GB" />)],
    [TEXTS.cameras, explained('maxCameras', TEXTS.cameras, <Figure value={server.maxCameras} unit="cameras" />)],
    [TEXTS.sqlServer, explained('sqlServer', TEXTS.sqlServer, sqlEdition(server.sqlServer))],
    [
      TEXTS.disks,
      explained('databaseStorage.quantity', TEXTS.disks, <Figure value={databaseStorage.quantity} unit="disks" />),
    ],
    [TEXTS.diskType, explained('databaseStorage.diskType', TEXTS.diskType, databaseStorage.diskType)],
    [
      TEXTS.diskSize,
      explained('databaseStorage.diskSize', TEXTS.diskSize, <Nominal value={databaseStorage.diskSize} unit="TB" />),
    ],
    [TEXTS.raidType, explained('databaseStorage.raidType', TEXTS.raidType, databaseStorage.raidType)],
  ];
}

function explained(field: string, name: string, figure: ReactNode): ReactNode {
  return (
    <Explained key={field} path={`managementServer.${field}`} name={name}>
      {figure}
    </Explained>
  );
}
