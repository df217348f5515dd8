import { entryOf } from '@site-designer/sizing-engine/catalogue';
import { switchSums } from '@site-designer/sizing-engine/comparison';
import { firstOf, sizeText } from '@site-designer/sizing-engine/design';
import type { CableRow, ClosetRow, InstallerFact, InstallerNetwork, InstallerSwitch, MarkedText } from './document.ts';
import type { InstallerInput } from './input.ts';
import { closetName, metresText, switchesWithPorts } from './ports.ts';

type Network = NonNullable<InstallerInput['result']['network']>;

/** Closets, ports and cables; undefined where the design asks for no network. */
export function installerNetwork(input: InstallerInput): InstallerNetwork | undefined {
  const { network } = input.result;
  if (network == null) return undefined;
  const switches = switchesWithPorts(network.closets, input);
  return {
    headings: input.words.planHeadings,
    closets: closetRows(network, switches, input),
    switches,
    cables: cableRows(input),
    cableSum: cableText(network, input),
    notes: notesOf(network, input),
  };
}

function closetRows({ closets }: Network, switches: readonly InstallerSwitch[], input: InstallerInput): ClosetRow[] {
  return closets.map(({ closet, powerW, heatBtuPerHour, ...rest }): ClosetRow => {
    const names = switches.filter((each) => each.closet === closetName(closet, input)).map(({ name }) => name);
    const units = unitsOf(rest, names.length, input);
    return {
      closet: closetName(closet, input),
      switches: names.length === 0 ? input.words.plan.noSwitch : input.formats.list(names),
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
  const { atLeast, facts } = formats.words.network;
  const figure = `${formats.number(value)} ${unit}`;
  return assumptions.marked(switchSums(switches).isDrawnKnown ? figure : atLeast(figure), [
    [facts.switchPower(kind?.name ?? ''), kind?.baseW],
    [facts.supplyEfficiency, catalogue.siteModel.poeEfficiency],
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
      closet: closetName(network.closet, input),
      cameras: formats.number(quantity),
      ...lengthsOf(network.cableM, { quantity, run, ...input }),
    }));
}

interface Cabled extends Pick<InstallerInput, 'formats' | 'words'> {
  readonly quantity: number;
  /** Along floor plans. */
  readonly run: NonNullable<InstallerInput['design']['cableRuns']>[number] | undefined;
}

function lengthsOf(cableM: number | null, { quantity, run, formats, words }: Cabled): Pick<CableRow, 'each' | 'total'> {
  if (cableM !== null) return { each: metresText(cableM, formats), total: metresText(cableM * quantity, formats) };
  if (run === undefined) return { each: '', total: '' };
  const total = metresText(Math.ceil(run.metres), formats);
  const longest = {
    length: metresText(Math.ceil(run.longestM), formats),
    placed: run.cameras < quantity ? run.cameras : null,
  };
  return { each: words.plan.longest(longest, formats), total };
}

function cableText(
  { cable: { metres, boxes, unknownCameras } }: Network,
  { catalogue, formats, words: { plan: words } }: InstallerInput,
): string {
  if (metres === 0) return words.noLength;
  const box = metresText(catalogue.siteModel.cableBox.value, formats);
  return words.cableSum({ length: metresText(metres, formats), boxes, box, unknownCameras }, formats);
}

function notesOf({ findings }: Network, { design, formats, groups, words: { plan: words } }: InstallerInput): string[] {
  const hasLabels = (design.placements ?? []).length > 0;
  const tooLong = findings.filter(({ code }) => code === 'cable-length');
  return [
    `${hasLabels ? words.byLabel : words.byGroup} ${words.vlan}`,
    ...tooLong.map(({ cameraGroupId, figure, limit }) =>
      words.tooLong({
        group: groups.get(cameraGroupId ?? 0) ?? '',
        length: metresText(figure, formats),
        allowed: metresText(limit, formats),
      }),
    ),
  ];
}

/** What stands in the control room. */
export function stationFacts({ catalogue, design, formats, words }: InstallerInput): InstallerFact[] {
  return design.serverSettings.viewing.stations.map((station) => {
    const { name, monitorResolution, decoder, quantity, monitors, columns, rows, linkMbit } = station;
    const size = sizeText(entryOf(catalogue.resolutions, monitorResolution, 'resolution'));
    const card = catalogue.decoders.find(({ id }) => id === decoder)?.name ?? null;
    return { name, text: words.plan.station({ quantity, card, monitors, size, columns, rows, linkMbit }, formats) };
  });
}
