import type { Catalogue } from '../catalogue/schema.ts';
import type { Derivations, Step } from '../derivation/derivation.ts';
import { differing, inputDifferences, type ComparedDesign, type Difference } from './input-differences.ts';
import { isObject, leavesOf, pathText } from './leaves.ts';
import { shownValue, titleOf } from './titles.ts';

/** A design with its result and the histories of its figures, as they are now or as they were kept. */
export interface ComparedProposal {
  readonly design: ComparedDesign;
  readonly result: unknown;
  readonly derivations: Pick<Derivations, 'figures' | 'steps'>;
}

/** What an answer tells besides the answer: it follows from the rest, or is no figure. */
const NOT_COMPARED: ReadonlySet<string> = new Set([
  'headroom',
  'ledger',
  'alternatives',
  'warnings',
  'versions',
  'derivations',
  'serverPlan',
  'loads',
  // The points of a chart, and sentences about figures that are compared.
  'needs',
  'notes',
  'siteDesignDateUtc',
  'siteDesignName',
  'siteName',
  'projectName',
  'imageUrl',
  'dataSheetLink',
  'dataSheetLabel',
]);

/**
 * What two proposals say differently: settings, cameras by group, hardware, figures and prices. Results of other versions of the
 * engine are compared in what they have; headroom, ledger, alternatives, warnings and notes follow from the rest and are left out.
 *
 * @param catalogue - Names the options that were chosen.
 * @returns One entry for each value that differs, settings first; empty where nothing does.
 * @throws Never.
 * @example
 * ```ts
 * compareProposals(issued, draft, catalogue)[0];
 * // { path: 'Camera group 3.retentionDays', title: 'Camera group 3: retention days', before: 30, after: 60, unit: 'day' }
 * ```
 */
export function compareProposals(
  before: ComparedProposal,
  after: ComparedProposal,
  catalogue: Catalogue,
): readonly Difference[] {
  const units = new Map([...unitsOf(after), ...unitsOf(before)]);
  const figures = differing(comparedLeaves(before.result), comparedLeaves(after.result));
  return [
    ...inputDifferences(before.design, after.design, catalogue),
    ...figures.map(({ parts, was, is }) => {
      const path = pathText(parts);
      return {
        path,
        title: titleOf(parts),
        before: shownValue(was),
        after: shownValue(is),
        unit: units.get(path) ?? '1',
      };
    }),
  ];
}

function comparedLeaves(result: unknown) {
  if (!isObject(result)) return [];
  const leaves = leavesOf(result);
  return leaves.filter(({ parts }) => !parts.some((part) => NOT_COMPARED.has(part)));
}

/** Units of the figures by their paths, lists left out: their items are matched by name. */
function unitsOf({ derivations: { figures, steps } }: ComparedProposal): [string, string][] {
  const byKey = new Map<string, Step>(steps.map((step) => [step.key, step]));
  return Object.entries(figures).flatMap(([path, key]) => {
    const step = byKey.get(key);
    return step === undefined || !('unit' in step) ? [] : [[path, step.unit]];
  });
}
