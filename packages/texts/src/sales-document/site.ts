import type { SwitchKind } from '@site-designer/sizing-engine/catalogue';
import { english } from '../english.ts';
import type { MarkedText } from '../installer-document/document.ts';
import { usableSwitch } from '../usable-switch.ts';
import type { SalesPart } from './document.ts';
import type { SalesSources } from './input.ts';
import { linesPart, tablePart } from './words.ts';

type Network = NonNullable<SalesSources['result']['network']>;
type Closet = Network['closets'][number];

/** Why so many switches and such workstations; nothing where the design asks for none. */
export function siteReasons(sources: SalesSources): SalesPart[] {
  return [...switches(sources), ...stations(sources), ...motion(sources)];
}

/** `15.4`, `30`. */
function figure(value: number, { number }: SalesSources['formats']): string {
  const rounded = Math.round(value * 10) / 10;
  return number(rounded, Number.isInteger(rounded) ? 0 : 1);
}

function switches(sources: SalesSources): SalesPart[] {
  const { result, formats } = sources;
  const { network } = result;
  if (network == null) return [];
  const rows = network.closets.map((closet) => [
    closet.closet === '' ? 'closet without a name' : closet.closet,
    ...countCells(closet, sources),
    whyText(closet, sources),
  ]);
  const { core } = network;
  const lines = [
    'Switches are counted by what they reserve for the class of each camera, not by what it draws: a plan that passes on the draws fails when the last cameras ask.',
    `${formats.counted(core.ports, 'port')} of the core switch, ${figure(core.rateMbit, formats)} Mbit/s into the recording servers.`,
    ...findings(network, sources),
  ];
  const columns = ['Closet', 'Switches', '#Cameras', '#Reserved', '#Rate', 'What decided'];
  return tablePart({ title: 'Why so many switches', columns, lines }, rows);
}

function countCells(closet: Closet, { catalogue, formats }: SalesSources): string[] {
  const all = closet.switches;
  const sumOf = (value: (each: Closet['switches'][number]) => number): number =>
    all.reduce((sum, each) => sum + each.count * value(each), 0);
  const kind = catalogue.switchKinds.find(({ id }) => id === closet.switchKind);
  const count = sumOf(() => 1);
  return [
    count === 0 ? '–' : `${formats.number(count)} x ${kind?.name ?? closet.switchKind ?? ''}`,
    formats.number(closet.cameras),
    count === 0
      ? '–'
      : `${figure(
          sumOf(({ reservedW }) => reservedW),
          formats,
        )} W`,
    count === 0
      ? '–'
      : `${figure(
          sumOf(({ rateMbit }) => rateMbit),
          formats,
        )} Mbit/s`,
  ];
}

/** The limit that asks for the most switches, and what one switch gives of it. */
function whyText(closet: Closet, { assumptions, catalogue, design, formats }: SalesSources): string | MarkedText {
  const settings = design.serverSettings.network;
  const kind = catalogue.switchKinds.find(({ id }) => id === closet.switchKind);
  const { decidedBy, lowerBound, provenLeast } = closet;
  if (settings === null || kind === undefined || decidedBy === null || lowerBound === null)
    return 'no switch holds its cameras';
  const usable = usableSwitch(kind, settings);
  const { poeBudgetW, ports } = kind;
  const least =
    provenLeast === true
      ? 'no plan has fewer'
      : `the bound is ${formats.number(lowerBound)}, no deal of so few was found`;
  switch (decidedBy) {
    case 'ports':
      return `ports: ${formats.number(usable.ports)} of ${formats.number(ports.value)} of a switch may be used; ${least}`;
    case 'poe':
      return assumptions.markedBy(
        `watts: a switch feeds ${figure(usable.budgetW, formats)} W; ${least}`,
        assumed(kind, 'field.poe-budget', poeBudgetW),
      );
    case 'uplink':
      return assumptions.markedBy(
        `uplink: cameras may use ${figure(usable.uplinkMbit, formats)} Mbit/s of a switch; ${least}`,
        assumed(kind, 'field.uplink-speed', kind.uplinkMbit),
      );
  }
}

