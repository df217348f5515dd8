import type { CellColumn } from '@site-designer/camera-table';
import type { CameraRow } from '@site-designer/sizing-engine';
import { Recording } from '@site-designer/sizing-engine/enumerations';
import { useMemo } from 'react';
import { useDerived } from '../../../../lib/hooks/use-derived.ts';
import { useMedia } from '../../../../lib/hooks/use-media.ts';
import { layoutFor, type GridLayout, type LayoutKind } from './drawn-columns.ts';
import { linesOf, type Lines } from '../grid/grid-lines.ts';

interface TableRows {
  readonly rows: readonly CameraRow[];
  readonly shown: readonly CameraRow[];
  readonly isCards: boolean;
  readonly columns: readonly CellColumn[];
}

interface TableLayout {
  /** Whether any row has both halves. */
  readonly hasBoth: boolean;
  readonly layout: GridLayout;
  readonly lines: Lines;
}

/** Where the cells of the table are, and its lines. */
export function useTableLayout({ rows, shown, isCards, columns }: TableRows): TableLayout {
  const hasBoth = useHasBoth(rows);
  const layout = layoutFor(useLayoutKind(hasBoth, isCards), columns);
  return { hasBoth, layout, lines: useLines(rows, shown, !layout.isOneLine) };
}

/** Both halves of all columns stand side by side on a wide screen alone, else one below the other; cards have a head. */
function useLayoutKind(hasBoth: boolean, isCards: boolean): LayoutKind {
  const isWide = useMedia('(min-width: 1640px)');
  if (isCards) return 'twoLines';
  return hasBoth && isWide ? 'bothInLine' : 'oneLine';
}

function useLines(rows: readonly CameraRow[], shown: readonly CameraRow[], hasHeads: boolean): Lines {
  return useDerived(
    useMemo(() => ({ all: rows, shown, hasHeads }), [rows, shown, hasHeads]),
    linesOf,
  );
}

function useHasBoth(rows: readonly CameraRow[]): boolean {
  return useMemo(() => rows.some(({ recording }) => recording === Recording.speedup), [rows]);
}
