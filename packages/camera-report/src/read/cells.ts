/** Cells without a value: a switch was not given, or the camera has none. */
const NOTHING: ReadonlySet<string> = new Set(['', 'notincluded', 'unavailable', 'n/a', 'null']);

export function isNothing(text: string): boolean {
  return NOTHING.has(text.trim().toLowerCase());
}

/** Whether a cell says that the switch for its column was not given. */
export function isNotIncluded(text: string): boolean {
  return text.trim().toLowerCase() === 'notincluded';
}

/** PowerShell writes English; spreadsheets that saved the file again write the words of their language. */
const TRUE: ReadonlySet<string> = new Set([
  'true',
  'wahr',
  'vrai',
  'waar',
  'verdadero',
  'vero',
  'sand',
  'sant',
  'tosi',
  'verdadeiro',
  'prawda',
]);
const FALSE: ReadonlySet<string> = new Set([
  'false',
  'falsch',
  'faux',
  'onwaar',
  'falso',
  'falsk',
  'usant',
  'epätosi',
  'fałsz',
]);

/** Yes or no; undefined for any other text. */
export function truthIn(text: string): boolean | undefined {
  const word = text.trim().toLowerCase();
  if (TRUE.has(word)) return true;
  return FALSE.has(word) ? false : undefined;
}
