import { useMemo, type CSSProperties } from 'react';
import type { ColumnSizes } from '../../../../ui/tables/use-column-sizes.ts';
import { WIDTH_NAMES } from './column-widths.ts';
import type { GridLayout } from './drawn-columns.ts';

// Registered, a width is worked out once and inherited as a length, not worked out by every cell.
for (const name of WIDTH_NAMES) {
  globalThis.CSS?.registerProperty?.({ name, syntax: '<length> | auto', inherits: true, initialValue: 'auto' });
}

/** Gives all rows the widths of their tracks: as the frame has room for, or as the user has drawn them. Cards have none. */
export function useTrackWidths(
  { sizes }: ColumnSizes,
  layout: GridLayout,
  { hasServers, isCards }: Readonly<Record<'hasServers' | 'isCards', boolean>>,
): CSSProperties | undefined {
  return useMemo(() => {
    if (isCards) return undefined;
    const widths = layout.widths(sizes, hasServers);
    const tracks = Object.keys(widths).map((name) => `var(${name})`);
    const { buttonsTrack } = layout;
    const buttons = { '--buttons': `var(--w${buttonsTrack})`, '--servers': `var(--w${buttonsTrack - 1})` };
    return { ...widths, ...buttons, gridTemplateColumns: tracks.join(' ') };
  }, [sizes, layout, hasServers, isCards]);
}
