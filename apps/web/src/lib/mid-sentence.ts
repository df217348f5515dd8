/** A title within a sentence: `Live database` becomes `live database`; names and abbreviations stay as they are. */
export function midSentence(title: string): string {
  return title.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase());
}
