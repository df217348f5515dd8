import { PROPOSAL_CHAPTERS as CHAPTERS } from '#texts/proposal/proposal.ts';
import { rowsByGroup } from '@site-designer/sizing-engine/design';
import { Alternatives } from '../answer/alternatives.tsx';
import { Limits, stepsOf } from '../answer/limits.tsx';
import { Ledger } from '../charts/ledger.tsx';
import { RetentionChart } from '../charts/retention-chart.tsx';
import { ServerLoads } from '../charts/server-loads.tsx';
import { StorageByGroup } from '../charts/storage-by-group.tsx';
import { ForDevelopers } from '../export/for-developers.tsx';
import { BillOfMaterials } from '../figures/bill-of-materials.tsx';
import { Demand } from '../figures/demand.tsx';
import { FailingDisks } from '../figures/failing-disks.tsx';
import { FailureStates } from '../figures/failure-states.tsx';
import { Archive, LiveDatabase, NetworkInterfaces, RecordingServer } from '../figures/generic-solution.tsx';
import { HuskySolution } from '../figures/husky-solution.tsx';
import { Licences } from '../figures/licences.tsx';
import { ManagementServer } from '../figures/management-server.tsx';
import { PhysicalFigures } from '../figures/physical-figures.tsx';
import { RetentionFindings } from '../figures/retention-findings.tsx';
import { ServerPlan } from '../figures/server-plan.tsx';
import { isForCustomers, Warnings, warningsAt } from '../figures/warnings.tsx';
import { CameraInformation } from '../print/camera-information.tsx';
import { Information, Terms } from '../print/information.tsx';
import { UserRequest } from '../print/user-request.tsx';
import type { PrintVersion, ReportSection } from './report-section.ts';

const BOTH: readonly PrintVersion[] = ['customer', 'engineer'];
const ENGINEER: readonly PrintVersion[] = ['engineer'];

