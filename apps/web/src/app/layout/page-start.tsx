import { useLayoutEffect, type ReactNode, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { pageAt } from '../pages.ts';
import { focusPageStart } from '../../ui/focus-page-start.ts';

/** Path of the page that is shown. */
export type ShownPage = RefObject<string>;

/**
 * Stands at the end of a page, and so knows when it is there: a new page starts at its top with the focus on its
 * heading, so that the keyboard and a screen reader start there too.
 */
export function PageStart({ shownRef }: { readonly shownRef: ShownPage }): ReactNode {
  const page = pageAt(useLocation().pathname);
  const type = useNavigationType();

  useLayoutEffect(() => {
    if (shownRef.current === page) return;
    shownRef.current = page;
    // What replaces a page, as the end of a sign-in does, is a load and no step of the user.
    if (type === 'REPLACE') return;
    if (type === 'PUSH') scrollTo(0, 0);
    focusPageStart();
  }, [page, type, shownRef]);

  return null;
}
