import type { FactOrigin } from '../catalogue/schema.ts';

/** Where a number comes from: the origin of a catalogue fact, a definition, or an earlier calculation. */
export type Grade = FactOrigin | 'definition' | 'calculated';

/** What each grade is called. */
export const GRADE_WORDS: Readonly<Record<Grade, string>> = {
  spec: 'product specification',
  law: 'law or standard',
  vendor: 'vendor',
  measured: 'measured',
  practice: 'common practice',
  assumed: 'assumed',
  definition: 'by definition',
  calculated: 'calculated',
};

/**
 * Where a number was read, or why it is what it is.
 *
 * @example
 * ```ts
 * sourceText({ grade: 'practice', source: 'common RAID guidance' }); // 'catalogue, common practice: common RAID guidance'
 * sourceText({ grade: 'definition', source: 'by definition' }); // 'by definition'
 * ```
 */
export function sourceText({ grade, source }: { readonly grade: Grade; readonly source: string }): string {
  const word = GRADE_WORDS[grade];
  const head = grade === 'definition' || grade === 'calculated' ? word : `catalogue, ${word}`;
  // A source equal to its grade is told once.
  return source === word ? head : `${head}: ${source}`;
}
