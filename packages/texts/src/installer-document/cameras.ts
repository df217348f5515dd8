import type { CameraRow } from '@site-designer/sizing-engine';
import { entryOf } from '@site-designer/sizing-engine/catalogue';
import { firstOf, flagsFromRecording, sizeText, type Half } from '@site-designer/sizing-engine/design';
import { LensType, Recording } from '@site-designer/sizing-engine/enumerations';
import type { InstallerStream, InstallerStreams } from './document.ts';
import type { InstallerInput, NamedServers } from './input.ts';
import { namesOf } from './names.ts';

/** All streams of all groups, by server; in the order of the design where the plan is too long to be listed. */
export function camerasByServer(input: InstallerInput): InstallerStreams[] {
  return input.servers.map((servers) => {
    const dealt = camerasOf(servers, input);
    const server = namesOf('REC', servers);
    const ids = [...input.streams.keys()].filter((id) => dealt.has(id));
    return {
      server,
      rows: ids.flatMap((id) => streamRows(id, dealt.get(id)!, { server, input })),
      groups: input.formats.counted(ids.length, 'group'),
      cameras: input.formats.number([...dealt.values()].reduce((sum, cameras) => sum + cameras, 0)),
    };
  });
}

/** Cameras of each group on each of the servers. */
function camerasOf({ plan }: NamedServers, { streams }: InstallerInput): ReadonlyMap<number, number> {
  if (plan !== undefined) return new Map(plan.groups.map(({ cameraGroupId, cameras }) => [cameraGroupId, cameras]));
  return new Map([...streams].map(([id, rows]) => [id, firstOf(rows)!.quantity]));
}

function streamRows(
  id: number,
  cameras: number,
  { server, input }: { readonly server: string; readonly input: InstallerInput },
): InstallerStream[] {
  const rows = input.streams.get(id)!;
  return rows.flatMap((row, place) =>
    halvesOf(row).map((half, number): InstallerStream => ({
      server,
      group: input.groups.get(id)!,
      cameras: place === 0 && number === 0 ? input.formats.number(cameras) : '',
      stream: row.lensType === LensType.multiChild ? `lens ${place + 1}` : String(place + 1),
      ...settingsOf(row, half, input),
      preAndPost: preAndPost(row, firstOf(rows)!, input),
    })),
  );
}

/** The halves of a stream that are recorded. */
function halvesOf({ recording }: CameraRow): readonly Half[] {
  const flags = flagsFromRecording(recording);
  return (['continuous', 'motion'] as const).filter((half) => flags[half]);
}

function settingsOf(
  row: CameraRow,
  half: Half,
  { catalogue, formats }: InstallerInput,
): Pick<InstallerStream, 'codec' | 'resolution' | 'fps' | 'recording' | 'days' | 'kbps'> {
  const { hoursPerDay } = row;
  const size = row.size[half] ?? entryOf(catalogue.resolutions, row.resolution[half], 'resolution');
  const mode = modeText(row.recording, half);
  const fps = row.fps[half];
  return {
    codec: entryOf(catalogue.codecs, row.codec, 'codec').name,
    resolution: sizeText(size),
    fps: formats.number(fps, Number.isInteger(fps) ? 0 : 1),
    recording: hoursPerDay === 24 ? mode : `${mode}, ${formats.number(hoursPerDay)} h a day`,
    days: formats.number(row.retentionDays),
    kbps: formats.number(row.bitrateKbit[half]),
  };
}

function modeText(recording: Recording, half: Half): string {
  if (recording === Recording.constant) return 'Constant';
  if (recording === Recording.event) return 'Event';
  return half === 'continuous' ? 'Speedup, base' : 'Speedup, on events';
}

/** Buffers of the first stream hold for its group; what is always recorded has none. */
function preAndPost({ recording }: CameraRow, { extras }: CameraRow, { formats }: InstallerInput): string {
  if (recording === Recording.constant) return '';
  return `${formats.number(extras.preSeconds)}, ${formats.number(extras.postSeconds)} s`;
}

