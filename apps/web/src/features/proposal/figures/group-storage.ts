import type { CameraRow } from '@site-designer/sizing-engine';
import { figureParts, type FigurePart } from '@site-designer/sizing-engine/explanations';
import { useMemo } from 'react';
import { useExplanation } from '../../../explained/explanation-context.tsx';
import { useLater } from '../../../lib/hooks/use-later.ts';

/** What all streams of a group take of the storage, and where it is explained. */
export interface GroupPart extends FigurePart {
  readonly path: string;
  /** Indices of its rows in the design. */
  readonly numbers: readonly number[];
}

const STORAGE = 'totals.storageTb.value';

/** The storage of each group, in the order of the groups; undefined until it is known. */
export function useGroupStorage(groups: readonly (readonly CameraRow[])[]): readonly GroupPart[] | undefined {
  const explanation = useExplanation();
  const whole = useLater(useMemo(() => explanation?.explain(STORAGE), [explanation]));
  const rows = explanation?.rows;
  return useMemo(() => {
    if (whole === undefined || rows === undefined) return undefined;
    const places = new Map(rows.map(({ id }, number) => [id, number]));
    const numbers = groups.map((streams) => streams.map(({ id }) => places.get(id)!));
    if (numbers.flat().includes(undefined!)) return undefined;
    return figureParts(whole, numbers).map((part, group) => ({ ...part, path: STORAGE, numbers: numbers[group]! }));
  }, [whole, rows, groups]);
}
