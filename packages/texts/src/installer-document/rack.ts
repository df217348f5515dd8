import { isOutside, roomSums } from '@site-designer/sizing-engine/comparison';
import type { Physical } from '@site-designer/sizing-engine/catalogue';
import type { RackWords } from '../document-words/installer.ts';
import type { InstallerRack, MarkedText, RackDevice, RackRow } from './document.ts';
import type { InstallerInput, InstallerLine } from './input.ts';
import { nameOf, namesOf, numbersText, type NumberedServers } from './names.ts';
import { machineOf } from './machine.ts';
import { racksOf, type Rack, type StackedDevices } from './racks.ts';

/** The devices from the bottom up, in the order of the bill, and what feeds them. */
export function installerRack(input: InstallerInput): InstallerRack {
  const bill = input.bill.filter((line) => !isOutside(line));
  const physical = roomSums(input.bill);
  const racks = racksOf(bill);
  const standing = racks.flatMap(({ rows }, at) => rows.map((row) => ({ ...row, rack: at + 1 })));
  const rows = bill.flatMap((line) => {
    if (!isMaterial(line)) return [];
    return line.rackUnits === null || line.rackUnits === 0
      ? [rowOf(line, { place: placeBeside(line, input.words.rack), ...numberedOf(line, input) }, input)]
      : standing.filter((row) => row.line === line).map((row) => standingRow(row, input));
  });
  return {
    rows,
    sum: {
      height: units(physical.rackUnits, input),
      power: watts(physical.typicalW, input),
      heat: heatText(physical.heatBtuPerHour, input),
    },
    racks: racks.map((rack) => rack.rows.flatMap((row) => devicesOf(row, input))),
    circuits: circuitsOf(input, racks.at(-1)),
  };
}

type Stacked = StackedDevices<InstallerLine>;

/** Licences have no power and no height; of own lines nothing is known. */
function isMaterial({ kind, typicalW, rackUnits, weightKg }: InstallerLine): boolean {
  return kind !== 'own' && [typicalW, rackUnits, weightKg].some((figure) => figure !== 0);
}

function placeBeside({ kind, rackUnits }: InstallerLine, { inServers, besideRack }: RackWords): string {
  if (kind === 'disk' || kind === 'hot-spare') return inServers;
  return rackUnits === 0 ? besideRack : '';
}

/** Devices that stand in a rack, which is named from the second one on. */
function standingRow({ rack, ...row }: Stacked & { readonly rack: number }, input: InstallerInput): RackRow {
  const { line, count, units: each, above } = row;
  const place = numbersText({ first: above + 1, last: above + count * each }, input.words);
  const inRack = rack === 1 ? place : input.words.rack.inRack(rack, place);
  return rowOf(line, { place: inRack, ...stackedNumbers(row, input) }, input);
}

function devicesOf(row: Stacked, input: InstallerInput): RackDevice[] {
  const { line, count, units: each, above } = row;
  const { first } = stackedNumbers(row, input);
  return Array.from({ length: count }, (_, place) => ({
    name: deviceName(line, { first: first + place, last: first + place }, input),
    from: above + place * each + 1,
    units: each,
    isSpare: line.kind === 'spare-server',
  }));
}

function stackedNumbers({ line, before, count }: Stacked, input: InstallerInput): NumberedServers {
  const first = numberedOf(line, input).first + before;
  return { first, last: first + count - 1 };
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

function circuitsOf(input: InstallerInput, lastRack: Rack<InstallerLine> | undefined): string[] {
  const { design, formats, result } = input;
  const { rack: words } = input.words;
  const bill = input.bill.filter((line) => !isOutside(line));
  const { ups, isWithoutHost } = result.physical!;
  const { typicalW, greatestW } = roomSums(bill);
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
    ...(notMeasured.length === 0 || lastRack === undefined
      ? []
      : [words.heightUnknown({ devices: notMeasured, unit: lastRack.used + 1 }, formats)]),
  ];
}

/** Lines whose figure is not published. What an offer adds, such as labour, has none. */
function namesWithout(bill: InstallerInput['bill'], figure: 'greatestW' | 'rackUnits'): string[] {
  const unknown = bill.filter((line) => line.kind !== 'own' && line[figure] === null);
  return [...new Set(unknown.map(({ designation }) => designation))];
}
