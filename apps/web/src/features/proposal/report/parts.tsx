import { PROPOSAL_CHAPTERS as CHAPTERS } from '#texts/proposal/proposal.ts';
import { SECTION_TEXTS as SECTIONS } from '#texts/proposal/sections.ts';
import { rowsByGroup } from '@site-designer/sizing-engine/design';
import type { ReactNode } from 'react';
import { Alternatives } from '../answer/alternatives.tsx';
import { Limits, stepsOf } from '../answer/limits.tsx';
import { Ledger } from '../charts/ledger.tsx';
import { RetentionChart } from '../charts/retention-chart.tsx';
import { ServerLoads } from '../charts/server-loads.tsx';
import { StorageByGroup } from '../charts/storage-by-group.tsx';
import { ForDevelopers } from '../export/for-developers.tsx';
import { BillOfMaterials } from '../bill/bill-of-materials.tsx';
import { Demand } from '../figures/demand.tsx';
import { FailingDisks } from '../failure/failing-disks.tsx';
import { FailureStates } from '../failure/failure-states.tsx';
import { Archive, LiveDatabase, NetworkInterfaces, RecordingServer } from '../figures/generic-solution.tsx';
import { HuskySolution } from '../figures/husky-solution.tsx';
import { Licences } from '../bill/licences.tsx';
import { ManagementServer } from '../figures/management-server.tsx';
import { PhysicalFigures } from '../figures/physical-figures.tsx';
import { RetentionFindings } from '../figures/retention-findings.tsx';
import { ServerPlan } from '../figures/server-plan.tsx';
import { WhatIsRecorded } from '../figures/what-is-recorded.tsx';
import { isForCustomers, Warnings, warningsAt } from '../figures/warnings.tsx';
import { CameraInformation } from '../print/camera-information.tsx';
import { Information, Terms } from '../print/information.tsx';
import { UserRequest } from '../print/user-request.tsx';
import type { ReportInput } from './report-input.ts';

/** A part of a proposal, defined once for the sections of the screen, the paper and the links of older proposals. */
export interface Part {
  readonly title: string;
  readonly applies: (input: ReportInput) => boolean;
  /** Whether it has content for a customer; omitted if it always has. */
  readonly isForCustomers?: (input: ReportInput) => boolean;
  readonly Content: (input: ReportInput) => ReactNode;
}

/** By their anchors on the page: `…/proposal#bill`. Older proposals name the ones that they show. */
export const PARTS = {
  cameras: {
    title: CHAPTERS.cameraInformation,
    applies: ({ question }) => question !== undefined,
    Content: CameraInformation,
  },
  request: {
    title: CHAPTERS.userRequest,
    applies: ({ question }) => question !== undefined,
    Content: UserRequest,
  },
  bill: { title: CHAPTERS.billOfMaterials, applies: always, Content: BillOfMaterials },
  warnings: {
    title: CHAPTERS.warnings,
    applies: ({ proposal }) => proposal.warnings.length > 0,
    isForCustomers: ({ proposal }) => proposal.warnings.some(isForCustomers),
    Content: ({ proposal, sections }) => (
      <Warnings warnings={sections ? proposal.warnings.filter(isForCustomers) : proposal.warnings} />
    ),
  },
  'retention-rules': {
    title: CHAPTERS.retentionRules,
    applies: ({ question }) => question !== undefined && question.serverSettings.retentionRules.length > 0,
    Content: RetentionFindings,
  },
  solution: {
    title: CHAPTERS.solution,
    applies: ({ proposal }) => proposal.huskyProposal !== null,
    Content: HuskySolution,
  },
  server: {
    title: CHAPTERS.recordingServer,
    applies: ({ proposal }) => proposal.genericProposal !== null,
    Content: RecordingServer,
  },
  network: {
    title: CHAPTERS.network,
    applies: ({ proposal }) => proposal.networkInterface !== null,
    Content: NetworkInterfaces,
  },
  'live-database': {
    title: CHAPTERS.liveDatabase,
    applies: ({ proposal }) => proposal.liveDatabase !== null,
    Content: LiveDatabase,
  },
  archive: {
    title: CHAPTERS.archive,
    applies: ({ proposal }) => proposal.archiveDatabase !== null,
    Content: Archive,
  },
  failure: {
    title: CHAPTERS.failure,
    applies: ({ proposal }) => proposal.failure !== null,
    Content: FailureStates,
  },
  'failing-disks': {
    title: CHAPTERS.failingDisks,
    applies: ({ proposal }) => proposal.failure !== null,
    Content: FailingDisks,
  },
  'management-server': {
    title: CHAPTERS.managementServer,
    applies: ({ proposal: { managementServer, warnings } }) =>
      managementServer !== null || warningsAt(warnings, 'management').length > 0,
    isForCustomers: ({ proposal }) => proposal.managementServer !== null,
    Content: ManagementServer,
  },
  physical: {
    title: CHAPTERS.physical,
    applies: ({ proposal }) => proposal.physical !== null,
    Content: PhysicalFigures,
  },
  licences: {
    title: CHAPTERS.licences,
    applies: ({ proposal }) => proposal.licences !== null,
    Content: Licences,
  },
  plan: {
    title: CHAPTERS.serverPlan,
    applies: ({ proposal }) => proposal.serverPlan !== null,
    Content: ServerPlan,
  },
  headroom: {
    title: CHAPTERS.limits,
    applies: ({ proposal: { bindingConstraint, headroom } }) =>
      bindingConstraint !== null || stepsOf(headroom).length > 0,
    Content: Limits,
  },
  loads: {
    title: CHAPTERS.loads,
    applies: ({ proposal }) => proposal.loads !== null,
    Content: ServerLoads,
  },
  retention: {
    title: CHAPTERS.retention,
    applies: ({ proposal }) => proposal.retentionReach !== null,
    Content: RetentionChart,
  },
  recorded: {
    title: SECTIONS.recorded,
    applies: ({ question }) => question !== undefined,
    Content: WhatIsRecorded,
  },
  'storage-by-group': {
    title: CHAPTERS.storageByGroup,
    applies: ({ question }) => question !== undefined && rowsByGroup(question.cameras).size > 1,
    Content: StorageByGroup,
  },
  ledger: {
    title: CHAPTERS.ledger,
    applies: ({ proposal }) => proposal.ledger.length > 0,
    Content: Ledger,
  },
  demand: { title: CHAPTERS.demand, applies: always, Content: ({ proposal }) => <Demand {...proposal} /> },
  alternatives: {
    title: CHAPTERS.alternatives,
    applies: ({ proposal }) => proposal.alternatives.length > 0,
    Content: Alternatives,
  },
  information: { title: CHAPTERS.information, applies: always, Content: Information },
  terms: { title: CHAPTERS.terms, applies: always, Content: Terms },
  developers: { title: CHAPTERS.developers, applies: always, Content: ForDevelopers },
} satisfies Readonly<Record<string, Part>>;

export type PartId = keyof typeof PARTS;

function always(): boolean {
  return true;
}
