import type * as Engine from '@site-designer/sizing-engine';
import type * as Comparison from '@site-designer/sizing-engine/comparison';
import type * as Explanations from '@site-designer/sizing-engine/explanations';
import type { Rendered } from './rendered.ts';

export { customerDocumentOf } from './customer-document/customer-document.ts';
export { projectDocumentOf, type ProjectSiteInput } from './customer-document/project.ts';
export { isCut, listedKept, shownStates } from './answer-card/failing.ts';
export { LIMIT_LOOKS } from './answer-card/limit-looks.ts';
export { hardwareSentences, headlineOf, spareKind } from './answer-card/hardware.ts';
export { answerLines, wayGives, type AnswerLine } from './answer-card/lines.ts';
export {
  brokenOnSpare,
  cheaperChoice,
  fullestOf,
  lostWithDisk,
  noneCheaper,
  priceNotes,
  storageNote,
  withoutSpare,
  type AnsweredProposal,
} from './answer-card/parts.ts';
export { answer as ANSWER_WORDS } from '#language/documents/answer';
export type { AnswerWords, SpareKind } from './document-words/answer.ts';
export type { Pieces, Shown } from './document-words/pieces.ts';
export {
  TERM_CODES,
  type CameraPromise,
  type CustomerDocument,
  type DocumentItem,
  type DocumentPrice,
  type DocumentSite,
  type DocumentTerm,
  type ProjectDocument,
  type SoldItem,
  type TermCode,
} from './customer-document/document.ts';
export { failureSentences, type FailureSentence } from './customer-document/failures.ts';
export { documentFormatsOf, type DocumentFormats } from './document-formats.ts';
export type { DocumentWords } from './document-words/document-words.ts';
export { formatsOf, type Formats } from './formats.ts';
export { amountIn, moneyIn } from './money.ts';
export { groupPromises } from './customer-document/promises.ts';
export type { CustomerDocumentInput, DocumentBranding, DocumentResult, IssueFacts } from './customer-document/input.ts';
export { derivationText, type DerivationTextOptions } from './derivation-text.ts';
export { en } from './en/en.ts';
export { english } from './english.ts';
export { ownSpeaker } from './own-speaker.ts';
export { COLON, LOCALE, SEMICOLON } from '#language/grammar';
export { unitText } from '#language/units';
export { sqlEdition } from '#language/sql-editions';
export { capitalized, MOST_PERCENT, namesText, numberSignsOf } from './grammar.ts';
export { wordFor } from './en/grammar.ts';
export { groupTitles } from './group-titles.ts';
export { boughtServers, hardwareLine, serversLine } from './hardware-line.ts';
export type { CheckWords, NameWords } from './check-words.ts';
export { checkWords } from './own-checks.ts';
export { fieldWords } from './own-fields.ts';
export { COLUMN_TITLES, INPUT_TITLES, SHORT_TITLES, SHORTEST_TITLES } from '#language/fields';
export { levelName } from './own-levels.ts';
export { nameWords } from './own-names.ts';
export { catalogueAsGiven, namedCatalogue, namedOptions } from './named-catalogue.ts';
export type { CatalogueWords } from './catalogue-words.ts';
export type { InLanguage } from './in-language.ts';
export type { DerivationWords, Language, Sentences, Speaker } from './language.ts';
export { speakAs, textsInUse, type SpokenLanguage } from './language-in-use.ts';
export { indexFile, LANGUAGES, languageFor, localeIn, USUAL_LANGUAGE, type LanguageCode } from './languages.ts';
export type * from './installer-document/document.ts';
export type { InstallerQuestion, InstallerResult } from './installer-document/input.ts';
export { installerDocumentOf } from './installer-document/installer-document.ts';
export { isBesideRacks, RACK_UNITS, racksOf, type Rack, type StackedDevices } from './installer-document/racks.ts';
export { labelRows, portRows, type PortRow } from './installer-document/port-rows.ts';
export type * from './network-document/document.ts';
export type { NetworkDocumentInput, NetworkDocumentResult } from './network-document/input.ts';
export { networkDocumentOf } from './network-document/network-document.ts';
export { projectNetworkDocumentOf } from './network-document/project.ts';
export { networkSheets, projectNetworkSheets, type NetworkSheet } from './network-document/sheets.ts';
export { errorText, fieldErrors, fieldText, problemText, type FieldError } from './problem-text.ts';
export type { Rendered } from './rendered.ts';
export { reportNotes } from './report-notes.ts';
export { assumedFacts, salesHistories } from './sales-document/assumed-facts.ts';
export type * from './sales-document/document.ts';
export type {
  Margin,
  MarginLine,
  SalesDocumentInput,
  SalesHistories,
  SalesResult,
  WhatIf,
} from './sales-document/input.ts';
export { salesDocumentOf, whatIfQuestions } from './sales-document/sales-document.ts';
export { speaker } from './speaker.ts';
export { SPOKEN } from './spoken.ts';
export { expressionWithValues, formulaSource, sourceText, stepTitle } from './step-texts.ts';

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
