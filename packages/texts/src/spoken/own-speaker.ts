import { own } from '#language/own';
import { languageInUse } from './language-in-use.ts';
import type { Language, Speaker } from '../language/language.ts';
import { speaker } from '../language/speaker.ts';

const ofBuild = speaker(own);
const others = new Map<Language, Speaker>();

function inUse(): Speaker {
  const language = languageInUse() ?? own;
  if (language === own) return ofBuild;
  const known = others.get(language) ?? speaker(language);
  others.set(language, known);
  return known;
}

/**
 * Says things in the language that the app is built for: English unless a condition of its build names another. In a process that
 * speaks several (`speakAs`), in the one that was chosen.
 */
export const ownSpeaker: Speaker = {
  say: (saying) => inUse().say(saying),
  words: (words) => inUse().words(words),
  rendered: (data) => inUse().rendered(data),
  number: (value) => inUse().number(value),
  figure: (value, unit) => inUse().figure(value, unit),
  list: (items) => inUse().list(items),
  get language() {
    return inUse().language;
  },
};