/** What holds for the settings of all cameras. */
export function cameraNotes(input: InstallerInput): string[] {
  return [
    'Cameras are those of each server that is named. Speedup has two rows: always, and while something moves.',
    'Planned kbit/s is the rate that the design counts with. As a limit in the camera it keeps the days and costs picture quality in busy scenes.',
    rateSources(input),
    `Scene: ${byValue(input, (row) => halvesOf(row).map((half) => entryOf(input.catalogue.complexities, row.complexity[half], 'complexity').name))}.`,
    ...motionNote(input),
    ...besidesNote(input),
    ...namingNote(input),
    ...(input.result.serverPlan?.servers == null
      ? [
          'More than 200 servers differ from each other: the list of devices of the design names the server of each group.',
        ]
      : []),
  ];
}

function rateSources({ design, formats }: InstallerInput): string {
  const halves = design.cameras.flatMap((row) => halvesOf(row).map((half) => ({ row, half })));
  const typed = halves.filter(({ row, half }) =>
    half === 'continuous' ? row.continuousIsCustomBitrate : row.motionIsCustomBitrate,
  );
  const measured = typed.filter(({ row, half }) => row.measured[half] !== null);
  const entered = typed.length - measured.length;
  const parts = [
    [halves.length - typed.length, 'calculated'],
    [measured.length, 'measured'],
    [entered, 'entered'],
  ] as const;
  const told = parts.filter(([count]) => count > 0).map(([count, how]) => `${formats.number(count)} ${how}`);
  return `Planned rates: ${formats.list(told)}.`;
}

function motionNote(input: InstallerInput): string[] {
  const text = byValue(input, ({ recording, motion }) =>
    recording === Recording.constant ? [] : [`${input.formats.number(motion.motion, decimalsOf(motion.motion))} %`],
  );
  return text === '' ? [] : [`Motion is found by the camera. Counted part of the time: ${text}.`];
}

function decimalsOf(value: number): number {
  return Number.isInteger(value) ? 0 : 1;
}

/** Sound and metadata are recorded besides the planned rates. */
function besidesNote({ formats, groups, streams }: InstallerInput): string[] {
  return [...streams].flatMap(([id, rows]) => {
    const { audioKbps, metadataKbps } = firstOf(rows)!.extras;
    const kinds = [
      ...(audioKbps > 0 ? [`sound of ${formats.number(audioKbps)} kbit/s`] : []),
      ...(metadataKbps > 0 ? [`metadata of ${formats.number(metadataKbps)} kbit/s`] : []),
    ];
    return kinds.length === 0 ? [] : [`${groups.get(id)!}: ${formats.list(kinds)} besides the planned rate.`];
  });
}

function namingNote({ groups, result, streams }: InstallerInput): string[] {
  const largest = [...streams].map(([id, rows]) => ({ id, cameras: firstOf(rows)!.quantity }));
  const example = largest.find(({ cameras }) => cameras > 1);
  if (example === undefined) return [];
  const last = String(example.cameras);
  const title = groups.get(example.id)!;
  // The port plan calls them as they are spoken of.
  const digits = result.network == null ? Math.max(2, last.length) : 1;
  return [
    `Names: group and number, “${title} ${'1'.padStart(digits, '0')}” to “${title} ${last.padStart(digits, '0')}”.`,
  ];
}

/** `40 % in Lobby; 30 % in Corridors and Car park`, or the value alone where all groups have it. */
function byValue(
  { formats, groups, streams }: InstallerInput,
  valuesOf: (row: CameraRow) => readonly string[],
): string {
  const titles = new Map<string, Set<string>>();
  for (const [id, rows] of streams) {
    for (const value of rows.flatMap(valuesOf)) {
      titles.set(value, (titles.get(value) ?? new Set()).add(groups.get(id)!));
    }
  }
  const [first] = titles;
  if (titles.size === 1 && first![1].size === streams.size) return first![0];
  return [...titles].map(([value, of]) => `${value} in ${formats.list([...of])}`).join('; ');
}
