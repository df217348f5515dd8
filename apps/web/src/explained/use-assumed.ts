import type { Derivation } from '@site-designer/sizing-engine/explanations';
import { inputsOf, type Step } from '@site-designer/sizing-engine/explanations';
import { useMemo } from 'react';
import { useExplanation, type Explanation } from './explanation-context.tsx';

/** Whether a figure of the proposal rests on an assumed fact. */
export function useIsAssumed({ explain }: Explanation, path: string): boolean {
  return useMemo(() => restsOnAssumption(explain(path)), [explain, path]);
}

/** Whether any figure of the proposal does. */
export function useHasAssumed(): boolean {
  const { paths, explain } = useExplanation() ?? {};
  return useMemo(
    () => paths !== undefined && explain !== undefined && [...paths].some((path) => restsOnAssumption(explain(path))),
    [paths, explain],
  );
}

/** Counts have figures of their own. */
const COUNTS: ReadonlySet<string> = new Set(['server', 'disk', 'shelf']);

/** Whether a figure about devices rests on an assumed fact about them. */
function restsOnAssumption({ root, steps }: Derivation): boolean {
  const byKey = new Map(steps.map((step) => [step.key, step]));
  const open = [root];
  for (const key of open) {
    const step = byKey.get(key)!;
    if ('unit' in step && COUNTS.has(step.unit)) continue;
    if (isAssumed(step)) return true;
    for (const [, input] of inputsOf(step)) open.push(input);
  }
  return false;
}

function isAssumed({ origin }: Step): boolean {
  return origin.kind === 'catalogue' && 'grade' in origin && origin.grade === 'assumed';
}
