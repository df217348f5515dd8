import { useState } from 'react';
import { readStored, writeStored } from '../../lib/state/stored.ts';
import { COLUMN_SIZE } from './column-size.ts';

/** Wider than any screen. */
export const WIDEST_COLUMN_PX = 2000;

export interface ColumnSizes {
  /** The sizes that the user has set, pixels. */
  readonly sizes: Sizes;
  readonly isSized: boolean;
  /** Pixels; undefined if the user has set none. */
  readonly sizeOf: (column: string) => number | undefined;
  readonly setSize: (column: string, size: number | undefined) => void;
}

type Sizes = Readonly<Record<string, number>>;

/** The column widths that the user has set; stored in the browser under the table's name. */
export function useColumnSizes(table: string): ColumnSizes {
  const key = `site-designer.columns.${table}`;
  const [sizes, setSizes] = useState(() => storedSizes(key));

  function setSize(column: string, size: number | undefined): void {
    const { [column]: _, ...others } = sizes;
    const next = size === undefined ? others : { ...others, [column]: withinBounds(size) };
    writeStored(key, next);
    setSizes(next);
  }

  return { sizes, isSized: Object.keys(sizes).length > 0, sizeOf: (column) => sizes[column], setSize };
}

function withinBounds(size: number): number {
  return Math.min(Math.max(COLUMN_SIZE.min, Math.round(size)), WIDEST_COLUMN_PX);
}

/** A stored value of another form is ignored. */
function storedSizes(key: string): Sizes {
  const stored = Object.entries(readStored(key) ?? {});
  return Object.fromEntries(stored.filter((entry): entry is [string, number] => isSize(entry[1])));
}

function isSize(value: unknown): value is number {
  return typeof value === 'number' && value === withinBounds(value);
}
