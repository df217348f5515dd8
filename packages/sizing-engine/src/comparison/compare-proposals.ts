import { isObject } from '../checks/structure.ts';
import type { Catalogue } from '../catalogue/schema.ts';
import type { Derivations, Step } from '../derivation/derivation.ts';
import type { Difference } from '../sizing/result/difference.ts';
import { namedPaths } from '../sizing/result/figure-names.ts';
import { saying } from '../sizing/result/sayings.ts';
import { differing, inputDifferences, type ComparedDesign } from './input-differences.ts';
import { isCompared } from './field-name.ts';
import { leavesOf, pathText, type Leaf } from './leaves.ts';

/** A design with its result and the derivations of its figures, computed now or stored with the result. */
export interface ComparedProposal {
  readonly design: ComparedDesign;
  /** With sentences for codes: those of two languages differ. */
  readonly result: unknown;
  readonly derivations: Pick<Derivations, 'figures' | 'steps'>;
}

/**
 * Differences of two proposals: settings, cameras by group, hardware, figures and prices. Results of other engine versions are
 * compared in the fields that they have. Headroom, ledger, alternatives, warnings and notes follow from the rest and are left
 * out.
 *
 * @param catalogue - Names the options that were chosen.
 * @returns One entry for each value that differs, settings first; empty where nothing does.
 * @throws Never.
 * @example
 * ```ts
 * compareProposals(issued, draft, catalogue)[0];
 * // { path: 'Camera group 3.retentionDays', title: { say: 'difference.title', … }, before: 30, after: 60, unit: 'day' }
 * ```
 */
export function compareProposals(
  before: ComparedProposal,
  after: ComparedProposal,
  catalogue: Catalogue,
): readonly Difference[] {
  const [oldUnits, newUnits] = [unitsOf(before), unitsOf(after)];
  const old = comparedLeaves(before.result);
  const now = inPlacesOf(old, comparedLeaves(after.result));
  const figures = withoutOtherUnits(differing(old, now))
    .filter(isTold(linesIn(old), linesIn(now)))
    .filter(isKeptTold(old, now));
  return [
    ...inputDifferences(before.design, after.design, catalogue),
    ...figures.map(({ parts, was, is, places: [oldPlace = '', newPlace = ''] }) => ({
      path: pathText(parts),
      title: saying('difference.title', { parts }),
      before: shownValue({ parts, value: was }),
      after: shownValue({ parts, value: is }),
      unit: oldUnits.get(oldPlace) ?? newUnits.get(newPlace) ?? '1',
    })),
  ];
}

/** Fields of limits, whose values are codes. */
const LIMITS: readonly string[] = ['limit', 'broken'];

/** A value as a table shows it: a limit by its name, all else as it is. */
function shownValue({ parts, value }: Pick<Leaf, 'parts' | 'value'>): Difference['before'] {
  const isLimit = typeof value === 'string' && parts.some((part) => LIMITS.includes(part));
  return isLimit ? saying('difference.limit', { limit: value }) : value;
}

type Differing = ReturnType<typeof differing>[number];

/** Numbers in different units cannot be compared: for a limit in cameras and one in Mbit/s, the units are the difference. */
function withoutOtherUnits(figures: readonly Differing[]): readonly Differing[] {
  const changed = new Set(
    figures
      .filter(({ parts, was, is }) => parts.at(-1) === 'unit' && was !== null && is !== null)
      .map(({ parts }) => pathText(parts.slice(0, -1))),
  );
  return figures.filter(({ parts, was }) => typeof was !== 'number' || !changed.has(pathText(parts.slice(0, -1))));
}

/** For items that only one of the proposals has: the figure of each list that stands for the whole item. */
const COUNTED: Readonly<Record<string, string>> = { bill: 'quantity', licences: 'quantity', retentionFindings: 'days' };

/** Names of the items of these lists. */
function linesIn(leaves: readonly Leaf[]): ReadonlySet<string> {
  return new Set(leaves.filter(({ parts: [list = ''] }) => list in COUNTED).map(({ parts }) => lineOf(parts)));
}

function lineOf(parts: readonly string[]): string {
  return pathText(parts.slice(0, 2));
}

/** Whether a figure adds information: the quantity of a line already shows that the line was added or removed. */
function isTold(old: ReadonlySet<string>, now: ReadonlySet<string>) {
  return ({ parts }: Differing): boolean => {
    const { [parts[0]!]: counted } = COUNTED;
    const line = lineOf(parts);
    return counted === undefined || (old.has(line) && now.has(line)) || parts.at(-1) === counted;
  };
}

/** Parts of results that earlier versions did not have. */
const LATER = ['kept', 'reach'] as const;

/**
 * Whether days that are kept, or could be, add information: both results tell them, and those of a retention that only one has fall
 * short of it.
 */
function isKeptTold(old: readonly Leaf[], now: readonly Leaf[]) {
  const common = LATER.filter((part) => [old, now].every((leaves) => leaves.some(({ parts }) => parts.includes(part))));
  return ({ parts, was, is }: Differing): boolean => {
    const part = LATER.find((each) => parts.includes(each));
    if (part === undefined) return true;
    if (!common.includes(part)) return false;
    if (part === 'reach') return true;
    const isOfBoth = was !== null && is !== null;
    return parts.at(-1) === 'keptDays' && (isOfBoth || parts.at(-2) !== `${was ?? is} days`);
  };
}

function comparedLeaves(result: unknown): readonly Leaf[] {
  if (!isObject(result)) return [];
  const leaves = leavesOf(result);
  return leaves.filter(({ parts }) => parts.every(isCompared));
}

/** Leaves with the same figure of other hardware where the first result has its own, so that no figure is listed twice. */
function inPlacesOf(old: readonly Leaf[], now: readonly Leaf[]): readonly Leaf[] {
  const there = new Map(old.map((leaf) => [leaf.path, leaf.parts]));
  const olds = namedPaths(there.keys());
  const places = new Map(
    [...namedPaths(now.map(({ path }) => path))].flatMap(([name, path]) => {
      const parts = there.get(olds.get(name) ?? '');
      return parts === undefined || there.has(path) ? [] : [[path, parts] as const];
    }),
  );
  return now.map((leaf) => ({ ...leaf, parts: places.get(leaf.path) ?? leaf.parts }));
}

/** Units of the figures by their paths. */
function unitsOf({ derivations: { figures, steps } }: ComparedProposal): ReadonlyMap<string, string> {
  const byKey = new Map<string, Step>(steps.map((step) => [step.key, step]));
  const units = Object.entries(figures).flatMap(([path, key]): [string, string][] => {
    const step = byKey.get(key);
    return step === undefined || !('unit' in step) ? [] : [[path, step.unit]];
  });
  return new Map(units);
}
