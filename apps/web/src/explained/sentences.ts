import { EXPLANATION_TEXTS as TEXTS, SENTENCE_TEXTS } from '#texts/proposal/proposal-explanation.ts';
import type { Derivation } from '@site-designer/sizing-engine/explanations';
import { inputsOf, type ColumnStep, type Step } from '@site-designer/sizing-engine/explanations';
import { sqlEdition, ownSpeaker, SEMICOLON, sourceText } from '@site-designer/texts';
import { expressionText } from './expression-text.ts';
import { stepTable, type StepTable, type TableSource } from './step-table.ts';
import { amountText, columnRowText, isReported, rangeText, sourceParts, titleOf } from './words.ts';

/** A derivation as sentences: the figure, then each figure behind it once, nearer ones first. */
export function sentencesOf(derivation: Derivation, source: TableSource): string {
  const table = stepTable(derivation, source);
  const keys = new Set([derivation.root]);
  for (const key of keys) {
    for (const [, from] of inputsOf(table.byKey.get(key)!)) keys.add(from);
  }
  return [...keys].map((key) => sentenceOf(table.byKey.get(key)!, table)).join('\n');
}

function sentenceOf(step: Step, table: StepTable): string {
  const head = SENTENCE_TEXTS.is(titleOf(step, table), valueText(step, table));
  const reasons = reasonsOf(step, table).filter((reason) => reason !== '');
  return `${reasons.length === 0 ? head : SENTENCE_TEXTS.because(head, reasons.join(SEMICOLON))}.`;
}

function valueText(step: Step, { digits }: StepTable): string {
  if ('text' in step) return sqlEdition(step.text);
  if ('value' in step) return amountText(step.value, step.unit, digits.get(step.key));
  return SENTENCE_TEXTS.inRows(rangeText(step), step.values.length);
}

function reasonsOf(step: Step, table: StepTable): readonly string[] {
  const { origin } = step;
  const rows = 'values' in step ? rowsText(step, table) : '';
  switch (origin.kind) {
    case 'given':
      return 'isDefault' in origin ? [givenText(origin)] : [rows];
    case 'catalogue':
      return 'source' in origin
        ? [plain(sourceText(origin, ownSpeaker))]
        : [rows, ...new Set(origin.facts.map((fact) => plain(sourceText(fact, ownSpeaker))))];
    case 'formula': {
      const text = expressionText(step, table);
      if (text === undefined) return [rows];
      const { inNames, inNumbers, source } = text;
      const numbers = inNumbers === inNames ? '' : ` = ${inNumbers}`;
      return [`${inNames}${numbers}`, rows, SENTENCE_TEXTS.source(plain(source))];
    }
    case 'decision':
      return [
        ownSpeaker.words(origin.chosen),
        ...origin.rejected.map(({ option }) => TEXTS.not(ownSpeaker.words(option))),
      ];
  }
}

function givenText({ path, isDefault }: { readonly path: string; readonly isDefault: boolean }): string {
  if (isReported(path)) return SENTENCE_TEXTS.reported;
  return isDefault ? SENTENCE_TEXTS.isDefault : SENTENCE_TEXTS.given;
}

function rowsText(step: ColumnStep, table: StepTable): string {
  return step.values
    .map((value, place) => SENTENCE_TEXTS.row(columnRowText(step, place, table), amountText(value, step.unit)))
    .join(', ');
}

/** A source by its title. */
function plain(source: string): string {
  return sourceParts(source)
    .map(({ text }) => text)
    .join('');
}
