import type { ManagementServerProposal, Proposal } from '@site-designer/sizing-engine';
import type { ReactNode } from 'react';
import { Figure } from '../../ui/figure.tsx';
import { Explained } from './explanation/explained.tsx';
import { Nominal } from './nominal.tsx';
import { Section } from './section.tsx';
import { SpecList, type Spec } from './spec-list.tsx';
import { Warnings, warningsAt } from './warnings.tsx';

/** The management server, or why a person has to design it; nothing where none was asked for. */
export function ManagementServer({ proposal }: { readonly proposal: Proposal }): ReactNode {
  const { managementServer, warnings } = proposal;
  if (managementServer === null && warningsAt(warnings, 'management').length === 0) return null;
  return (
    <Section title="Management Server">
      <Warnings warnings={warnings} place="management" />
      {managementServer && <SpecList specs={specsOf(managementServer)} />}
    </Section>
  );
}

function specsOf({ databaseStorage, ...server }: ManagementServerProposal): Spec[] {
  return [
    ['CPU type', server.cpuType],
    ['OS disk', server.osDisk],
    ['RAM', explained('ram', 'RAM of the management server', <Figure value={server.ram} unit="GB" />)],
    [
      'Supported cameras',
      explained('maxCameras', 'Supported cameras', <Figure value={server.maxCameras} unit="cameras" />),
    ],
    ['SQL Server', server.sqlServer],
    [
      'Database disks',
      explained('databaseStorage.quantity', 'Database disks', <Figure value={databaseStorage.quantity} unit="disks" />),
    ],
    ['Database disk type', databaseStorage.diskType],
    [
      'Database disk size',
      explained(
        'databaseStorage.diskSize',
        'Database disk size',
        <Nominal value={databaseStorage.diskSize} unit="TB" />,
      ),
    ],
    ['Database RAID type', databaseStorage.raidType],
  ];
}

function explained(field: string, name: string, figure: ReactNode): ReactNode {
  return (
    <Explained key={field} path={`managementServer.${field}`} name={name}>
      {figure}
    </Explained>
  );
}
