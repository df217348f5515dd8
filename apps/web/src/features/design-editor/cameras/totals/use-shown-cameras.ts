import { rowsByGroup } from '@site-designer/sizing-engine/design';
import { useEffect } from 'react';
import type { Grid } from '../grid/use-grid.ts';

/** Tells how many cameras a filter leaves in the table; undefined for all. */
export function useShownCameras(
  { shown, model }: Pick<Grid, 'shown' | 'model'>,
  onShow: (cameras: number | undefined) => void,
): void {
  const isFiltered = shown.length < model.rows.length;
  const cameras = isFiltered
    ? sumOf([...rowsByGroup(shown).values()].map(([first]) => first?.quantity ?? 0))
    : undefined;
  useEffect(() => onShow(cameras), [cameras, onShow]);
}

function sumOf(quantities: readonly number[]): number {
  return quantities.reduce((sum, quantity) => sum + quantity, 0);
}
