import type { ManagementServerProposal, Proposal } from '@site-designer/sizing-engine';
import type { ReactNode } from 'react';
import { Figure } from '../../ui/figure.tsx';
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
    ['RAM', <Figure key="ram" value={server.ram} unit="GB" />],
    ['Supported cameras', <Figure key="cameras" value={server.maxCameras} unit="cameras" />],
    ['SQL Server', server.sqlServer],
    ['Database disks', <Figure key="disks" value={databaseStorage.quantity} unit="disks" />],
    ['Database disk type', databaseStorage.diskType],
    ['Database disk size', <Nominal key="size" value={databaseStorage.diskSize} unit="TB" />],
    ['Database RAID type', databaseStorage.raidType],
  ];
}
