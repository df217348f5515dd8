import type * as Engine from '@site-designer/sizing-engine';
import type * as Comparison from '@site-designer/sizing-engine/comparison';
import type * as Explanations from '@site-designer/sizing-engine/explanations';
import type { Rendered } from './basics/rendered.ts';

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
export { documentFormatsOf, type DocumentFormats } from './language/document-formats.ts';
export type { DocumentWords } from './document-words/document-words.ts';
export { formatsOf, type Formats } from './basics/formats.ts';
export { amountIn, moneyIn } from './basics/money.ts';
export { groupPromises } from './customer-document/promises.ts';
export type { CustomerDocumentInput, DocumentBranding, DocumentResult, IssueFacts } from './customer-document/input.ts';
export { derivationText, type DerivationTextOptions } from './told/derivation-text.ts';
export { en } from './en/en.ts';
export { english } from './spoken/english.ts';
export { ownSpeaker } from './spoken/own-speaker.ts';
export { COLON, LOCALE, SEMICOLON } from '#language/grammar';
export { unitText } from '#language/units';
export { sqlEdition } from '#language/sql-editions';
export { capitalized, MOST_PERCENT, namesText, numberSignsOf } from './basics/grammar.ts';
export { wordFor } from './en/grammar.ts';
export { groupTitles } from './told/group-titles.ts';
export { boughtServers, hardwareLine, serversLine } from './told/hardware-line.ts';
export type { CheckWords, NameWords } from './spoken/check-words.ts';
export { checkWords } from './spoken/own-checks.ts';
export { fieldWords } from './spoken/own-fields.ts';
export { COLUMN_TITLES, INPUT_TITLES, SHORT_TITLES, SHORTEST_TITLES } from '#language/fields';
export { levelName } from './spoken/own-levels.ts';
export { nameWords } from './spoken/own-names.ts';
export { catalogueAsGiven, namedCatalogue, namedOptions } from './spoken/named-catalogue.ts';
export type { CatalogueWords } from './language/catalogue-words.ts';
export type { InLanguage } from './basics/in-language.ts';
export type { DerivationWords, Language, Sentences, Speaker } from './language/language.ts';
export { speakAs, textsInUse, type SpokenLanguage } from './spoken/language-in-use.ts';
export { indexFile, LANGUAGES, languageFor, localeIn, USUAL_LANGUAGE, type LanguageCode } from './basics/languages.ts';
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
export { errorText, fieldErrors, fieldText, problemText, type FieldError } from './told/problem-text.ts';
export type { Rendered } from './basics/rendered.ts';
export { reportNotes } from './told/report-notes.ts';
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
export { speaker } from './language/speaker.ts';
export { SPOKEN } from './spoken/spoken.ts';
export { expressionWithValues, formulaSource, sourceText, stepTitle } from './told/step-texts.ts';

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
