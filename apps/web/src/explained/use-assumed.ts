import { useMemo } from 'react';
import { useLater } from '../lib/hooks/use-later.ts';
import { useExplanation, type Explanation } from './explanation-context.tsx';

/** Whether a figure of the proposal rests on an assumed fact. */
export function useIsAssumed({ isAssumed }: Explanation, path: string): boolean {
  const assumed = useMemo(() => isAssumed(path), [isAssumed, path]);
  return useLater(assumed) ?? false;
}

/** Whether any figure of the proposal does. */
export function useHasAssumed(): boolean {
  const explanation = useExplanation();
  const assumed = useMemo(() => explanation?.isAnyAssumed(), [explanation]);
  return useLater(assumed) ?? false;
}
