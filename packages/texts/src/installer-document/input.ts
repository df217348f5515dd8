import type {
  CameraRow,
  Catalogue,
  Design,
  PlannedServer,
  Proposal as EngineProposal,
} from '@site-designer/sizing-engine';
import type { InstallerWords } from '../document-words/installer.ts';
import type { FigureFormats } from '../language/document-formats.ts';
import type { Rendered } from '../basics/rendered.ts';
import type { Assumptions } from '../told/assumptions.ts';
import type { NumberedServers } from './names.ts';

type Proposal = Rendered<EngineProposal>;

/** What is read of a result. */
export type InstallerResult = Pick<
  Proposal,
  | 'genericProposal'
  | 'huskyProposal'
  | 'networkInterface'
  | 'liveDatabase'
  | 'archiveDatabase'
  | 'managementServer'
  | 'evidenceLock'
  | 'failure'
  | 'retentionFindings'
  | 'bill'
  | 'physical'
  | 'licences'
> & {
  readonly network?: Proposal['network'] | undefined;
  readonly totals: Pick<Proposal['totals'], 'cameras'>;
  readonly serverPlan: {
    readonly servers: readonly (Omit<PlannedServer, 'dailyTb'> & Partial<Pick<PlannedServer, 'dailyTb'>>)[] | null;
  } | null;
  readonly answer: Pick<Proposal['answer'], 'recording' | 'spares' | 'hardware' | 'storages' | 'onFailure'>;
};

/** What an installer's document is made of. */
export interface InstallerQuestion {
  /** With its sentences. To name the server of each group in a plan of more than 200 entries, size with the option `plan`. */
  readonly result: InstallerResult;
  /** The design that the result answers. */
  readonly design: Design & {
    /** Cameras on floor plans, in any order. */
    readonly placements?: readonly { readonly cameraGroupId: number; readonly label: string }[];
  };
  readonly catalogue: Catalogue;
  /** Of numbers, BCP 47; empty for the usual one. */
  readonly locale: string;
}

/** Servers with the same cameras, by their numbers. */
export interface NamedServers extends NumberedServers {
  /** Undefined where the plan is too long to be listed. */
  readonly plan: NonNullable<NonNullable<InstallerResult['serverPlan']>['servers']>[number] | undefined;
}

/** A result that has hardware, with what all parts of the document need. */
export interface InstallerInput extends InstallerQuestion {
  readonly bill: NonNullable<InstallerResult['bill']>;
  readonly recording: number;
  readonly spares: number;
  readonly hardware: NonNullable<InstallerResult['answer']['hardware']>;
  readonly servers: readonly NamedServers[];
  /** Titles of groups by id. */
  readonly groups: ReadonlyMap<number, string>;
  /** Streams of groups by id, the first one first. */
  readonly streams: ReadonlyMap<number, readonly CameraRow[]>;
  readonly formats: FigureFormats;
  readonly words: InstallerWords;
  readonly assumptions: Assumptions;
}

export type InstallerLine = InstallerInput['bill'][number];
