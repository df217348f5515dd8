import type { NamedDesign } from '@site-designer/design-file';
import { namedGroups } from '@site-designer/sizing-engine/design';
import { english, groupTitles } from '@site-designer/texts';
import { EXIT } from '../shell/exit-code.ts';
import { Failure } from '../shell/failure.ts';
import { didYouMean } from '../shell/suggest.ts';

/**
 * Patterns by group, of texts such as `Lobby=LB-*`.
 *
 * @throws Failure for a text without a pattern, and for a group that the design does not have.
 */
export function groupPatterns(
  typed: readonly string[],
  { cameras }: NamedDesign,
): ReadonlyMap<number, readonly string[]> {
  const titles = [...groupTitles(namedGroups(cameras), english)].map(([id, title]) => [title, id] as const);
  const patterns = new Map<number, readonly string[]>();
  for (const text of typed) {
    const [title = '', pattern = ''] = text.split(/=(.*)/s, 2).map((part) => part.trim());
    if (pattern === '') throw new Failure(EXIT.usage, `--match "${text}": a group and a pattern, such as "Lobby=LB-*"`);
    const found = titles.filter(([name]) => name.toLowerCase() === title.toLowerCase());
    if (found.length !== 1) throw new Failure(EXIT.usage, noGroup(text, { title, titles, found: found.length }));
    const [[, id]] = found as [readonly [string, number]];
    patterns.set(id, [...(patterns.get(id) ?? []), pattern]);
  }
  return patterns;
}

function noGroup(
  text: string,
  {
    title,
    titles,
    found,
  }: { readonly title: string; readonly titles: readonly (readonly [string, number])[]; readonly found: number },
): string {
  if (found > 1) return `--match "${text}": ${found} groups of the design are called "${title}"`;
  const names = titles.map(([name]) => name);
  return `--match "${text}": the design has no group "${title}".${didYouMean(title, names)}`;
}

export function typedDays(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const days = Number(text);
  if (text.trim() !== '' && Number.isFinite(days) && days > 0) return days;
  throw new Failure(EXIT.usage, `--recording-days "${text}": a number of days above 0`);
}
