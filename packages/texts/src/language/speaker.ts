import type { Saying } from '@site-designer/sizing-engine';
import { grammarOf } from '../basics/grammar.ts';
import type { Language, Speaker } from './language.ts';
import { renderedBy } from '../basics/rendered.ts';

/**
 * What says things in a language.
 *
 * @example
 * ```ts
 * speaker(en).say({ say: 'warning.jbod-loss' }); // 'JBOD has no protection: …'
 * ```
 */
export function speaker(language: Language): Speaker {
  const { locale, sayings } = language;
  const { number, list } = grammarOf(locale);
  const say = (saying: Saying): string => {
    const sentence = sayings[saying.say] as (figures: Saying, speaker: Speaker) => string;
    return sentence(saying, inLanguage);
  };
  const inLanguage: Speaker = {
    say,
    words: (words) => (typeof words === 'string' ? words : say(words as Saying)),
    rendered: (data) => renderedBy(say, data),
    number,
    figure: (value, unit) => `${number(value >= 100 ? Math.round(value) : Number(value.toPrecision(3)))} ${unit}`,
    list,
    language,
  };
  return inLanguage;
}
