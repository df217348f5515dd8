import { useMemo, type CSSProperties } from 'react';
import { trackTemplate } from './drawn-columns.ts';

/** Gives all rows their tracks, as wide as the frame has room for. */
export function useTrackWidths(): CSSProperties {
  return useMemo(() => ({ '--tracks': trackTemplate() }) as CSSProperties, []);
}
