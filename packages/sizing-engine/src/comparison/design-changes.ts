import type { Catalogue } from '../catalogue/schema.ts';
import type { LeafValue } from '../sizing/result/difference.ts';
import { saying, type Saying } from '../sizing/result/sayings.ts';
import { changedInputs, groupPart, streamNumber, type ChangedInput, type ComparedDesign } from './input-differences.ts';
import { groupsIn, sameGroups, withGroupsOf, type ComparedGroup } from './matched-groups.ts';
import { pathText } from './leaves.ts';

/** What somebody changed from one design to the other. */
export interface InputChange {
  /** What it is called: a field of a camera group, or a setting. */
  readonly title: Saying;
  /** The camera group; null for a setting. */
  readonly group: Saying | null;
  /** Null where it did not exist, or where a bit rate is calculated. */
  readonly before: LeafValue | Saying;
  readonly after: LeafValue | Saying;
  /** `1` for values without a unit. */
  readonly unit: string;
}

/**
 * What was changed from one design to another, groups first. What follows from a change, such as a calculated bit rate, is left
 * out, as are the settings of hardware that only one design is on; a group or a stream that only one design has is one entry with its
 * cameras.
 *
 * @param catalogue - Names the options that were chosen.
 * @returns Groups in the order of the designs; empty where nothing was changed.
 * @throws Never.
 * @example
 * ```ts
 * designChanges(issued.design, draft, catalogue)[0];
 * // { title: { say: 'group.field', … }, group: { say: 'group.heading', number: 2, name: 'Corridors' }, before: 36, after: 46, unit: 'camera' }
 * ```
 */
export function designChanges(
  before: ComparedDesign,
  after: ComparedDesign,
  catalogue: Catalogue,
): readonly InputChange[] {
  const [olds, groups] = [groupsIn(before), groupsIn(after)];
  const ids = sameGroups(olds, groups);
  const news = groups.map((group) => ({ ...group, id: ids.get(group.id) ?? group.id }));
  const both = new Map(
    news.flatMap((now) => {
      const old = olds.find(({ id }) => id === now.id);
      return old === undefined ? [] : [[groupPart(now.id), { now, streams: [old.streams, now.streams] }] as const];
    }),
  );
  const isTaken = ({ number }: ComparedGroup): boolean => number <= news.length;
  const isInBoth = ({ id }: ComparedGroup): boolean => both.has(groupPart(id));
  const changed = changedInputs(before, withGroupsOf(before, after), { catalogue, isTypedOnly: true });
  const told = new Set<string>();
  const ofGroups = changed.flatMap((change): InputChange[] => {
    const group = both.get(change.parts[0]!);
    if (group === undefined) return [];
    const stream = wholeStream(change, group);
    if (stream === undefined) return [fieldChange(change, group.now)];
    // Each of its fields differs.
    const key = pathText(change.parts.slice(0, 2));
    return told.has(key) ? [] : [told.add(key) && stream];
  });
  return [
    ...ofGroups,
    ...olds
      .filter((group) => !isInBoth(group))
      .map((group) => ({ ...wholeGroup(group, 'removed'), ...(isTaken(group) && { group: formerOf(group) }) })),
    ...news.filter((group) => !isInBoth(group)).map((group) => wholeGroup(group, 'added')),
    ...settingsOfBoth(changed).map(settingChange),
  ];
}

/** Settings of one hardware type, compared only where both designs use it. */
const OF_HARDWARE: readonly (string | undefined)[] = ['genericServerSettings', 'huskyServerSettings'];

function settingsOfBoth(changed: readonly ChangedInput[]): readonly ChangedInput[] {
  const settings = changed.filter(({ parts }) => parts[0] === 'serverSettings');
  const isOtherHardware = settings.some(({ parts }) => parts[1] === 'hardwareType');
  return isOtherHardware ? settings.filter(({ parts }) => !OF_HARDWARE.includes(parts[1])) : settings;
}

interface GroupInBoth {
  readonly now: ComparedGroup;
  /** How many streams it has in each design. */
  readonly streams: readonly number[];
}

function fieldChange({ parts: [, ...parts], before, after, unit }: ChangedInput, group: ComparedGroup): InputChange {
  return { title: saying('group.field', { parts }), group: headingOf(group), before, after, unit };
}

/** The change of a stream that only one of the designs has; undefined for a field of any other one. */
function wholeStream(
  { parts }: ChangedInput,
  { now, streams: [was = 0, is = 0] }: GroupInBoth,
): InputChange | undefined {
  const stream = streamNumber(parts[1]!);
  if (stream === undefined || stream <= Math.min(was, is)) return undefined;
  const change = is > was ? 'added' : 'removed';
  return {
    title: saying('group.stream', { stream, change }),
    group: headingOf(now),
    ...only(change, now.quantity),
    unit: 'stream',
  };
}

function wholeGroup(group: ComparedGroup, change: 'added' | 'removed'): InputChange {
  return {
    title: saying('group.whole', { change }),
    group: headingOf(group),
    ...only(change, group.quantity),
    unit: 'camera',
  };
}

function only(change: 'added' | 'removed', value: number): Pick<InputChange, 'before' | 'after'> {
  return change === 'added' ? { before: null, after: value } : { before: value, after: null };
}

function headingOf({ number, name }: ComparedGroup): Saying {
  return saying('group.heading', { number, name });
}

function formerOf({ number, name }: ComparedGroup): Saying {
  return saying('group.former', { number, name });
}

function settingChange({ parts, before, after, unit }: ChangedInput): InputChange {
  return { title: saying('setting.title', { path: pathText(parts) }), group: null, before, after, unit };
}
