import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** A new page starts at its top with the focus on its heading, so that the keyboard and a screen reader start there too. */
export function usePageChange(): void {
  const { pathname } = useLocation();
  const isNew = useNavigationType() !== 'POP';
  const shown = useRef(pathname);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (isNew) scrollTo(0, 0);
    const main = document.getElementById('content');
    const start = main?.querySelector('h1') ?? main;
    start?.setAttribute('tabindex', '-1');
    start?.focus({ preventScroll: true });
  }, [pathname, isNew]);
}
