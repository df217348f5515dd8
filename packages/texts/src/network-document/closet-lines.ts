import { wordFor } from '../en/grammar.ts';
import type { NetworkLine } from './document.ts';
import type { ConnectedTitle, NetworkSources, PlannedCloset } from './input.ts';
import { figure, line, sumText, term } from './line.ts';

/** Names that a line lists before it counts the rest. */
const MOST_NAMES = 3;

const NO_NAME = 'closet without a name';

/** Ports, reserved power and uplink of each closet. */
export function closetLines(sources: NetworkSources): NetworkLine[] {
  const { closets } = sources.network;
  return [portLine, powerLine, uplinkLine].flatMap((lineOf) => closets.flatMap((closet) => lineOf(closet, sources)));
}

/** A closet alone needs no name. */
function nameOf({ closet }: PlannedCloset, { network }: NetworkSources): string | undefined {
  if (closet !== '') return closet;
  return network.closets.length === 1 ? undefined : NO_NAME;
}

function portLine(closet: PlannedCloset, sources: NetworkSources): NetworkLine[] {
  const { groups, formats } = sources;
  const own = groups.get(closet.closet) ?? [];
  const alone = own.filter(({ first }) => first.network.poeClass === null);
  const unfed = alone.reduce((sum, { first }) => sum + first.quantity, 0);
  const withoutPoe =
    unfed === 0
      ? ''
      : `; ${formats.number(unfed)} without PoE, ${wordFor(unfed, 'which has its own supply', 'which have their own supply')}`;
  const how = `one for each camera: ${namesText(own, formats)}${withoutPoe}`;
  const { cameras } = closet;
  return [
    line('ports', { value: cameras, unit: wordFor(cameras, 'port'), how, closet: nameOf(closet, sources) }, sources),
  ];
}

/** `10 Hallway dome, 4 Entrance dome, 2 Gate and 3 more groups`. */
function namesText(groups: readonly ConnectedTitle[], { counted, list, number }: NetworkSources['formats']): string {
  const named = groups.slice(0, MOST_NAMES).map(({ title, first }) => `${number(first.quantity)} ${title}`);
  const more = groups.length - MOST_NAMES;
  return list([...named, ...(more > 0 ? [counted(more, 'more group')] : [])]);
}

/** What switches set aside by the classes of the cameras. */
function powerLine(closet: PlannedCloset, sources: NetworkSources): NetworkLine[] {
  const { catalogue, formats, groups } = sources;
  const cameras = new Map<number, number>();
  for (const { first } of groups.get(closet.closet) ?? []) {
    const { poeClass } = first.network;
    if (poeClass !== null) cameras.set(poeClass, (cameras.get(poeClass) ?? 0) + first.quantity);
  }
  const terms = [...cameras].flatMap(([id, count]) => {
    const reserved = catalogue.siteModel.poeClasses.find((each) => each.id === id)?.reserved.value;
    return reserved === undefined ? [] : [{ id, count, reserved }];
  });
  if (terms.length === 0) return [];
  const value = terms.reduce((sum, { count, reserved }) => sum + count * reserved, 0);
  const how = terms.map(
    ({ id, count, reserved }) => `${formats.number(count)} x ${figure(reserved, formats)} W of class ${id}`,
  );
  return [line('poe', { value, unit: 'W', how: how.join(' + '), closet: nameOf(closet, sources) }, sources)];
}

function uplinkLine(closet: PlannedCloset, sources: NetworkSources): NetworkLine[] {
  const { formats } = sources;
  const { switches, cameras } = closet;
  if (switches.length === 0) return [];
  const value = switches.reduce((sum, { count, rateMbit }) => sum + count * rateMbit, 0);
  const count = switches.reduce((sum, each) => sum + each.count, 0);
  const terms = switches.map((each) =>
    each.count === 1 ? term(each.rateMbit, formats) : `${formats.number(each.count)} x ${term(each.rateMbit, formats)}`,
  );
  const how =
    count === 1
      ? `highest rates of its ${formats.counted(cameras, 'camera')}, one switch`
      : `${formats.number(count)} switches: ${sumText(terms, 'switch load', formats)}`;
  return [line('uplink', { value, unit: 'Mbit/s', how, closet: nameOf(closet, sources) }, sources)];
}
