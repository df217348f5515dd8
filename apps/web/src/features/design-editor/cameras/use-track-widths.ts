import { useMemo, type CSSProperties } from 'react';
import type { ColumnSizes } from '../../../ui/use-column-sizes.ts';
import { trackTemplate } from './drawn-columns.ts';

/** Gives all rows their tracks, as wide as the frame has room for or as the user has drawn them. */
export function useTrackWidths({ sizes }: ColumnSizes, hasExtras: boolean): CSSProperties {
  return useMemo(() => ({ gridTemplateColumns: trackTemplate(sizes, hasExtras) }), [sizes, hasExtras]);
}
