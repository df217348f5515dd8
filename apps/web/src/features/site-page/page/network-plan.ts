import type { ServerSettings } from '@site-designer/sizing-engine';
import type { Proposal } from '@site-designer/texts';

/** The planned network of an answer. */
export type NetworkPlan = NonNullable<Proposal['network']>;

/** Live view of an answer. */
export type ViewingPlan = NonNullable<Proposal['viewing']>;

/** Viewing workstations of one kind. */
export type Station = ServerSettings['viewing']['stations'][number];
