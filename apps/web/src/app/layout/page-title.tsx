import type { ReactNode } from 'react';
import { branding } from '../../lib/state/branding.ts';

/** Title of the browser's tab. */
export function PageTitle({ children }: { readonly children?: string }): ReactNode {
  return <title>{children === undefined ? branding.productName : `${children} – ${branding.productName}`}</title>;
}
