import { FILE_TEXTS as TEXTS } from '../texts/in-use.ts';
import type { CameraRow, ServerPlan } from '@site-designer/sizing-engine';
import { LensType } from '@site-designer/sizing-engine/enumerations';
import { groupNumbers, rowsByGroup } from '@site-designer/sizing-engine/design';
import { columnOf, type CameraForm } from '../cells/columns.ts';
import { isBlank, textOfCell, type ConvertedTable, type FileCell, type FileCells } from '../cells/file-cell.ts';
import { GROUP_ID, headerOf } from './headers.ts';
import { serversOfGroups, type ServerRun } from '../selection/planned-servers.ts';

/**
 * The list of devices that a video management system exports and imports (`Export-VmsHardware` and `Import-VmsHardware` of the
 * vendor's PowerShell tools): a line for each channel of a device. It lists devices, not their recording settings.
 */
const HARDWARE_HEADERS = [
  'DeviceType',
  'Name',
  'Address',
  'Channel',
  'UserName',
  'Password',
  'DriverNumber',
  'DriverGroup',
  'RecordingServer',
  'Enabled',
  'HardwareName',
  'StorageName',
  'Coordinates',
  'DeviceGroups',
] as const;

type Header = (typeof HARDWARE_HEADERS)[number];

/** Headers that no list of cameras has but this one. */
const TELLING: readonly Header[] = ['DeviceType', 'DriverNumber', 'DriverGroup', 'HardwareName', 'DeviceGroups'];

/**
 * The cameras of a list of devices, a camera group for each device; undefined where the cells are no such list.
 *
 * @param isTaken - Whether a line of the file, from 1, is a camera whatever it says.
 */
export function camerasOfHardware(
  cells: FileCells,
  { lensTypes }: CameraForm,
  isTaken: (line: number) => boolean = () => false,
): ConvertedTable | undefined {
  const headerLine = cells.findIndex((line) => !line.every(isBlank));
  const headers = (cells[headerLine] ?? []).map((cell) => textOfCell(cell).trim().toLowerCase());
  const at = (header: Header) => headers.indexOf(header.toLowerCase());
  if (at('Address') === -1 || TELLING.every((header) => at(header) === -1)) return undefined;
  const lines = cells.flatMap((line, index) =>
    index <= headerLine || line.every(isBlank) ? [] : [new HardwareLine(line, { at, line: index + 1 })],
  );
  const cameras = lines.filter(({ line, isCamera }) => isCamera || isTaken(line));
  const enabled = cameras.filter(({ line, isEnabled }) => isEnabled || isTaken(line));
  const used = new Set(enabled);
  const groups = groupedChannels(enabled);
  const multi = lensTypes.find(({ id }) => id === LensType.multiParent)?.name ?? '';
  return {
    cells: [
      [GROUP_ID, headerOf(columnOf('streamName')), headerOf(columnOf('lensType'))],
      ...groups.flatMap((channels, group) =>
        channels.map(({ name }, channel) => [
          `device ${group + 1}`,
          channel === 0 ? name : '',
          channel === 0 && channels.length > 1 ? multi : '',
        ]),
      ),
    ],
    sources: groups.flatMap((channels) => channels.map(({ line }) => [line])),
    headerLine: headerLine + 1,
    leftOut: new Map(
      lines
        .filter((each) => !used.has(each))
        .map(({ line, isCamera }) => [line, isCamera ? TEXTS.switchedOff : TEXTS.noCamera]),
    ),
    notes: [
      TEXTS.devices,
      ...leftOut(lines.length - cameras.length, TEXTS.devicesLeftOut),
      ...leftOut(cameras.length - enabled.length, TEXTS.camerasLeftOut),
    ],
  };
}

function leftOut(count: number, said: (count: number) => string): string[] {
  return count === 0 ? [] : [said(count)];
}

class HardwareLine {
  /** Of the file, from 1. */
  readonly line: number;
  readonly #cells: readonly FileCell[];
  readonly #at: (header: Header) => number;

