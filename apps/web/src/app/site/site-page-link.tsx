import { SITE_TEXTS } from '#texts/editor/site.ts';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../../ui/base/link.tsx';
import { lazyPage } from '../pages/lazy-page.tsx';
import { isSiteAddress, siteAddress } from '../pages/addresses.ts';
import styles from './site.module.css';

const SITE = lazyPage(async () => (await import('./site-screen.tsx')).SiteScreen);

/** The page of the site at its address, else the form of the same open design. */
export function SiteOr({ children }: { readonly children: ReactNode }): ReactNode {
  return isSiteAddress(useLocation().pathname) ? <SITE.Page /> : children;
}

/** Link beside the tabs, whose code is loaded when it is hovered or focused. */
export function SiteLink(): ReactNode {
  const { pathname } = useLocation();
  const fetch = (): void => void SITE.fetch().catch(() => undefined);
  return (
    <Link className={styles.link} to={siteAddress(pathname)} onPointerEnter={fetch} onFocus={fetch}>
      {SITE_TEXTS.open}
    </Link>
  );
}
