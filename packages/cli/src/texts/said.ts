import { de, type Phrase } from './de.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { language } from './language.ts';

export type { Phrase };

const PHRASES: Readonly<Record<string, Readonly<Record<Phrase, string>>>> = { de, fr, es };

/**
 * A phrase in the language of the command.
 *
 * @param parts - What stands in the place of each part in braces.
 */
export function said(phrase: Phrase, parts: Readonly<Record<string, string | number>> = {}): string {
  const text: string = PHRASES[language()]?.[phrase] ?? phrase;
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(parts[name] ?? ''));
}
