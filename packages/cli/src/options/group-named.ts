import type { NamedDesign } from '@site-designer/design-file';
import { namedGroups } from '@site-designer/sizing-engine/design';
import { ownSpeaker, groupTitles } from '@site-designer/texts';
import { EXIT } from '../shell/exit-code.ts';
import { Failure } from '../shell/failure.ts';
import { didYouMean } from '../shell/suggest.ts';

/**
 * The id of a camera group that is given by its name or its id.
 *
 * @param said - The option, for messages.
 * @throws Failure for a group that the design does not have, and for a name that several have.
 */
export function groupNamed(typed: string, said: string, { cameras }: Pick<NamedDesign, 'cameras'>): number {
  const titles = [...groupTitles(namedGroups(cameras), ownSpeaker)];
  const wanted = typed.trim().toLowerCase();
  const named = titles.filter(([, title]) => title.toLowerCase() === wanted);
  const [found, ...others] = named.length > 0 ? named : titles.filter(([id]) => String(id) === wanted);
  if (found !== undefined && others.length === 0) return found[0];
  throw new Failure(EXIT.usage, `${said}: ${noGroup(typed, titles, named.length)}`);
}

function noGroup(typed: string, titles: readonly (readonly [number, string])[], found: number): string {
  if (found > 1) return `${found} groups of the design are called "${typed}"; their ids are ${idsOf(typed, titles)}`;
  const names = titles.map(([, title]) => title);
  return `the design has no group "${typed}".${didYouMean(typed, names)}`;
}

function idsOf(typed: string, titles: readonly (readonly [number, string])[]): string {
  const wanted = typed.trim().toLowerCase();
  return titles.flatMap(([id, title]) => (title.toLowerCase() === wanted ? [id] : [])).join(', ');
}
