import { comparable } from '@site-designer/camera-table';
import type { AsBuiltGroup } from '@site-designer/sizing-engine/as-built';
import type { ReportCamera } from '../read/report.ts';
import { isPattern, PatternIndex } from './wildcard.ts';

/** A group of a design, as {@link asBuiltCheck} of the design without cameras lists them. */
export type MatchedGroup = Pick<AsBuiltGroup, 'cameraGroupId' | 'name' | 'designedCameras'>;

/** What decided the group of a camera. */
export type MatchedBy =
  | 'hand'
  /** A pattern that was given for the group, or a name of the group that is one. */
  | 'pattern'
  /** The name of the camera is that of the group, or begins with it. */
  | 'name'
  | 'device-group'
  | 'hardware'
  | 'recorder'
  | 'model';

/** A camera with its group, as the check takes it. */
export interface MatchedCamera extends ReportCamera {
  readonly cameraGroupId: number;
  readonly by: MatchedBy;
}

/** Assignments by hand and patterns. */
export interface MatchOptions {
  /** Groups chosen by hand, by the key of a camera; null leaves the camera out. Ids that the design does not have are ignored. */
  readonly assigned?: ReadonlyMap<string, number | null>;
  /** Patterns for names of cameras by group, such as `Lobby*`. */
  readonly patterns?: ReadonlyMap<number, readonly string[]>;
}

/** Cameras of a report and the groups of a design. */
export interface MatchedReport {
  /** In the order of the report. */
  readonly matched: readonly MatchedCamera[];
  /** Cameras without a group, with the groups that match them equally well, if any. */
  readonly unmatched: readonly { readonly camera: ReportCamera; readonly candidates: readonly number[] }[];
  /** Cameras that were left out by hand. */
  readonly leftOut: readonly ReportCamera[];
  /** How many cameras each group got, in the order given. */
  readonly groups: readonly (MatchedGroup & { readonly reportedCameras: number })[];
}

/**
 * Which group of a design each camera of a report belongs to: by hand first, then by patterns, by the name of the camera, by its groups of
 * devices, by the names of its hardware and recorder, by its model. Case and the width of spaces are ignored.
 *
 * A camera gets one group or none: of several matching names the longest wins, and a camera that matches two groups equally
 * well is left open. The number of cameras that a group should have is reported and decides nothing. The time grows with
 * cameras and groups, not with their product.
 *
 * @example
 * ```ts
 * const { groups } = asBuiltCheck({ design, cameras: [] }, catalogue);
 * const { matched } = matchCameras(report.cameras, groups, { patterns: new Map([[7, ['Lobby*']]]) });
 * asBuiltCheck({ design, cameras: matched }, catalogue);
 * ```
 */
export function matchCameras(
  cameras: readonly ReportCamera[],
  groups: readonly MatchedGroup[],
  options: MatchOptions = {},
): MatchedReport {
  const matcher = new Matcher(groups, options);
  const matched: MatchedCamera[] = [];
  const unmatched: MatchedReport['unmatched'][number][] = [];
  const leftOut: ReportCamera[] = [];
  for (const camera of cameras) {
    const found = matcher.groupOf(camera);
    if (found === 'left-out') leftOut.push(camera);
    else if ('candidates' in found) unmatched.push({ camera, candidates: found.candidates });
    else matched.push({ ...camera, ...found });
  }
  const counts = countsOf(matched);
  return {
    matched,
    unmatched,
    leftOut,
    groups: groups.map(({ cameraGroupId, name, designedCameras }) => ({
      cameraGroupId,
      name,
      designedCameras,
      reportedCameras: counts.get(cameraGroupId) ?? 0,
    })),
  };
}

function countsOf(matched: readonly MatchedCamera[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { cameraGroupId } of matched) counts.set(cameraGroupId, (counts.get(cameraGroupId) ?? 0) + 1);
  return counts;
}

type Found = Pick<MatchedCamera, 'cameraGroupId' | 'by'> | { readonly candidates: readonly number[] } | 'left-out';

const NOTHING: readonly number[] = [];

class Matcher {
  readonly #assigned: ReadonlyMap<string, number | null>;
  readonly #ids: ReadonlySet<number>;
  readonly #patterns = new PatternIndex<number>();
  /** Groups by their names as they are compared. */
  readonly #names = new Map<string, number[]>();

  constructor(groups: readonly MatchedGroup[], { assigned = new Map(), patterns = new Map() }: MatchOptions) {
    this.#assigned = assigned;
    this.#ids = new Set(groups.map(({ cameraGroupId }) => cameraGroupId));
    for (const { cameraGroupId, name } of groups) {
      for (const pattern of patterns.get(cameraGroupId) ?? []) this.#patterns.add(pattern, cameraGroupId);
      if (isPattern(name)) this.#patterns.add(name, cameraGroupId);
      else this.#addName(comparable(name), cameraGroupId);
    }
  }

  #addName(name: string, id: number): void {
    if (name === '') return;
    const same = this.#names.get(name);
    if (same === undefined) this.#names.set(name, [id]);
    else same.push(id);
  }

  groupOf(camera: ReportCamera): Found {
    const byHand = this.#assigned.get(camera.key);
    if (byHand === null) return 'left-out';
    if (byHand !== undefined && this.#ids.has(byHand)) return { cameraGroupId: byHand, by: 'hand' };
    for (const [by, candidates] of this.#rules(camera)) {
      const [first, ...others] = new Set(candidates);
      if (first === undefined) continue;
      return others.length === 0 ? { cameraGroupId: first, by } : { candidates: [first, ...others] };
    }
    return { candidates: NOTHING };
  }

  // The groups that each rule gives; the first rule that gives any decides.
  *#rules(camera: ReportCamera): Generator<readonly [MatchedBy, readonly number[]]> {
    yield ['pattern', this.#patterns.fitting(camera.name)];
    yield ['name', this.#beginningOf(camera.name)];
    yield ['device-group', camera.deviceGroups.flatMap((path) => this.#lastPartOf(path))];
    yield ['hardware', this.#beginningOf(camera.hardwareName)];
    yield ['recorder', this.#named(camera.recorderName)];
    yield ['model', this.#named(camera.model)];
  }

  #named(name: string): readonly number[] {
    return this.#names.get(comparable(name)) ?? NOTHING;
  }

  /** The group with the longest name that a name is, or begins with up to the end of a word. */
  #beginningOf(name: string): readonly number[] {
    const plain = comparable(name);
    for (let end = plain.length; end > 0; end -= 1) {
      if (!isEndOfWord(plain, end)) continue;
      const found = this.#names.get(plain.slice(0, end));
      if (found !== undefined) return found;
    }
    return NOTHING;
  }

  /** The group named by a part of a path of device groups, the last part first. */
  #lastPartOf(path: string): readonly number[] {
    const parts = path.split('/').toReversed();
    return parts.map((part) => this.#named(part)).find((found) => found.length > 0) ?? NOTHING;
  }
}

/** A word ends where letters and digits change, or something else follows: "Gate" ends in "Gate-2" and "Gate2", not in "Gateway". */
function isEndOfWord(text: string, end: number): boolean {
  const [before, after] = [kindOf(text[end - 1]), kindOf(text[end])];
  return after === 'other' ? before !== 'other' : before !== after;
}

function kindOf(character: string | undefined): 'letter' | 'digit' | 'other' {
  if (character === undefined) return 'other';
  if (/\p{L}|\p{M}/u.test(character)) return 'letter';
  return /\p{N}/u.test(character) ? 'digit' : 'other';
}
