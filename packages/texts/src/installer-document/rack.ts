import { isOutside } from '@site-designer/sizing-engine/comparison';
import type { Physical } from '@site-designer/sizing-engine/catalogue';
import type { RackWords } from '../document-words/installer.ts';
import type { InstallerRack, MarkedText, RackDevice, RackRow } from './document.ts';
import type { InstallerInput, InstallerLine } from './input.ts';
import { nameOf, namesOf, numbersText, type NumberedServers } from './names.ts';
import { machineOf } from './machine.ts';

/** Units of a rack. */
const RACK_UNITS = 42;

/** The devices from the bottom up, in the order of the bill, and what feeds them. */
export function installerRack(input: InstallerInput): InstallerRack {
  const bill = input.bill.filter((line) => !isOutside(line));
  const physical = roomOf(input);
  const racks: RackDevice[][] = [];
  const rows = bill.flatMap((line) => {
    if (!isMaterial(line)) return [];
    return line.rackUnits === null || line.rackUnits === 0
      ? [rowOf(line, { place: placeBeside(line, input.words.rack), ...numberedOf(line, input) }, input)]
      : standing(line, racks, input);
  });
  return {
    rows,
    sum: {
      height: units(physical.rackUnits, input),
      power: watts(physical.typicalW, input),
      heat: heatText(physical.heatBtuPerHour, input),
    },
    racks,
    circuits: circuitsOf(input, racks),
  };
}

type Room = Pick<
  NonNullable<InstallerInput['result']['physical']>,
  'typicalW' | 'heatBtuPerHour' | 'rackUnits' | 'greatestW'
>;

/** What stands in the machine room: switches and workstations stand elsewhere. */
function roomOf({ bill, result }: InstallerInput): Room {
  const physical = result.physical!;
  const outside = bill.filter(isOutside);
  if (outside.length === 0) return physical;
  const sumOf = (field: 'typicalW' | 'heatBtuPerHour' | 'rackUnits') =>
    physical[field] - outside.reduce((sum, line) => sum + (line[field] ?? 0), 0);
  const greatest = bill.filter((line) => !isOutside(line)).map(({ greatestW }) => greatestW);
  return {
    typicalW: sumOf('typicalW'),
    heatBtuPerHour: sumOf('heatBtuPerHour'),
    rackUnits: sumOf('rackUnits'),
    greatestW: greatest.includes(null) ? null : greatest.reduce<number>((sum, watts) => sum + watts!, 0),
  };
}

/** Licences have no power and no height; of own lines nothing is known. */
function isMaterial({ kind, typicalW, rackUnits, weightKg }: InstallerLine): boolean {
  return kind !== 'own' && [typicalW, rackUnits, weightKg].some((figure) => figure !== 0);
}

function placeBeside({ kind, rackUnits }: InstallerLine, { inServers, besideRack }: RackWords): string {
  if (kind === 'disk' || kind === 'hot-spare') return inServers;
  return rackUnits === 0 ? besideRack : '';
}

/** Rows of a line that stands in racks: one for each rack that it is in. */
function standing(line: InstallerLine, racks: RackDevice[][], input: InstallerInput): RackRow[] {
  const each = line.rackUnits! / line.quantity;
  const { first, last } = numberedOf(line, input);
  const rows: RackRow[] = [];
  for (let number = first; number <= last;) {
    if (racks.length === 0 || nextUnit(racks) + each - 1 > RACK_UNITS) racks.push([]);
    const from = nextUnit(racks);
    const count = Math.max(1, Math.min(last - number + 1, Math.floor((RACK_UNITS - from + 1) / each)));
    for (let place = 0; place < count; place += 1) {
      const name = deviceName(line, { first: number + place, last: number + place }, input);
      racks.at(-1)!.push({ name, from: from + place * each, units: each, isSpare: line.kind === 'spare-server' });
    }
    const place = numbersText({ first: from, last: from + count * each - 1 }, input.words);
    const inRack = racks.length === 1 ? place : input.words.rack.inRack(racks.length, place);
    rows.push(rowOf(line, { place: inRack, first: number, last: number + count - 1 }, input));
    number += count;
  }
  return rows;
}

/** The lowest free unit of the last rack. */
function nextUnit(racks: readonly (readonly RackDevice[])[]): number {
  const top = racks.at(-1)?.at(-1);
  return top === undefined ? 1 : top.from + top.units;
}

