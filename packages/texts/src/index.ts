import type * as Engine from '@site-designer/sizing-engine';
import type * as Comparison from '@site-designer/sizing-engine/comparison';
import type * as Explanations from '@site-designer/sizing-engine/explanations';
import { en } from './en.ts';
import type { Rendered } from './rendered.ts';
import { speaker } from './speaker.ts';

export { derivationText, type DerivationTextOptions } from './derivation-text.ts';
export { en } from './en.ts';
export { capitalized } from './english-words.ts';
export { groupTitles } from './group-titles.ts';
export type { DerivationWords, Language, Sentences, Speaker } from './language.ts';
export type * from './installer-document/document.ts';
export type { InstallerQuestion, InstallerResult } from './installer-document/input.ts';
export { installerDocumentOf } from './installer-document/installer-document.ts';
export type { Rendered } from './rendered.ts';
export { speaker } from './speaker.ts';
export { expressionWithValues, sourceText, stepTitle } from './step-texts.ts';

/** Says things in English. */
export const english = speaker(en);

/** Results of the engine with their sentences. */
export type Alternative = Rendered<Engine.Alternative>;
export type Answer = Rendered<Engine.Answer>;
export type BillLine = Rendered<Engine.BillLine>;
export type Derivation = Rendered<Explanations.Derivation>;
export type Derivations = Rendered<Explanations.Derivations>;
export type DatabaseProposal = Rendered<Engine.DatabaseProposal>;
export type Difference = Rendered<Comparison.Difference>;
export type ExplainedProposal = Rendered<Engine.ExplainedProposal>;
export type Failure = Rendered<Engine.Failure>;
export type FailureNote = Rendered<Engine.FailureNote>;
export type GenericProposal = Rendered<Engine.GenericProposal>;
export type Headroom = Rendered<Engine.Headroom>;
export type HuskyIvoSpec = Rendered<Engine.HuskyIvoSpec>;
export type HuskyProposal = Rendered<Engine.HuskyProposal>;
export type LedgerStep = Rendered<Engine.LedgerStep>;
export type Licence = Rendered<Engine.Licence>;
export type LimitState = Rendered<Engine.LimitState>;
export type ManagementServerProposal = Rendered<Engine.ManagementServerProposal>;
export type NetworkInterface = Rendered<Engine.NetworkInterface>;
export type Proposal = Rendered<Engine.Proposal>;
export type ServerLoad = Rendered<Engine.ServerLoad>;
export type Warning = Rendered<Engine.Warning>;
