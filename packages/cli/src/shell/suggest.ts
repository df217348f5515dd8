import { nearestNames } from '@site-designer/camera-table';
import { locale } from '../texts/language.ts';
import { said } from '../texts/said.ts';

/** A sentence to add to an error; empty where no name resembles the text. */
export function didYouMean(typed: string, names: readonly string[]): string {
  const near = nearestNames(typed, names);
  return near.length === 0 ? '' : said(' Did you mean {names}?', { names: alternatives(near) });
}

/** Names between which a reader has to choose: `Name or Quantity`. */
export function alternatives(names: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: 'disjunction' }).format(names);
}
