import type {
  BillLine,
  CameraRow,
  Catalogue,
  Design,
  NetworkSettings,
  Proposal as EngineProposal,
} from '@site-designer/sizing-engine';
import type { Assumptions } from '../told/assumptions.ts';
import type { FigureFormats } from '../language/document-formats.ts';
import type { Rendered } from '../basics/rendered.ts';

type Proposal = Rendered<EngineProposal>;
type Network = NonNullable<Proposal['network']>;

export type PlannedCloset = Network['closets'][number];

/** What is read of a result; earlier versions had no network. */
export interface NetworkDocumentResult {
  readonly bill:
    | readonly Pick<
        BillLine,
        'kind' | 'designation' | 'quantity' | 'typicalW' | 'greatestW' | 'heatBtuPerHour' | 'rackUnits'
      >[]
    | null;
  readonly network?: Proposal['network'] | undefined;
  readonly viewing?: Proposal['viewing'] | undefined;
  readonly totals: Pick<Proposal['totals'], 'cameras'>;
  readonly answer?: Pick<Proposal['answer'], 'recording' | 'spares'> | undefined;
}

/** What an IT request sheet is made of. */
export interface NetworkDocumentInput {
  readonly result: NetworkDocumentResult;
  /** The design that the result answers. */
  readonly design: Design;
  readonly catalogue: Pick<Catalogue, 'version' | 'switchKinds' | 'siteModel'>;
  /** Of numbers, BCP 47; empty for the usual one. */
  readonly locale: string;
}

/** A camera group with its first stream, which rules how it is connected. */
export interface ConnectedTitle {
  readonly title: string;
  readonly first: CameraRow;
}

/** A result with a network, with what all lines need. */
export interface NetworkSources extends NetworkDocumentInput {
  readonly network: Network;
  readonly settings: NetworkSettings;
  /** Groups by their closet. */
  readonly groups: ReadonlyMap<string, readonly ConnectedTitle[]>;
  readonly formats: FigureFormats;
  readonly assumptions: Assumptions;
}
