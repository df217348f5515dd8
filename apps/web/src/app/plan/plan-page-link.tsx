import { PLAN_TEXTS } from '#texts/editor/plan.ts';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../../ui/base/link.tsx';
import { isPlanAddress, planAddress } from '../pages/addresses.ts';
import { lazyPage } from '../pages/lazy-page.tsx';
import styles from './plan.module.css';

const PLAN = lazyPage(async () => (await import('./plan-screen.tsx')).PlanScreen);

/** The page of the floor plans at its address, else the form of the same open design. */
export function PlanOr({ children }: { readonly children: ReactNode }): ReactNode {
  return isPlanAddress(useLocation().pathname) ? <PLAN.Page /> : children;
}

/** Link beside that of the site, whose code is loaded when it is hovered or focused. */
export function PlanLink(): ReactNode {
  const { pathname } = useLocation();
  const fetch = (): void => void PLAN.fetch().catch(() => undefined);
  return (
    <Link className={styles.link} to={planAddress(pathname)} onPointerEnter={fetch} onFocus={fetch}>
      {PLAN_TEXTS.open}
    </Link>
  );
}
