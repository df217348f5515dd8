import { entryOf } from '@site-designer/sizing-engine/catalogue';
import { firstOf, sizeText } from '@site-designer/sizing-engine/design';
import { wordFor } from '../en/grammar.ts';
import type { CableRow, ClosetRow, InstallerFact, InstallerNetwork, InstallerSwitch, MarkedText } from './document.ts';
import type { InstallerInput } from './input.ts';
import { closetName, metresText, switchesWithPorts } from './ports.ts';
import { NETWORK_HEADINGS } from './words.ts';

type Network = NonNullable<InstallerInput['result']['network']>;

/** Closets, ports and cables; undefined where the design asks for no network. */
export function installerNetwork(input: InstallerInput): InstallerNetwork | undefined {
  const { network } = input.result;
  if (network == null) return undefined;
  const switches = switchesWithPorts(network.closets, input);
  return {
    headings: NETWORK_HEADINGS,
    closets: closetRows(network, switches, input),
    switches,
    cables: cableRows(input),
    cableSum: cableText(network, input),
    notes: notesOf(network, input),
  };
}

function closetRows({ closets }: Network, switches: readonly InstallerSwitch[], input: InstallerInput): ClosetRow[] {
  return closets.map(({ closet, powerW, heatBtuPerHour, ...rest }): ClosetRow => {
    const names = switches.filter((each) => each.closet === closetName(closet)).map(({ name }) => name);
    const units = unitsOf(rest, names.length, input);
    return {
      closet: closetName(closet),
      switches: names.length === 0 ? 'none holds its cameras' : input.formats.list(names),
      height: units === 0 ? '' : `${input.formats.number(units)} U`,
      power: figureOf([powerW, 'W'], rest, input),
      heat: figureOf([heatBtuPerHour, 'BTU/h'], rest, input),
    };
  });
}

type Planned = Pick<Network['closets'][number], 'switchKind' | 'switches'>;

function unitsOf({ switchKind }: Planned, switches: number, { catalogue }: InstallerInput): number {
  return switches * (catalogue.switchKinds.find(({ id }) => id === switchKind)?.rackUnits.value ?? 0);
}

/** At the least where it is not known what every camera draws. */
function figureOf(
  [value, unit]: readonly [number | null, 'W' | 'BTU/h'],
  { switchKind, switches }: Planned,
  { assumptions, catalogue, formats }: InstallerInput,
): MarkedText {
  if (value === null) return { text: '' };
  const kind = catalogue.switchKinds.find(({ id }) => id === switchKind);
  const least = switches.every(({ drawnKnown }) => drawnKnown) ? '' : 'at least ';
  return assumptions.marked(`${least}${formats.number(value)} ${unit}`, [
    [`Power of ${kind?.name ?? ''} without cameras`, kind?.baseW],
    ['Efficiency of the supply of a switch', catalogue.siteModel.poeEfficiency],
  ]);
}

/** Cables of each group, by closet as the switches are. */
function cableRows(input: InstallerInput): CableRow[] {
  const { design, formats, groups, streams } = input;
  const runs = new Map(design.cableRuns?.map((run) => [run.cameraGroupId, run]));
  const rows = [...streams].map(([id, of]) => ({ title: groups.get(id)!, first: firstOf(of)!, run: runs.get(id) }));
  return rows
    .toSorted((a, b) => (a.first.network.closet < b.first.network.closet ? -1 : 1))
    .map(({ title, first: { network, quantity }, run }) => ({
      group: title,
      closet: closetName(network.closet),
      cameras: formats.number(quantity),
      ...lengthsOf(network.cableM, { quantity, run, formats }),
    }));
}

interface Cabled extends Pick<InstallerInput, 'formats'> {
  readonly quantity: number;
  /** Along floor plans. */
  readonly run: NonNullable<InstallerInput['design']['cableRuns']>[number] | undefined;
}

function lengthsOf(cableM: number | null, { quantity, run, formats }: Cabled): Pick<CableRow, 'each' | 'total'> {
  if (cableM !== null) return { each: metresText(cableM, formats), total: metresText(cableM * quantity, formats) };
  if (run === undefined) return { each: '', total: '' };
  const total = metresText(Math.ceil(run.metres), formats);
  const partly = run.cameras < quantity ? `, ${formats.number(run.cameras)} placed` : '';
  return { each: `up to ${metresText(Math.ceil(run.longestM), formats)}${partly}`, total };
}

function cableText(
  { cable: { metres, boxes, unknownCameras } }: Network,
  { catalogue, formats }: InstallerInput,
): string {
  if (metres === 0) return 'No length is known.';
  const box = metresText(catalogue.siteModel.cableBox.value, formats);
  const unknown =
    unknownCameras === 0 ? '' : ` ${formats.counted(unknownCameras, 'camera')} without a known length not counted.`;
  const many = `${formats.number(boxes)} ${wordFor(boxes, 'box', 'boxes')}`;
  return `${metresText(metres, formats)} in all: at least ${many} of ${box}, since a run cannot be pieced from two boxes.${unknown}`;
}

const BY_GROUP = 'A camera is called by its group and its number in it.';
const BY_LABEL =
  'A camera is called by its label on the floor plan; one that is on none by its group and its number in it.';

function notesOf({ findings }: Network, { design, formats, groups }: InstallerInput): string[] {
  const hasLabels = (design.placements ?? []).length > 0;
  const tooLong = findings.filter(({ code }) => code === 'cable-length');
  return [
    `${hasLabels ? BY_LABEL : BY_GROUP} VLAN is left to be filled in by who runs the network.`,
    ...tooLong.map(
      ({ cameraGroupId, figure, limit }) =>
        `${groups.get(cameraGroupId ?? 0) ?? ''}: cables of ${metresText(figure, formats)}, ${metresText(limit, formats)} are allowed. A switch nearer, fibre, or an extender.`,
    ),
  ];
}

/** What stands in the control room. */
export function stationFacts({ catalogue, design, formats }: InstallerInput): InstallerFact[] {
  return design.serverSettings.viewing.stations.map((station) => {
    const { name, quantity, monitors, monitorResolution, columns, rows, decoder, linkMbit } = station;
    const size = sizeText(entryOf(catalogue.resolutions, monitorResolution, 'resolution'));
    const card = catalogue.decoders.find(({ id }) => id === decoder)?.name ?? 'no graphics card';
    const parts = [
      card,
      `${formats.counted(monitors, 'monitor')} of ${size}`,
      `${formats.number(columns)} x ${formats.number(rows)} tiles each`,
      `network port of ${formats.number(linkMbit)} Mbit/s`,
    ];
    return { name, text: `${formats.number(quantity)} x ${parts.join('; ')}` };
  });
}