  constructor(
    cells: readonly FileCell[],
    { at, line }: { readonly at: (header: Header) => number; readonly line: number },
  ) {
    this.line = line;
    this.#cells = cells;
    this.#at = at;
  }

  /** A line without a type is of a camera. */
  get isCamera(): boolean {
    return ['', 'camera'].includes(this.#text('DeviceType').toLowerCase());
  }

  get isEnabled(): boolean {
    return this.#text('Enabled').toLowerCase() !== 'false';
  }

  get name(): string {
    return this.#text('Name') || this.#text('HardwareName') || this.#text('Address');
  }

  get channel(): string {
    return this.#text('Channel') || '0';
  }

  /** What the channels of one device have in common. A list that is still to be filled in has no addresses. */
  get device(): string {
    const address = this.#text('Address');
    return address === '' ? this.#text('HardwareName') : `${this.#text('RecordingServer')} ${address}`;
  }

  #text(header: Header): string {
    return textOfCell(this.#cells[this.#at(header)]).trim();
  }
}

/** The channels of each device. A repeated channel belongs to another device. */
function groupedChannels(lines: readonly HardwareLine[]): readonly (readonly HardwareLine[])[] {
  const groups: HardwareLine[][] = [];
  const open = new Map<string, HardwareLine[]>();
  for (const line of lines) {
    const channels = line.device === '' ? undefined : open.get(line.device);
    if (channels && channels.every(({ channel }) => channel !== line.channel)) channels.push(line);
    else {
      const group = [line];
      groups.push(group);
      open.set(line.device, group);
    }
  }
  return groups;
}

interface HardwareListContext {
  /** What the folder of the cameras is called in the system. */
  readonly folder: string;
  /** The servers that the cameras are dealt to; without them the column of the recording server stays empty. */
  readonly servers: ServerPlan['servers'];
}

/**
 * The devices of a design as that list, to be filled in with addresses and imported: a line for each camera, of a multi-lens
 * camera for each lens, with the recording server of the plan. Further streams of a camera are not devices. The columns of
 * user names and passwords stay empty.
 */
export function hardwareLines(rows: readonly CameraRow[], { folder, servers }: HardwareListContext): string[][] {
  const dealt = serversOfGroups(servers ?? []);
  const numbers = groupNumbers(rows);
  const groups = [...rowsByGroup(rows)].flatMap(([id, streams]) =>
    devicesOf(streams, { number: numbers.get(id)!, folder, servers: serverNames(dealt.get(id) ?? []) }),
  );
  return [[...HARDWARE_HEADERS], ...groups];
}

/** The server of each camera of a group, in the order of the cameras. */
function serverNames(runs: readonly ServerRun[]): string[] {
  return runs.flatMap(({ first, last, cameras }) =>
    Array.from({ length: (last - first + 1) * cameras }, (_, index) => {
      const server = first + Math.floor(index / cameras);
      return `Recording server ${server}`;
    }),
  );
}

interface DeviceContext extends Pick<HardwareListContext, 'folder'> {
  /** Of the group, as the table numbers it. */
  readonly number: number;
  readonly servers: readonly string[];
}

function devicesOf(streams: readonly CameraRow[], { number, folder, servers }: DeviceContext): string[][] {
  const [first] = streams;
  if (!first) return [];
  const lenses = first.lensType === LensType.multiParent ? streams.length : 1;
  const groupName = first.streamName === '' ? `Group ${number}` : first.streamName;
  return Array.from({ length: first.quantity }, (_, index) => {
    const hardware = first.quantity === 1 ? groupName : `${groupName} ${index + 1}`;
    return Array.from({ length: lenses }, (_lens, channel) => {
      const cells: Partial<Record<Header, string>> = {
        DeviceType: 'Camera',
        Name: lenses === 1 ? hardware : `${hardware} - Lens ${channel + 1}`,
        Channel: String(channel),
        RecordingServer: servers[index] ?? '',
        Enabled: 'True',
        HardwareName: hardware,
        DeviceGroups: `/${folder.replaceAll(/[/;]/g, '-')}`,
      };
      return HARDWARE_HEADERS.map((header) => cells[header] ?? '');
    });
  }).flat();
}
