import {
  formulasById,
  type FormulaCard,
  type Grade,
  type PrintedFormula,
  type Step,
  type Words,
} from '@site-designer/sizing-engine/explanations';
import { derivation as english } from '../en/derivation.ts';
import type { NumberSigns } from '../basics/grammar.ts';
import type { Language, Speaker } from '../language/language.ts';

/** What the title of a step is made from. */
interface TitleSource {
  /** Those that the derivation may use; usually the engine's whole list. */
  readonly formulas: readonly PrintedFormula[];
  readonly speaker: Speaker;
}

/**
 * What a step is called: the title of its formula, the field of the catalogue, or the place where the user typed it.
 *
 * @example
 * ```ts
 * stepTitle(steps.at(-1)!, { formulas, speaker: english }); // 'Recorded video of all rows'
 * ```
 */
export function stepTitle({ origin }: Step, { formulas, speaker: { words, language } }: TitleSource): string {
  switch (origin.kind) {
    case 'given':
      return origin.path;
    case 'catalogue':
      return 'entry' in origin ? `${words(origin.entry)}, ${words(origin.field)}` : words(origin.field);
    case 'formula':
      return formulaTitle(formulasById(formulas).get(origin.formula)?.card, language) ?? origin.formula;
    case 'decision':
      return language.derivation.chosen(words(origin.rule));
  }
}

/** What a formula is called in a language; undefined for one that is not known. */
function formulaTitle(card: FormulaCard | undefined, { derivation }: Language): string | undefined {
  return card && (derivation.titles[card.id] ?? card.title);
}

/** Where a formula is from, in a language. */
export function formulaSource({ id, source }: FormulaCard, { derivation }: Language): string {
  return derivation.sources[id] ?? (source === english.grades.definition ? derivation.grades.definition : source);
}

/**
 * Where a number was read, or why it is what it is.
 *
 * @example
 * ```ts
 * sourceText({ grade: 'practice', source: 'common RAID guidance' }, english); // 'catalogue, common practice: common RAID guidance'
 * sourceText({ grade: 'definition', source: 'by definition' }, english); // 'by definition'
 * ```
 */
export function sourceText(
  { grade, source }: { readonly grade: Grade; readonly source: Words },
  { words, language: { colon, derivation } }: Speaker,
): string {
  const word = derivation.grades[grade];
  const head = grade === 'definition' || grade === 'calculated' ? word : derivation.ofCatalogue(word);
  // Published sources are data in English: one that is no more than its grade is told once.
  return source === english.grades[grade] ? head : `${head}${colon}${words(source)}`;
}

/**
 * The expression of a formula with numbers put in for its names.
 *
 * @param shown - The text of a name's number; undefined leaves the name, as for a list.
 * @param signs - How its own numbers are written: as in English unless told.
 * @example
 * ```ts
 * expressionWithValues('streams * kbps', (name) => ({ streams: '4', kbps: '2702' })[name]); // '4 * 2702'
 * ```
 */
export function expressionWithValues(
  expression: string,
  shown: (name: string) => string | undefined,
  { decimal, between }: NumberSigns = { decimal: '.', between: ', ' },
): string {
  const written = expression.replaceAll(', ', between).replaceAll(/(?<=\d)\.(?=\d)/g, decimal);
  return written.replaceAll(/[a-z]\w*/gi, (name) => shown(name) ?? name);
}
