import type {
  Catalogue,
  Design,
  ServerSettings,
  Problem,
  SizingErrorCode,
  SizingOptions,
} from '@site-designer/sizing-engine';
import type { Derivation } from '@site-designer/sizing-engine/explanations';
import type { More, NetworkOfKind } from '@site-designer/sizing-engine/goals';
import type { Proposal, SalesHistories } from '@site-designer/texts';

/** A design to be sized. What is asked about the same object is answered from the same result. */
export interface Question {
  readonly design: Design;
  readonly catalogue: Catalogue;
  readonly options?: SizingOptions;
  /** What it should hold besides. */
  readonly more?: More;
}

/** What is asked about a design. */
export type SizingTask =
  | { readonly kind: 'size' }
  | { readonly kind: 'explain'; readonly path: string }
  | { readonly kind: 'assumed'; readonly paths: readonly string[] }
  | { readonly kind: 'anyAssumed' }
  | { readonly kind: 'histories' }
  | { readonly kind: 'survive' }
  | { readonly kind: 'networkByKind' };

/** A result without its histories, which stay in the worker. */
export interface Sized {
  readonly proposal: Proposal;
  /** Figures that can be explained. */
  readonly paths: readonly string[];
}

export interface SizingAnswers {
  readonly size: Sized;
  readonly explain: Derivation;
  /** Those of the paths that rest on an assumed fact. */
  readonly assumed: readonly string[];
  readonly anyAssumed: boolean;
  /** For the document of a sales engineer. */
  readonly histories: SalesHistories;
  /** Settings that survive one failed server; undefined where none do. */
  readonly survive: ServerSettings | undefined;
  /** What each kind of switch would take in every closet. */
  readonly networkByKind: readonly NetworkOfKind[];
}

export type AnyAnswer = SizingAnswers[SizingTask['kind']];

/** A question as the worker gets it. The entries of a catalogue are sent once. */
export interface SentQuestion extends Omit<Question, 'catalogue'> {
  readonly catalogue: number;
  readonly entries?: Catalogue;
}

export interface SizingRequest {
  readonly task: SizingTask;
  /** Number of the question. */
  readonly number: number;
  /** Omitted where the worker has had it. */
  readonly question?: SentQuestion;
}

/** `unknown`: the worker no longer has the question. */
export type SizingReply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'answer'; readonly answer: AnyAnswer }
  | { readonly kind: 'refused'; readonly code: SizingErrorCode; readonly subject: string; readonly problem: Problem }
  | { readonly kind: 'failed'; readonly message: string };
