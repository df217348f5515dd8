import type { Closet, NetworkFinding, StationLoad } from '@site-designer/sizing-engine';
import { switchSums } from '@site-designer/sizing-engine/comparison';
import { ownSpeaker, type Proposal } from '@site-designer/texts';
import { amount } from './amount.ts';
import { printable } from './printable.ts';
import type { Section } from './table.ts';
import { said, type Phrase } from '../texts/said.ts';

/** Switches, viewing workstations and motion detection: nothing where nobody asks for them. */
export function siteTables({ network, viewing, serverMotion }: Proposal): Section[] {
  return [
    ...(network === null ? [] : [closetTable(network), findingTable(network.findings)]),
    ...(viewing === null ? [] : [stationTable(viewing.stations)]),
    ...(serverMotion === null ? [] : [motionTable(serverMotion)]),
  ];
}

type Network = NonNullable<Proposal['network']>;

function closetTable({ closets, core, cable }: Network): Section {
  const rows = closets.map((closet) => [
    closetName(closet.closet),
    amount(closet.cameras, ''),
    closet.decidedBy ?? '',
    powerText(closet),
    switchesText(closet),
  ]);
  const counted = (count: number, unit: string) => `${count} ${ownSpeaker.language.unit(unit, count)}`;
  const boxes = counted(cable.boxes, 'box');
  const cables =
    cable.metres === 0 ? [] : [said('{length} of cable, {boxes}', { length: amount(cable.metres, 'm'), boxes })];
  const coreText = [`${counted(core.ports, 'port')}, ${amount(core.rateMbit, 'Mbit/s')}`, ...cables].join('; ');
  return {
    title: said('Switches'),
    columns: [
      { title: said('Closet') },
      { title: said('Cameras'), isNumber: true },
      { title: said('Decided by') },
      { title: said('Power'), isNumber: true },
      { title: said('Switches') },
    ],
    rows: [...rows, [said('Core'), '', '', '', coreText]],
  };
}

function closetName(name: string): string {
  return name === '' ? '-' : printable(name);
}

function switchesText({ switchKind, switches }: Closet): string {
  if (switches.length === 0) return said('none holds');
  const most = switches.reduce((fullest, { reservedW }) => Math.max(fullest, reservedW), 0);
  const parts = { count: switchSums(switches).switches, kind: switchKind ?? '', watts: amount(most, 'W') };
  return said('{count} x {kind}, up to {watts} reserved', parts);
}

/** What a switch draws is the least where it is not known of every camera. */
function powerText({ powerW, switches }: Closet): string {
  if (powerW === null) return '';
  const watts = amount(powerW, 'W');
  return switchSums(switches).isDrawnKnown ? watts : said('at least {watts}', { watts });
}

const FINDINGS: Readonly<Record<NetworkFinding['code'], Phrase>> = {
  'poe-class': 'Class above the highest of the switch',
  'port-watts': 'More power than a port feeds',
  'poe-budget': 'More power than the switch feeds',
  uplink: 'Rate above the usable uplink',
  ports: 'No usable port',
  'port-rate': 'Rate above what a port of 100 Mbit/s should carry',
  'cable-length': 'Cable too long: a switch nearer, fibre, or an extender',
  'shared-uplink': 'Rate above the usable part of the shared path',
  'own-network': 'So many cameras are advised a network of their own',
};

function findingTable(findings: readonly NetworkFinding[]): Section {
  return {
    title: said('To know of the network'),
    columns: [
      { title: said('Closet') },
      { title: said('Group'), isNumber: true },
      { title: said('Figure'), isNumber: true },
      { title: said('Limit'), isNumber: true },
      { title: said('Finding') },
    ],
    rows: findings.map(({ code, closet, cameraGroupId, figure, limit, unit }) => [
      closet === null ? '' : closetName(closet),
      cameraGroupId === null ? '' : String(cameraGroupId),
      figureText(figure, unit),
      figureText(limit, unit),
      said(FINDINGS[code]),
    ]),
  };
}

function figureText(value: number, unit: NetworkFinding['unit']): string {
  return unit === 'class' ? said('class {value}', { value }) : amount(value, unit);
}

function stationTable(stations: NonNullable<Proposal['viewing']>['stations']): Section {
  return {
    title: said('Viewing workstations'),
    columns: [
      { title: said('Station'), isNumber: true },
      { title: said('Pictures'), isNumber: true },
      { title: said('Most'), isNumber: true },
      { title: said('Loads') },
    ],
    rows: stations.map(({ id, pictures, tiles, maxTiles, loads }) => [
      String(id),
      said('{value} of {max}', { value: pictures, max: tiles }),
      amount(maxTiles, ''),
      loads.map(loadText).join('; '),
    ]),
  };
}

function loadText({ limit, value, max, unit, percent }: StationLoad): string {
  const used = said('{value} of {max}', { value: amount(value, unit), max: amount(max, unit) });
  return `${limit} ${used} (${amount(percent, '%')})`;
}

function motionTable({ megapixelsPerSecond, capacity, percent }: NonNullable<Proposal['serverMotion']>): Section {
  const needed = amount(megapixelsPerSecond, 'Mpx/s');
  const work = capacity === null ? needed : said('{value} of {max}', { value: needed, max: amount(capacity, 'Mpx/s') });
  const share = percent === null ? '' : said(', {percent} (assumed)', { percent: amount(percent, '%') });
  return {
    title: said('Motion detection on the fullest server'),
    columns: [{ title: said('Work') }],
    rows: [[`${work}${share}`]],
  };
}