/** Numbers of the devices of a line. */
function numberedOf({ kind, quantity }: InstallerLine, { recording }: InstallerInput): NumberedServers {
  return kind === 'spare-server' ? { first: recording + 1, last: recording + quantity } : { first: 1, last: quantity };
}

function deviceName(
  { kind, designation }: InstallerLine,
  numbered: NumberedServers,
  { words }: InstallerInput,
): string {
  switch (kind) {
    case 'recording-server':
    case 'spare-server':
      return namesOf('REC', numbered, words);
    case 'management-server':
      return nameOf('MGT', 1);
    case 'database-server':
      return nameOf('SQL', 1);
    default:
      return designation;
  }
}

interface Placed extends NumberedServers {
  readonly place: string;
}

function rowOf(line: InstallerLine, { place, ...numbered }: Placed, input: InstallerInput): RackRow {
  const { quantity, typicalW, heatBtuPerHour, rackUnits, weightKg } = line;
  const each = (figure: number | null, text: (value: number, input: InstallerInput) => string): string => {
    if (figure === null) return input.words.rack.notPublished;
    return figure === 0 ? '' : text(figure / quantity, input);
  };
  return {
    place,
    name: deviceName(line, numbered, input),
    count: input.formats.number(numbered.last - numbered.first + 1),
    height: each(rackUnits, units),
    power: powerOf(line, each(typicalW, watts), input),
    heat: each(heatBtuPerHour, heatText),
    weight: each(weightKg, (kg, { formats }) => `${formats.number(kg, 1)} kg`),
  };
}

function powerOf({ kind }: InstallerLine, text: string, input: InstallerInput): MarkedText {
  const physical = text === '' ? undefined : physicalOf(kind, input);
  const basePower = physical?.basePower;
  const { typicalPower, typicalManagementPower } = input.words.rack;
  const name =
    kind === 'management-server' || kind === 'database-server'
      ? typicalManagementPower
      : typicalPower(machineOf(input).name);
  return input.assumptions.marked(text, [[name, basePower]]);
}

function physicalOf(kind: InstallerLine['kind'], input: InstallerInput): Physical | undefined {
  if (kind === 'recording-server' || kind === 'spare-server') return machineOf(input).physical;
  if (kind !== 'management-server' && kind !== 'database-server') return undefined;
  const most = input.result.managementServer?.maxCameras;
  const server = input.catalogue.managementLevels.find(({ maxCameras }) => maxCameras?.value === most)?.server;
  return kind === 'management-server' ? server?.physical : server?.databaseServer?.physical;
}

function watts(value: number, { formats }: InstallerInput): string {
  return `${formats.number(value)} W`;
}

function heatText(value: number, { formats }: InstallerInput): string {
  return `${formats.number(value)} BTU/h`;
}

function units(value: number, { formats }: InstallerInput): string {
  return `${formats.number(value)} U`;
}

function circuitsOf(input: InstallerInput, racks: readonly (readonly RackDevice[])[]): string[] {
  const { design, formats, result } = input;
  const { rack: words } = input.words;
  const bill = input.bill.filter((line) => !isOutside(line));
  const { ups, isWithoutHost } = result.physical!;
  const { typicalW, greatestW } = roomOf(input);
  const { upsMinutes } = design.serverSettings.power;
  const power = watts(typicalW, input);
  const unknown = namesWithout(bill, 'greatestW');
  const notMeasured = namesWithout(bill, 'rackUnits');
  return [
    upsMinutes === 0
      ? words.withoutUps(power)
      : words.behindUps({ power, va: ups.va, wattHours: ups.wattHours, minutes: upsMinutes }, formats),
    ...(isWithoutHost === true ? [words.withoutHosts] : []),
    greatestW === null ? words.greatestUnknown(unknown, formats) : words.greatest(watts(greatestW, input)),
    ...(notMeasured.length === 0 || racks.length === 0
      ? []
      : [words.heightUnknown({ devices: notMeasured, unit: nextUnit(racks) }, formats)]),
  ];
}

/** Lines whose figure is not published. What an offer adds, such as labour, has none. */
function namesWithout(bill: InstallerInput['bill'], figure: 'greatestW' | 'rackUnits'): string[] {
  const unknown = bill.filter((line) => line.kind !== 'own' && line[figure] === null);
  return [...new Set(unknown.map(({ designation }) => designation))];
}
