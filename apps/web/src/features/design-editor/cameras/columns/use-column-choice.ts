import type { ColumnSet } from '@site-designer/camera-table';
import { useMemo, useState } from 'react';

/** Whether an optional column is shown; stored in the browser under the table's name. */
export function useColumnChoice(table: string, column: string): [isShown: boolean, show: (isShown: boolean) => void] {
  const key = `site-designer.columns.${table}.${column}`;
  const [isShown, setIsShown] = useState(() => localStorage.getItem(key) === 'shown');

  function show(next: boolean): void {
    if (next) localStorage.setItem(key, 'shown');
    else localStorage.removeItem(key);
    setIsShown(next);
  }

  return [isShown, show];
}

/** Which sets of optional columns the user wants to see, whether a group uses them or not. */
export type WantedSets = Readonly<Record<ColumnSet, boolean>>;

export const NO_SETS: WantedSets = { extras: false, network: false, coverage: false };

interface ColumnSets {
  readonly wanted: WantedSets;
  readonly show: (set: ColumnSet, isShown: boolean) => void;
}

/** The choice is remembered by the browser. */
export function useColumnSets(): ColumnSets {
  const [extras, showExtras] = useColumnChoice('cameras', 'extras');
  const [network, showNetwork] = useColumnChoice('cameras', 'network');
  const [coverage, showCoverage] = useColumnChoice('cameras', 'coverage');
  const wanted = useMemo(() => ({ extras, network, coverage }), [extras, network, coverage]);
  const shows: Readonly<Record<ColumnSet, (isShown: boolean) => void>> = {
    extras: showExtras,
    network: showNetwork,
    coverage: showCoverage,
  };
  return { wanted, show: (set, isShown) => shows[set](isShown) };
}