/** The sections after the recommendation, in the order of screen and print. */
export const REPORT_SECTIONS: readonly ReportSection[] = [
  {
    id: 'cameras',
    title: CHAPTERS.cameraInformation,
    versions: ENGINEER,
    isFolded: false,
    isForPaper: true,
    applies: ({ question }) => question !== undefined,
    Content: CameraInformation,
  },
  {
    id: 'request',
    title: CHAPTERS.userRequest,
    versions: ENGINEER,
    isFolded: false,
    isForPaper: true,
    applies: ({ question }) => question !== undefined,
    Content: UserRequest,
  },
  {
    id: 'bill',
    title: CHAPTERS.billOfMaterials,
    versions: BOTH,
    isFolded: false,
    applies: always,
    Content: BillOfMaterials,
  },
  {
    id: 'warnings',
    title: CHAPTERS.warnings,
    versions: BOTH,
    isFolded: false,
    applies: ({ proposal }) => proposal.warnings.length > 0,
    isForCustomers: ({ proposal }) => proposal.warnings.some(isForCustomers),
    Content: ({ proposal, sections }) => (
      <Warnings warnings={sections ? proposal.warnings.filter(isForCustomers) : proposal.warnings} />
    ),
  },
  {
    id: 'retention-rules',
    title: CHAPTERS.retentionRules,
    versions: BOTH,
    isFolded: false,
    applies: ({ question }) => question !== undefined && question.serverSettings.retentionRules.length > 0,
    Content: RetentionFindings,
  },
  {
    id: 'solution',
    title: CHAPTERS.solution,
    versions: BOTH,
    isFolded: false,
    applies: ({ proposal }) => proposal.huskyProposal !== null,
    Content: HuskySolution,
  },
  {
    id: 'server',
    title: CHAPTERS.recordingServer,
    versions: BOTH,
    isFolded: false,
    applies: ({ proposal }) => proposal.genericProposal !== null,
    Content: RecordingServer,
  },
  {
    id: 'network',
    title: CHAPTERS.network,
    versions: ENGINEER,
    isFolded: false,
    applies: ({ proposal }) => proposal.networkInterface !== null,
    Content: NetworkInterfaces,
  },
  {
    id: 'live-database',
    title: CHAPTERS.liveDatabase,
    versions: BOTH,
    isFolded: false,
    applies: ({ proposal }) => proposal.liveDatabase !== null,
    Content: LiveDatabase,
  },
  {
    id: 'archive',
    title: CHAPTERS.archive,
    versions: BOTH,
    isFolded: false,
    applies: ({ proposal }) => proposal.archiveDatabase !== null,
    Content: Archive,
  },
  {
    id: 'failure',
    title: CHAPTERS.failure,
    versions: BOTH,
    isFolded: false,
    applies: ({ proposal }) => proposal.failure !== null,
    Content: FailureStates,
  },
  {
    id: 'failing-disks',
    title: CHAPTERS.failingDisks,
    versions: ENGINEER,
    isFolded: true,
    applies: ({ proposal }) => proposal.failure !== null,
    Content: FailingDisks,
  },
  {
    id: 'management-server',
    title: CHAPTERS.managementServer,
    versions: BOTH,
    isFolded: false,
    applies: ({ proposal: { managementServer, warnings } }) =>
      managementServer !== null || warningsAt(warnings, 'management').length > 0,
    isForCustomers: ({ proposal }) => proposal.managementServer !== null,
    Content: ManagementServer,
  },
  {
    id: 'physical',
    title: CHAPTERS.physical,
    versions: BOTH,
    isFolded: false,
    applies: ({ proposal }) => proposal.physical !== null,
    Content: PhysicalFigures,
  },
  {
    id: 'licences',
    title: CHAPTERS.licences,
    versions: ENGINEER,
    isFolded: false,
    applies: ({ proposal }) => proposal.licences !== null,
    Content: Licences,
  },
  {
    id: 'plan',
    title: CHAPTERS.serverPlan,
    versions: ENGINEER,
    isFolded: true,
    applies: ({ proposal }) => proposal.serverPlan !== null,
    Content: ServerPlan,
  },
  {
    id: 'headroom',
    title: CHAPTERS.limits,
    versions: ENGINEER,
    isFolded: true,
    applies: ({ proposal: { bindingConstraint, headroom } }) =>
      bindingConstraint !== null || stepsOf(headroom).length > 0,
    Content: Limits,
  },
  {
    id: 'loads',
    title: CHAPTERS.loads,
    versions: ENGINEER,
    isFolded: true,
    applies: ({ proposal }) => proposal.loads !== null,
    Content: ServerLoads,
  },
  {
    id: 'retention',
    title: CHAPTERS.retention,
    versions: ENGINEER,
    isFolded: true,
    applies: ({ proposal }) => proposal.retentionReach !== null,
    Content: RetentionChart,
  },
  {
    id: 'storage-by-group',
    title: CHAPTERS.storageByGroup,
    versions: ENGINEER,
    isFolded: true,
    applies: ({ question }) => question !== undefined && rowsByGroup(question.cameras).size > 1,
    Content: StorageByGroup,
  },
  {
    id: 'ledger',
    title: CHAPTERS.ledger,
    versions: ENGINEER,
    isFolded: true,
    applies: ({ proposal }) => proposal.ledger.length > 0,
    Content: Ledger,
  },
  {
    id: 'demand',
    title: CHAPTERS.demand,
    versions: ENGINEER,
    isFolded: true,
    applies: always,
    Content: ({ proposal }) => <Demand {...proposal} />,
  },
  {
    id: 'alternatives',
    title: CHAPTERS.alternatives,
    versions: ENGINEER,
    isFolded: true,
    applies: ({ proposal }) => proposal.alternatives.length > 0,
    Content: Alternatives,
  },
  {
    id: 'information',
    title: CHAPTERS.information,
    versions: ENGINEER,
    isFolded: true,
    applies: always,
    Content: Information,
  },
  {
    id: 'terms',
    title: CHAPTERS.terms,
    versions: BOTH,
    isFolded: true,
    applies: always,
    Content: Terms,
  },
  {
    id: 'developers',
    title: CHAPTERS.developers,
    versions: [],
    isFolded: true,
    applies: always,
    Content: ForDevelopers,
  },
];

function always(): boolean {
  return true;
}
