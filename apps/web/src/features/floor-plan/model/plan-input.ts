import type { ElsewhereChange } from '@site-designer/camera-table';
import type { Placing } from '@site-designer/api-contract';
import type { CameraRow } from '@site-designer/sizing-engine';
import type { RowPatch } from '@site-designer/sizing-engine/design';
import type { Proposal } from '@site-designer/texts';
import type { Call } from '../../../lib/calls/call.ts';
import type { PictureCalls } from '../../../lib/calls/picture-call.ts';
import type { PlanPlace } from './use-plans.ts';

type GroupCoverage = NonNullable<Proposal['coverage']>[number];

/** What would give a group its purpose, with what it costs. */
export interface Cure {
  readonly kind: GroupCoverage['cures'][number]['kind'];
  /** What is set, as it is read. */
  readonly then: string;
  readonly addedTb: number;
  readonly addedKbps: number;
  readonly patch: RowPatch;
}

/** What the page of the plans shows, and how it changes the design. */
export interface PlanInput {
  readonly call: Call;
  readonly pictures: PictureCalls;
  readonly place: PlanPlace;
  /** Of the design. */
  readonly name: string;
  readonly rows: readonly CameraRow[];
  readonly placing: Placing;
  /** What the groups show, of the newest answer. */
  readonly coverage: Proposal['coverage'];
  /** Takes what is on plans over as one step, which may go on with the last one. */
  readonly onPlacing: (label: string, placing: Placing, isContinuous?: boolean) => void;
  /** Keeps a change of a plan, which belongs to the site, as a step of the same history. */
  readonly onElsewhere: (label: string, change: ElsewhereChange, isContinuous: boolean) => void;
  /** What would give a group its purpose. */
  readonly curesOf: (coverage: GroupCoverage, row: CameraRow) => readonly Cure[];
  /** Changes the cameras of a group as one step. */
  readonly onGroup: (label: string, row: CameraRow, patch: RowPatch) => void;
  readonly onFailure: (cause: unknown) => void;
}
