/** The languages of the lists that are read without a question. */
export type Language = 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl';

/** Words of each language, between commas, as {@link foldedWords} writes them. */
export type Words = Partial<Readonly<Record<Language, string>>>;

/** A text in small letters and without accents: `Qté` and `QTE` are the same. */
export function folded(text: string): string {
  const small = text.toLowerCase();
  return isPlain(small) ? small : small.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss');
}

/** Most texts: letters of ASCII alone. */
function isPlain(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- The range of ASCII.
  return /^[\u0000-\u007F]*$/.test(text);
}

/** The same with blanks for punctuation. */
export function foldedWords(text: string): string {
  return folded(text)
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();
}

/** The words of all languages as a list. */
export function wordsIn(words: Words): readonly string[] {
  return Object.values(words).flatMap((list) =>
    list
      .split(',')
      .map((word) => word.trim().replaceAll(/\s+/g, ' '))
      .filter((word) => word !== ''),
  );
}
