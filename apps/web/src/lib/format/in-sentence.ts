import { LANGUAGE } from './locale.ts';

/** A title as it stands within a sentence; German nouns keep their capital. */
export function inSentence(title: string): string {
  return LANGUAGE === 'de' ? title : title.toLowerCase();
}
