import { useMemo, type CSSProperties } from 'react';
import type { ColumnSizes } from '../../../../ui/tables/use-column-sizes.ts';
import { trackWidths, WIDTH_NAMES } from './drawn-columns.ts';

// Registered, a width is worked out once and inherited as a length, not worked out by every cell.
for (const name of WIDTH_NAMES) {
  globalThis.CSS?.registerProperty?.({ name, syntax: '<length> | auto', inherits: true, initialValue: 'auto' });
}

/** Gives all rows the widths of their tracks: as the frame has room for, or as the user has drawn them. Cards have none. */
export function useTrackWidths(
  { sizes }: ColumnSizes,
  { hasExtras, isCards }: Readonly<Record<'hasExtras' | 'isCards', boolean>>,
): CSSProperties | undefined {
  return useMemo(() => {
    if (isCards) return undefined;
    const widths = trackWidths(sizes, hasExtras);
    const tracks = Object.keys(widths).map((name) => `var(${name})`);
    return { ...widths, gridTemplateColumns: tracks.join(' ') };
  }, [sizes, hasExtras, isCards]);
}
