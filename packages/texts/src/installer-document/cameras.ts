import type { CameraRow } from '@site-designer/sizing-engine';
import { entryOf } from '@site-designer/sizing-engine/catalogue';
import { firstOf, isCustom, recordedHalves, sizeText, type Half } from '@site-designer/sizing-engine/design';
import { LensType, Recording } from '@site-designer/sizing-engine/enumerations';
import type { CameraWords } from '../document-words/installer-parts.ts';
import type { InstallerStream, InstallerStreams } from './document.ts';
import type { InstallerInput, NamedServers } from './input.ts';
import { namesOf } from './names.ts';

/** All streams of all groups, by server; in the order of the design where the plan is too long to be listed. */
export function camerasByServer(input: InstallerInput): InstallerStreams[] {
  return input.servers.map((servers) => {
    const dealt = camerasOf(servers, input);
    const server = namesOf('REC', servers, input.words);
    const ids = [...input.streams.keys()].filter((id) => dealt.has(id));
    return {
      server,
      rows: ids.flatMap((id) => streamRows(id, dealt.get(id)!, { server, input })),
      groups: input.words.cameras.groups(ids.length, input.formats),
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
    recordedHalves(row).map((half, number): InstallerStream => ({
      server,
      group: input.groups.get(id)!,
      cameras: place === 0 && number === 0 ? input.formats.number(cameras) : '',
      stream: row.lensType === LensType.multiChild ? input.words.cameras.lens(place + 1) : String(place + 1),
      ...settingsOf(row, half, input),
      preAndPost: preAndPost(row, firstOf(rows)!, input),
    })),
  );
}

function settingsOf(
  row: CameraRow,
  half: Half,
  { catalogue, formats, words }: InstallerInput,
): Pick<InstallerStream, 'codec' | 'resolution' | 'fps' | 'recording' | 'days' | 'kbps'> {
  const { hoursPerDay } = row;
  const size = row.size[half] ?? entryOf(catalogue.resolutions, row.resolution[half], 'resolution');
  const mode = modeText(row.recording, half, words.cameras);
  const fps = row.fps[half];
  return {
    codec: entryOf(catalogue.codecs, row.codec, 'codec').name,
    resolution: sizeText(size),
    fps: formats.number(fps, Number.isInteger(fps) ? 0 : 1),
    recording: hoursPerDay === 24 ? mode : words.cameras.hoursADay({ mode, hours: hoursPerDay }, formats),
    days: formats.number(row.retentionDays),
    kbps: formats.number(row.bitrateKbit[half]),
  };
}

function modeText(recording: Recording, half: Half, words: CameraWords): string {
  if (recording === Recording.constant) return words.constant;
  if (recording === Recording.event) return words.event;
  return half === 'continuous' ? words.speedupBase : words.speedupOnEvents;
}

/** Buffers of the first stream hold for its group; what is always recorded has none. */
function preAndPost({ recording }: CameraRow, { extras }: CameraRow, { formats }: InstallerInput): string {
  if (recording === Recording.constant) return '';
  return `${formats.number(extras.preSeconds)}, ${formats.number(extras.postSeconds)} s`;
}

/** What holds for the settings of all cameras. */
export function cameraNotes(input: InstallerInput): string[] {
  const { cameras: words } = input.words;
  const scenes = byValue(input, (row) =>
    recordedHalves(row).map((half) => entryOf(input.catalogue.complexities, row.complexity[half], 'complexity').name),
  );
  return [
    words.whichServer,
    words.plannedRate,
    rateSources(input),
    words.scene(scenes),
    ...motionNote(input),
    ...besidesNote(input),
    ...namingNote(input),
    ...(input.result.serverPlan?.servers == null ? [words.tooManyServers] : []),
  ];
}

function rateSources({ design, formats, words }: InstallerInput): string {
  const halves = design.cameras.flatMap((row) => recordedHalves(row).map((half) => ({ row, half })));
  const typed = halves.filter(({ row, half }) => isCustom(row, half));
  const measured = typed.filter(({ row, half }) => row.measured[half] !== null).length;
  const counts = { calculated: halves.length - typed.length, measured, entered: typed.length - measured };
  return words.cameras.rates(counts, formats);
}

function motionNote(input: InstallerInput): string[] {
  const text = byValue(input, ({ recording, motion }) =>
    recording === Recording.constant ? [] : [`${input.formats.number(motion.motion, decimalsOf(motion.motion))} %`],
  );
  return text === '' ? [] : [input.words.cameras.motion(text)];
}

function decimalsOf(value: number): number {
  return Number.isInteger(value) ? 0 : 1;
}

/** Sound and metadata are recorded besides the planned rates. */
function besidesNote({ formats, groups, streams, words }: InstallerInput): string[] {
  return [...streams].flatMap(([id, rows]) => {
    const { audioKbps, metadataKbps } = firstOf(rows)!.extras;
    if (audioKbps <= 0 && metadataKbps <= 0) return [];
    return [words.cameras.besides({ group: groups.get(id)!, audioKbps, metadataKbps }, formats)];
  });
}

function namingNote({ groups, result, streams, words }: InstallerInput): string[] {
  const largest = [...streams].map(([id, rows]) => ({ id, cameras: firstOf(rows)!.quantity }));
  const example = largest.find(({ cameras }) => cameras > 1);
  if (example === undefined) return [];
  const last = String(example.cameras);
  const title = groups.get(example.id)!;
  // The port plan calls them as they are spoken of.
  const digits = result.network == null ? Math.max(2, last.length) : 1;
  return [words.cameras.naming(`${title} ${'1'.padStart(digits, '0')}`, `${title} ${last.padStart(digits, '0')}`)];
}

/** `40 % in Lobby; 30 % in Corridors and Car park`, or the value alone where all groups have it. */
function byValue(
  { formats, groups, streams, words }: InstallerInput,
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
  const each = [...titles].map(([value, of]) => words.cameras.valueIn({ value, groups: [...of] }, formats));
  return each.join(formats.speaker.language.semicolon);
}
