import type { CameraRow, Catalogue } from '@site-designer/sizing-engine';
import {
  flagsFromRecording,
  namedGroups,
  orderRows,
  rowsByGroup,
  seenHalf,
  sizeText,
} from '@site-designer/sizing-engine/design';
import type { DocumentFormats } from '../language/document-formats.ts';
import type { Range } from '../document-words/text-of.ts';
import { groupTitles } from '../told/group-titles.ts';
import type { CameraPromise } from './document.ts';
import { firstOf, MOST_NAMES } from './first-of.ts';

/** More groups than this are told by their values. */
const MOST_GROUPS = 40;

type Resolutions = Pick<Catalogue, 'resolutions'>;

interface Promises {
  /** Of each group in the order of the design; of many, one row for all with equal values. */
  readonly promises: CameraPromise[];
  /** Of every group, where the rows of many do not name them all; else nothing. */
  readonly annex: CameraPromise[];
}

/** What is recorded of the groups. */
export function promisesOf(cameras: readonly CameraRow[], catalogue: Resolutions, formats: DocumentFormats): Promises {
  const groups = groupPromises(cameras, catalogue, { formats });
  if (groups.length <= MOST_GROUPS) return { promises: groups.flat(), annex: [] };
  const alike = alikeGroups(groups);
  return {
    promises: equalGroups(alike, formats),
    annex: alike.some((same) => same.length > MOST_NAMES) ? groups.flat() : [],
  };
}

/** What is recorded of each group, or of some of them, in the order of the design: a row for each stream. */
export function groupPromises(
  cameras: readonly CameraRow[],
  catalogue: Resolutions,
  { formats, from, to }: { readonly formats: DocumentFormats; readonly from?: number; readonly to?: number },
): CameraPromise[][] {
  const titles = groupTitles(namedGroups(cameras), formats.speaker);
  return [...rowsByGroup(cameras)]
    .slice(from, to)
    .map(([id, rows]) => promisesOfGroup(titles.get(id)!, rows, { catalogue, formats }));
}

interface Sources {
  readonly catalogue: Resolutions;
  readonly formats: DocumentFormats;
}

function promisesOfGroup(group: string, rows: readonly CameraRow[], { catalogue, formats }: Sources): CameraPromise[] {
  return orderRows(rows).map((row, index) => ({
    group,
    stream: index === 0 ? null : row.streamName.trim() || formats.words.customer.promises.stream(index + 1, formats),
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

function equalGroups(alike: readonly CameraPromise[][][], formats: DocumentFormats): CameraPromise[] {
  return alike.flatMap((same) => {
    const names = same.map(([first]) => first!.group);
    const group = formats.words.customer.promises.groups(firstOf(names), formats);
    const cameras = same.reduce((sum, [first]) => sum + first!.cameras, 0);
    return same[0]!.map((promise, index) => ({ ...promise, group, cameras: index === 0 ? cameras : 0 }));
  });
}

/** `1920 × 1080`, `2592 × 1520, 4MP`: the name of a resolution that repeats its height says it once. */
function pictureOf(row: CameraRow, { resolutions }: Resolutions): string {
  const { resolution } = row;
  const half = seenHalf(row);
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

function recordedText({ recording, hoursPerDay }: CameraRow, formats: DocumentFormats): string {
  const { continuous, motion } = flagsFromRecording(recording);
  const { promises } = formats.words.customer;
  return continuous
    ? promises.recorded({ hoursPerDay, isFasterOnEvents: motion }, formats)
    : promises.recordedOnEvents({ hoursPerDay }, formats);
}

/** Percent of the time with movement, least and most of what is recorded on events; undefined where nothing is. */
export function movementOf(cameras: readonly CameraRow[]): Range | undefined {
  const shares = cameras
    .filter(({ recording }) => flagsFromRecording(recording).motion)
    .map(({ motion }) => motion.motion);
  return shares.length === 0 ? undefined : { low: Math.min(...shares), high: Math.max(...shares) };
}
