import type { CheckWords, NameWords } from './check-words.ts';
import type { Language } from './language.ts';

/** A language with what checks say in it besides the engine. */
export interface SpokenLanguage extends Language {
  readonly checks: CheckWords;
  readonly names: NameWords;
}

let chosen: () => SpokenLanguage | undefined = () => undefined;

/**
 * Lets a process that speaks several languages choose one whenever it says something. An app is built for one and chooses none.
 *
 * @param choose - Gives the language of what is being done; undefined for the one that the process has by itself.
 */
export function speakAs(choose: () => SpokenLanguage | undefined): void {
  chosen = choose;
}

/** The language that was chosen; undefined for the one that the process has by itself. */
export function languageInUse(): SpokenLanguage | undefined {
  return chosen();
}
