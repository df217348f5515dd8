import { VERSIONS_PAGE_TEXTS } from '#texts/editor/versions-page.ts';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../../ui/base/link.tsx';
import { buttonClass } from '../../ui/buttons/button.tsx';
import { Icon } from '../../ui/buttons/icon.tsx';
import { isVersionsAddress, versionsAddress } from '../pages/addresses.ts';
import { lazyPage } from '../pages/lazy-page.tsx';

const VERSIONS = lazyPage(async () => (await import('./versions-screen.tsx')).VersionsScreen);

/** The versions at their address, else what else is shown of the same open design. */
export function VersionsOr({ children }: { readonly children: ReactNode }): ReactNode {
  return isVersionsAddress(useLocation().pathname) ? <VERSIONS.Page /> : children;
}

/** Link from a design to its versions, whose code is loaded when the link is hovered or focused. */
export function VersionsLink(): ReactNode {
  const { pathname } = useLocation();
  const fetch = (): void => void VERSIONS.fetch().catch(() => undefined);
  return (
    <Link
      className={buttonClass('secondary', 'small')}
      to={versionsAddress(pathname)}
      onPointerEnter={fetch}
      onFocus={fetch}
    >
      <Icon name="undo" />
      {VERSIONS_PAGE_TEXTS.open}
    </Link>
  );
}