/** As other parts of the document tell what nobody publishes. */
function assumed(
  { name }: SwitchKind,
  say: 'field.poe-budget' | 'field.uplink-speed',
  { origin, source }: SwitchKind['poeBudgetW'] | SwitchKind['uplinkMbit'],
): string[] {
  return origin === 'assumed' ? [`${name}, ${english.say({ say })}: assumed. Source: ${source}.`] : [];
}

/** Each finding once. */
function findings({ findings: all }: Network, { formats }: SalesSources): string[] {
  const lengths = all.filter(({ code }) => code === 'cable-length').length;
  const others = new Set(all.filter(({ code }) => code !== 'cable-length').map(({ code }) => FINDINGS[code]));
  return [
    ...(lengths === 0 ? [] : [`Cables of ${formats.counted(lengths, 'camera group')} are too long for copper.`]),
    ...[...others].filter((text) => text !== undefined),
  ];
}

const FINDINGS: Readonly<Partial<Record<Network['findings'][number]['code'], string>>> = {
  'poe-class': 'A camera has a higher class than the switch feeds.',
  'port-watts': 'A camera reserves more than a port gives.',
  'poe-budget': 'A camera reserves more than the switch feeds in all.',
  uplink: 'A camera sends more than cameras may use of an uplink.',
  ports: 'No port of the switch may be used.',
  'port-rate': 'A camera sends more than is sensible over a port of 100 Mbit/s.',
  'shared-uplink': 'The path shared by all closets carries more than cameras may use of it.',
  'own-network': 'So many cameras are advised a network of their own.',
};

const LIMITS = {
  decode: 'decoding',
  'one-stream': 'one stream of an engine',
  vram: 'memory of the card',
  software: 'decoding without a card',
  network: 'network link',
} as const;

function stations({ catalogue, design, formats, result }: SalesSources): SalesPart[] {
  const { viewing } = result;
  if (viewing == null || viewing.stations.length === 0) return [];
  const rows = design.serverSettings.viewing.stations.flatMap(({ id, name, quantity, decoder }) => {
    const found = viewing.stations.find((station) => station.id === id);
    if (found === undefined) return [];
    const { decidedBy, loads, maxTiles, pictures, tiles } = found;
    const fullest = loads.find(({ limit }) => limit === decidedBy);
    const share = fullest === undefined ? '–' : `${LIMITS[decidedBy]} ${figure(fullest.percent, formats)} %`;
    return [
      [
        name,
        formats.number(quantity),
        catalogue.decoders.find((each) => each.id === decoder)?.name ?? 'no card',
        `${formats.number(pictures)} of ${formats.counted(tiles, 'tile')}`,
        share,
        formats.number(maxTiles),
      ],
    ];
  });
  const { recorderMbit, providedMbit } = viewing;
  const provided =
    providedMbit === null ? '' : `; the setting for client streams provides ${figure(providedMbit, formats)} Mbit/s`;
  const lines = [`Live view asks ${figure(recorderMbit, formats)} Mbit/s of the recording servers${provided}.`];
  const columns = ['Workstation', '#Number', 'Card', '#Shown', 'What decides', '#Most tiles'];
  return tablePart({ title: 'Why such workstations', columns, lines }, rows);
}

function motion({ formats, result }: SalesSources): SalesPart[] {
  const { serverMotion } = result;
  if (serverMotion == null) return [];
  const { megapixelsPerSecond, capacity, percent } = serverMotion;
  const of =
    capacity === null || percent === null
      ? ': what the server can do is not published'
      : ` of ${figure(capacity, formats)} Mpx/s, ${figure(percent, formats)} % (assumed)`;
  return linesPart('Motion detection on the fullest server', [
    `${figure(megapixelsPerSecond, formats)} Mpx/s${of}. It never decides the number of servers.`,
  ]);
}
