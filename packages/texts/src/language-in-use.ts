import type { Language } from './language.ts';

let chosen: () => Language | undefined = () => undefined;

/**
 * Lets a process that speaks several languages choose one whenever it says something. An app is built for one and chooses none.
 *
 * @param choose - Gives the language of what is being done; undefined for the one that the process has by itself.
 */
export function speakAs(choose: () => Language | undefined): void {
  chosen = choose;
}

/** The language that was chosen; undefined for the one that the process has by itself. */
export function languageInUse(): Language | undefined {
  return chosen();
}
