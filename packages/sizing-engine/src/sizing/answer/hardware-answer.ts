import type { Explained } from '../../derivation/explained.ts';
import type { Quantity } from '../../derivation/quantity.ts';
import type { MotionServers } from '../viewing/server-motion.ts';
import type { RecordingHardware } from '../bill/explained-line.ts';
import type { AnswerStorage, Proposal, Warning } from '../result/result.ts';

/** The part of a proposal that depends on the hardware type. */
export type HardwareAnswer = Pick<
  Explained<Proposal>,
  | 'genericProposal'
  | 'networkInterface'
  | 'liveDatabase'
  | 'archiveDatabase'
  | 'huskyProposal'
  | 'bindingConstraint'
  | 'loads'
  | 'serverPlan'
  | 'retentionReach'
  | 'tiers'
  | 'failure'
  | 'reach'
  | 'headroom'
  | 'ledger'
  | 'alternatives'
> & {
  /** The storages of each server. */
  readonly storages: readonly Explained<AnswerStorage>[];
  readonly warnings: readonly Warning[];
  /** The recording servers, for what is asked of them beside recording. */
  readonly recording: MotionServers & { readonly servers: Quantity<'server'> };
  /** What has to be bought of it. */
  readonly hardware: RecordingHardware;
};
