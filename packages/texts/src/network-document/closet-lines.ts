import { switchSums } from '@site-designer/sizing-engine/comparison';
import { figure } from '../basics/formats.ts';
import type { NetworkLine } from './document.ts';
import type { ConnectedTitle, NetworkSources, PlannedCloset } from './input.ts';
import { line, sumText, term } from './line.ts';

/** Names that a line lists before it counts the rest. */
const MOST_NAMES = 3;

/** Ports, reserved power and uplink of each closet. */
export function closetLines(sources: NetworkSources): NetworkLine[] {
  const { closets } = sources.network;
  return [portLine, powerLine, uplinkLine].flatMap((lineOf) => closets.flatMap((closet) => lineOf(closet, sources)));
}

/** A closet alone needs no name. */
function nameOf({ closet }: PlannedCloset, { network, formats }: NetworkSources): string | undefined {
  if (closet !== '') return closet;
  return network.closets.length === 1 ? undefined : formats.words.network.closetWithoutName;
}

function portLine(closet: PlannedCloset, sources: NetworkSources): NetworkLine[] {
  const { groups, formats } = sources;
  const own = groups.get(closet.closet) ?? [];
  const alone = own.filter(({ first }) => first.network.poeClass === null);
  const how = formats.words.network.how.ports(
    {
      groups: own.slice(0, MOST_NAMES).map(({ title, first }: ConnectedTitle) => ({ title, cameras: first.quantity })),
      more: Math.max(0, own.length - MOST_NAMES),
      unfed: alone.reduce((sum, { first }) => sum + first.quantity, 0),
    },
    formats,
  );
  return [line('ports', { value: closet.cameras, how, closet: nameOf(closet, sources) }, sources)];
}

/** What switches set aside by the classes of the cameras. */
function powerLine(closet: PlannedCloset, sources: NetworkSources): NetworkLine[] {
  const { catalogue, formats, groups } = sources;
  const cameras = new Map<number, number>();
  for (const { first } of groups.get(closet.closet) ?? []) {
    const { poeClass } = first.network;
    if (poeClass !== null) cameras.set(poeClass, (cameras.get(poeClass) ?? 0) + first.quantity);
  }
  const terms = [...cameras].flatMap(([poeClass, count]) => {
    const reserved = catalogue.siteModel.poeClasses.find((each) => each.id === poeClass)?.reserved.value;
    return reserved === undefined ? [] : [{ poeClass, count, reserved }];
  });
  if (terms.length === 0) return [];
  const value = terms.reduce((sum, { count, reserved }) => sum + count * reserved, 0);
  const { poe } = formats.words.network.how;
  const how = terms.map(({ poeClass, count, reserved }) =>
    poe({ cameras: count, watts: figure(reserved, formats), poeClass }, formats),
  );
  return [line('poe', { value, how: how.join(' + '), closet: nameOf(closet, sources) }, sources)];
}

function uplinkLine(closet: PlannedCloset, sources: NetworkSources): NetworkLine[] {
  const { formats } = sources;
  const { switches, cameras } = closet;
  if (switches.length === 0) return [];
  const { rateMbit: value, switches: count } = switchSums(switches);
  const terms = switches.map((each) =>
    each.count === 1 ? term(each.rateMbit, formats) : `${formats.number(each.count)} x ${term(each.rateMbit, formats)}`,
  );
  const { how: words, sums } = formats.words.network;
  const how =
    count === 1
      ? words.uplinkOfOne(cameras, formats)
      : words.uplinkOfMany({ switches: count, sum: sumText(terms, sums.switchLoads, formats) }, formats);
  return [line('uplink', { value, how, closet: nameOf(closet, sources) }, sources)];
}
