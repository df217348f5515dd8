import { useLayoutEffect, type ReactNode, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { pageAt } from '../pages/addresses.ts';
import { focusPageStart } from '../../ui/dialogs/focus-page-start.ts';

/** Path of the page that is shown. */
type ShownPage = RefObject<string>;

/**
 * Rendered at the end of a page, so that it mounts once the page is there: a new page starts at its top with the focus on its
 * heading, where keyboard and screen reader continue.
 */
export function PageStart({ shownRef }: { readonly shownRef: ShownPage }): ReactNode {
  const page = pageAt(useLocation().pathname);
  const type = useNavigationType();

  useLayoutEffect(() => {
    if (shownRef.current === page) return;
    shownRef.current = page;
    // Replacing a page, as at the end of a sign-in, is not a navigation of the user.
    if (type === 'REPLACE') return;
    if (type === 'PUSH') scrollTo(0, 0);
    focusPageStart();
  }, [page, type, shownRef]);

  return null;
}
