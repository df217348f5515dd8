import { AS_BUILT_PAGE_TEXTS } from '#texts/editor/as-built-page.ts';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../../ui/base/link.tsx';
import { buttonClass } from '../../ui/buttons/button.tsx';
import { Icon } from '../../ui/buttons/icon.tsx';
import { lazyPage } from '../pages/lazy-page.tsx';
import { asBuiltAddress, isAsBuiltAddress } from '../pages/addresses.ts';

const AS_BUILT = lazyPage(async () => (await import('./as-built-screen.tsx')).AsBuiltScreen);

/** The as-built check at its address, else the form of the same open design. */
export function AsBuiltOr({ children }: { readonly children: ReactNode }): ReactNode {
  return isAsBuiltAddress(useLocation().pathname) ? <AS_BUILT.Page /> : children;
}

/** Link from the design to its check, whose code is loaded when the link is hovered or focused. */
export function AsBuiltLink(): ReactNode {
  const { pathname } = useLocation();
  const fetch = (): void => void AS_BUILT.fetch().catch(() => undefined);
  return (
    <Link
      className={buttonClass('secondary', 'small')}
      to={asBuiltAddress(pathname)}
      onPointerEnter={fetch}
      onFocus={fetch}
    >
      <Icon name="compass" />
      {AS_BUILT_PAGE_TEXTS.open}
    </Link>
  );
}
