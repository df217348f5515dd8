import type { Closet, NetworkFinding, StationLoad } from '@site-designer/sizing-engine';
import { type Proposal, wordFor } from '@site-designer/texts';
import { amount } from './amount.ts';
import { printable } from './printable.ts';
import type { Section } from './table.ts';

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
    switchesText(closet),
    closet.decidedBy ?? '',
    closet.powerW === null ? '' : amount(closet.powerW, 'W'),
  ]);
  const cables = `${amount(cable.metres, 'm')} of cable, ${cable.boxes} ${wordFor(cable.boxes, 'box', 'boxes')}`;
  return {
    title: 'Switches',
    columns: [
      { title: 'Closet' },
      { title: 'Cameras', isNumber: true },
      { title: 'Switches' },
      { title: 'Decided by' },
      { title: 'Power', isNumber: true },
    ],
    rows: [
      ...rows,
      [
        'Core',
        '',
        `${core.ports} ${wordFor(core.ports, 'port')}, ${amount(core.rateMbit, 'Mbit/s')}; ${cables}`,
        '',
        '',
      ],
    ],
  };
}

function closetName(name: string): string {
  return name === '' ? '-' : printable(name);
}

function switchesText({ switchKind, switches }: Closet): string {
  if (switches.length === 0) return 'none holds';
  const count = switches.reduce((sum, each) => sum + each.count, 0);
  const most = switches.reduce((fullest, { reservedW }) => Math.max(fullest, reservedW), 0);
  return `${count} x ${switchKind ?? ''}, up to ${amount(most, 'W')} reserved`;
}

const FINDINGS: Readonly<Record<NetworkFinding['code'], string>> = {
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
    title: 'To know of the network',
    columns: [
      { title: 'Finding' },
      { title: 'Closet' },
      { title: 'Group', isNumber: true },
      { title: 'Figure', isNumber: true },
      { title: 'Limit', isNumber: true },
    ],
    rows: findings.map(({ code, closet, cameraGroupId, figure, limit, unit }) => [
      FINDINGS[code],
      closet === null ? '' : closetName(closet),
      cameraGroupId === null ? '' : String(cameraGroupId),
      figureText(figure, unit),
      figureText(limit, unit),
    ]),
  };
}

function figureText(value: number, unit: NetworkFinding['unit']): string {
  return unit === 'class' ? `class ${value}` : amount(value, unit);
}

function stationTable(stations: NonNullable<Proposal['viewing']>['stations']): Section {
  return {
    title: 'Viewing workstations',
    columns: [
      { title: 'Station', isNumber: true },
      { title: 'Pictures', isNumber: true },
      { title: 'Most', isNumber: true },
      { title: 'Loads' },
    ],
    rows: stations.map(({ id, pictures, tiles, maxTiles, loads }) => [
      String(id),
      `${pictures} of ${tiles}`,
      amount(maxTiles, ''),
      loads.map(loadText).join('; '),
    ]),
  };
}

function loadText({ limit, value, max, unit, percent }: StationLoad): string {
  return `${limit} ${amount(value, unit)} of ${amount(max, unit)} (${amount(percent, '%')})`;
}

function motionTable({ megapixelsPerSecond, capacity, percent }: NonNullable<Proposal['serverMotion']>): Section {
  const of = capacity === null ? '' : ` of ${amount(capacity, 'Mpx/s')}`;
  const share = percent === null ? '' : `, ${amount(percent, '%')} (assumed)`;
  return {
    title: 'Motion detection on the fullest server',
    columns: [{ title: 'Work' }],
    rows: [[`${amount(megapixelsPerSecond, 'Mpx/s')}${of}${share}`]],
  };
}
