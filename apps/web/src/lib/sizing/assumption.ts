import { inputsOf, type Derivation, type Step } from '@site-designer/sizing-engine/explanations';

/** Counts have figures of their own. */
const COUNTS: ReadonlySet<string> = new Set(['server', 'disk', 'shelf']);

/** Whether a figure about devices rests on an assumed fact about them. */
export function restsOnAssumption({ root, steps }: Derivation): boolean {
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
