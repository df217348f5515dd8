import { useMemo } from 'react';
import { restsOnAssumption } from './assumed.ts';
import { useExplanation } from './explanation-context.tsx';

/** Whether a figure of the proposal rests on an assumed fact. */
export function useIsAssumed(path: string): boolean {
  const { paths, explain } = useExplanation() ?? {};
  return useMemo(
    () => paths !== undefined && explain !== undefined && paths.has(path) && restsOnAssumption(explain(path)),
    [paths, explain, path],
  );
}

/** Whether any figure of the proposal does. */
export function useHasAssumed(): boolean {
  const { paths, explain } = useExplanation() ?? {};
  return useMemo(
    () => paths !== undefined && explain !== undefined && [...paths].some((path) => restsOnAssumption(explain(path))),
    [paths, explain],
  );
}
