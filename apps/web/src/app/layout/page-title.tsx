import type { ReactNode } from 'react';
import { branding } from '../../lib/state/branding.ts';

/** Title of the browser's tab. */
export function PageTitle({ children, of = branding.productName }: PageTitleProps): ReactNode {
  return <title>{children === undefined ? of : `${children} – ${of}`}</title>;
}

interface PageTitleProps {
  readonly children?: string;
  /** Whose page it is, where it is not the product's. */
  readonly of?: string;
}
