import type { CameraRow, Catalogue } from '@site-designer/sizing-engine';
import { flagsFromRecording, namedGroups, orderRows, rowsByGroup, sizeText } from '@site-designer/sizing-engine/design';
import { english } from '../english.ts';
import { groupTitles } from '../group-titles.ts';
import type { CameraPromise } from './document.ts';
import type { Formats } from '../formats.ts';

/** More groups than this are told by their values. */
const MOST_GROUPS = 40;
/** Names that a row of several groups has. */
const MOST_NAMES = 3;

type Resolutions = Pick<Catalogue, 'resolutions'>;

/** What is recorded of each group in the order of the design; of many, one row for all with equal values. */
export function promisesOf(cameras: readonly CameraRow[], catalogue: Resolutions, formats: Formats): CameraPromise[] {
  const groups = groupPromises(cameras, catalogue, { formats });
  return groups.length > MOST_GROUPS ? equalGroups(groups, formats) : groups.flat();
}

/** What is recorded of every group, where the rows of many do not name them all; else nothing. */
export function annexOf(cameras: readonly CameraRow[], catalogue: Resolutions, formats: Formats): CameraPromise[] {
  const groups = groupPromises(cameras, catalogue, { formats });
  if (groups.length <= MOST_GROUPS) return [];
  return alikeGroups(groups).some((same) => same.length > MOST_NAMES) ? groups.flat() : [];
}

/** What is recorded of each group, or of the first ones, in the order of the design: a row for each stream. */
export function groupPromises(
  cameras: readonly CameraRow[],
  catalogue: Resolutions,
  { formats, first }: { readonly formats: Formats; readonly first?: number | undefined },
): CameraPromise[][] {
  const titles = groupTitles(namedGroups(cameras), english);
  return [...rowsByGroup(cameras)]
    .slice(0, first)
    .map(([id, rows]) => promisesOfGroup(titles.get(id)!, rows, { catalogue, formats }));
}

interface Sources {
  readonly catalogue: Resolutions;
  readonly formats: Formats;
}

function promisesOfGroup(group: string, rows: readonly CameraRow[], { catalogue, formats }: Sources): CameraPromise[] {
  return orderRows(rows).map((row, index) => ({
    group,
    stream: index === 0 ? null : row.streamName.trim() || `Stream ${index + 1}`,
    cameras: index === 0 ? row.quantity : 0,
    picture: pictureOf(row, catalogue),
    fps: fpsOf(row),
    recorded: recordedText(row, formats),
    days: row.retentionDays,
  }));
}

/** Groups with equal values together. */
function alikeGroups(groups: readonly CameraPromise[][]): CameraPromise[][][] {
  const alike = new Map<string, CameraPromise[][]>();
  for (const promises of groups) {
    const key = JSON.stringify(promises.map(({ group: _group, cameras: _cameras, ...values }) => values));
    const same = alike.get(key);
    if (same === undefined) alike.set(key, [promises]);
    else same.push(promises);
  }
  return [...alike.values()];
}

function equalGroups(groups: readonly CameraPromise[][], { counted }: Formats): CameraPromise[] {
  return alikeGroups(groups).flatMap((same) => {
    const names = same.map(([first]) => first!.group);
    const more = names.length - MOST_NAMES;
    const group = [...names.slice(0, MOST_NAMES), ...(more > 0 ? [`${counted(more, 'more group')}`] : [])].join(', ');
    const cameras = same.reduce((sum, [first]) => sum + first!.cameras, 0);
    return same[0]!.map((promise, index) => ({ ...promise, group, cameras: index === 0 ? cameras : 0 }));
  });
}

/** `1920 × 1080`, `2592 × 1520, 4MP`: the name of a resolution that repeats its height says it once. */
function pictureOf(row: CameraRow, { resolutions }: Resolutions): string {
  const { recording, resolution } = row;
  const half = flagsFromRecording(recording).motion ? 'motion' : 'continuous';
  // Rows of proposals that were issued before sizes could be typed have none.
  const typed = 'size' in row ? row.size[half] : null;
  const text = typed === null ? resolutions.find(({ id }) => id === resolution[half])?.name : sizeText(typed);
  const [pixels = '', name = ''] = (text ?? '').split(' ');
  const isSaid = /^\d+p$/.test(name);
  return [pixels.replace('x', ' × '), ...(name === '' || isSaid ? [] : [name])].join(', ');
}

function fpsOf({ recording, fps }: CameraRow): CameraPromise['fps'] {
  const flags = flagsFromRecording(recording);
  return { continuous: flags.continuous ? fps.continuous : null, motion: flags.motion ? fps.motion : null };
}

function recordedText({ recording, hoursPerDay }: CameraRow, { number }: Formats): string {
  const flags = flagsFromRecording(recording);
  const hours = `${number(hoursPerDay)} h a day`;
  if (!flags.continuous) return `on events, ${hours}`;
  const always = hoursPerDay === 24 ? 'always' : hours;
  return flags.motion ? `${always}, faster on events` : always;
}

/** Percent of the time with movement, least and most of what is recorded on events; empty where nothing is. */
export function movementText(cameras: readonly CameraRow[], { number }: Formats): string {
  const shares = cameras
    .filter(({ recording }) => flagsFromRecording(recording).motion)
    .map(({ motion }) => motion.motion);
  if (shares.length === 0) return '';
  const [least, most] = [Math.min(...shares), Math.max(...shares)];
  return least === most ? `${number(least, 1)} %` : `${number(least, 1)} to ${number(most, 1)} %`;
}
