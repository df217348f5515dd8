import type { SwitchKind } from '@site-designer/sizing-engine/catalogue';
import { usableSwitch } from '@site-designer/sizing-engine/design';
import { switchSums } from '@site-designer/sizing-engine/comparison';
import type { FigureFormats } from '../language/document-formats.ts';
import type { Least } from '../document-words/sales.ts';
import { figure } from '../basics/formats.ts';
import type { MarkedText } from '../installer-document/document.ts';
import type { SalesPart } from './document.ts';
import type { SalesSources } from './input.ts';
import { linesPart, tablePart } from './parts.ts';

type Network = NonNullable<SalesSources['result']['network']>;
type Closet = Network['closets'][number];

/** Why so many switches and such workstations; nothing where the design asks for none. */
export function siteReasons(sources: SalesSources): SalesPart[] {
  return [...switches(sources), ...stations(sources), ...motion(sources)];
}

function switches(sources: SalesSources): SalesPart[] {
  const { result, formats } = sources;
  const { network } = result;
  if (network == null) return [];
  const words = formats.words.sales.switches;
  const rows = network.closets.map((closet) => [
    closet.closet === '' ? words.unnamed : closet.closet,
    ...countCells(closet, sources),
    whyText(closet, sources),
  ]);
  const { ports, rateMbit } = network.core;
  const { title, columns } = words;
  const lines = [
    words.reserved,
    words.core({ ports, mbit: figure(rateMbit, formats) }, formats),
    ...findings(network, formats),
  ];
  const heads = [
    columns.closet,
    columns.switches,
    `#${columns.cameras}`,
    `#${columns.reserved}`,
    `#${columns.rate}`,
    columns.decided,
  ];
  return tablePart({ title, columns: heads, lines }, rows);
}

function countCells(closet: Closet, { catalogue, formats }: SalesSources): string[] {
  const { switches: count, reservedW, rateMbit } = switchSums(closet.switches);
  const kind = catalogue.switchKinds.find(({ id }) => id === closet.switchKind);
  return [
    count === 0 ? '–' : `${formats.number(count)} x ${kind?.name ?? closet.switchKind ?? ''}`,
    formats.number(closet.cameras),
    count === 0 ? '–' : `${figure(reservedW, formats)} W`,
    count === 0 ? '–' : `${figure(rateMbit, formats)} Mbit/s`,
  ];
}

/** The limit that asks for the most switches, and what one switch gives of it. */
function whyText(closet: Closet, sources: SalesSources): string | MarkedText {
  const { assumptions, catalogue, design, formats } = sources;
  const words = formats.words.sales.switches;
  const settings = design.serverSettings.network;
  const kind = catalogue.switchKinds.find(({ id }) => id === closet.switchKind);
  const { decidedBy, lowerBound, provenLeast } = closet;
  if (settings === null || kind === undefined || decidedBy === null || lowerBound === null) return words.none;
  const usable = usableSwitch(kind, settings);
  const least: Least = provenLeast === true ? { isProven: true } : { isProven: false, lowerBound };
  switch (decidedBy) {
    case 'ports':
      return words.ports({ usable: usable.ports, ports: kind.ports.value, least }, formats);
    case 'poe':
      return assumptions.markedBy(
        words.poe({ watts: figure(usable.budgetW, formats), least }, formats),
        assumed(kind, 'poe-budget', formats),
      );
    case 'uplink':
      return assumptions.markedBy(
        words.uplink({ mbit: figure(usable.uplinkMbit, formats), least }, formats),
        assumed(kind, 'uplink-speed', formats),
      );
  }
}

/** As other parts of the document tell what nobody publishes. */
function assumed(
  { name, poeBudgetW, uplinkMbit }: SwitchKind,
  field: 'poe-budget' | 'uplink-speed',
  { speaker, words }: FigureFormats,
): string[] {
  const { origin, source } = field === 'poe-budget' ? poeBudgetW : uplinkMbit;
  const title = speaker.say({ say: `field.${field}` });
  return origin === 'assumed' ? [words.common.assumed(`${name}, ${title}`, source)] : [];
}

/** Each finding once. */
function findings({ findings: all }: Network, formats: FigureFormats): string[] {
  const words = formats.words.sales.switches;
  const groups = all.filter(({ code }) => code === 'cable-length').length;
  const others = new Set(all.filter(({ code }) => code !== 'cable-length').map(({ code }) => words.findings[code]));
  return [
    ...(groups === 0 ? [] : [words.longCables({ groups }, formats)]),
    ...[...others].filter((text) => text !== undefined),
  ];
}

function stations({ catalogue, design, formats, result }: SalesSources): SalesPart[] {
  const { viewing } = result;
  if (viewing == null || viewing.stations.length === 0) return [];
  const { title, columns, limits, noCard, shown, liveView } = formats.words.sales.stations;
  const rows = design.serverSettings.viewing.stations.flatMap(({ id, name, quantity, decoder }) => {
    const found = viewing.stations.find((station) => station.id === id);
    if (found === undefined) return [];
    const { decidedBy, loads, maxTiles, pictures, tiles } = found;
    const fullest = loads.find(({ limit }) => limit === decidedBy);
    const share = fullest === undefined ? '–' : `${limits[decidedBy]} ${figure(fullest.percent, formats)} %`;
    return [
      [
        name,
        formats.number(quantity),
        catalogue.decoders.find((each) => each.id === decoder)?.name ?? noCard,
        shown({ pictures, tiles }, formats),
        share,
        formats.number(maxTiles),
      ],
    ];
  });
  const { recorderMbit, providedMbit } = viewing;
  const provided = providedMbit === null ? null : figure(providedMbit, formats);
  const lines = [liveView({ mbit: figure(recorderMbit, formats), providedMbit: provided }, formats)];
  const heads = [
    columns.station,
    `#${columns.number}`,
    columns.card,
    `#${columns.shown}`,
    columns.decides,
    `#${columns.most}`,
  ];
  return tablePart({ title, columns: heads, lines }, rows);
}

function motion({ formats, result }: SalesSources): SalesPart[] {
  const { serverMotion } = result;
  if (serverMotion == null) return [];
  const { megapixelsPerSecond, capacity, percent } = serverMotion;
  const { title, load } = formats.words.sales.motion;
  const of =
    capacity === null || percent === null
      ? null
      : { capacity: figure(capacity, formats), percent: figure(percent, formats) };
  return linesPart(title, [load({ rate: figure(megapixelsPerSecond, formats), of }, formats)]);
}
