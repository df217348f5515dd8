import type { CameraRow } from '@site-designer/sizing-engine';
import { Recording } from '@site-designer/sizing-engine/enumerations';
import { useMemo } from 'react';
import { useDerived } from '../../../../lib/hooks/use-derived.ts';
import { useMedia } from '../../../../lib/hooks/use-media.ts';
import { LAYOUTS, type GridLayout } from './drawn-columns.ts';
import { linesOf, type Lines } from './grid-lines.ts';

interface TableRows {
  readonly rows: readonly CameraRow[];
  readonly shown: readonly CameraRow[];
  readonly isCards: boolean;
}

interface TableLayout {
  /** Whether any row has both halves. */
  readonly hasBoth: boolean;
  readonly layout: GridLayout;
  readonly lines: Lines;
}

/** Where the cells of the table are, and its lines. */
export function useTableLayout({ rows, shown, isCards }: TableRows): TableLayout {
  const hasBoth = useHasBoth(rows);
  const layout = useLayout(hasBoth, isCards);
  return { hasBoth, layout, lines: useLines(rows, shown, !layout.isOneLine) };
}

/** Both halves of all columns have room in one line on a wide screen alone; cards have a head. */
function useLayout(hasBoth: boolean, isCards: boolean): GridLayout {
  const isWide = useMedia('(min-width: 1640px)');
  if (isCards || (hasBoth && !isWide)) return LAYOUTS.twoLines;
  return hasBoth ? LAYOUTS.bothInLine : LAYOUTS.oneLine;
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
