import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { addressOf } from '../../lib/router/history.ts';
import { useLocation, useNavigate } from '../../lib/router/router.tsx';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** Address of a page of the app. */
  readonly to: string;
}

/** A link to a page of the app, which opens without a load. */
export function Link({ to, onClick, children, ...rest }: LinkProps): ReactNode {
  const navigate = useNavigate();
  const here = addressOf(useLocation());

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || opensElsewhere(event)) return;
    event.preventDefault();
    navigate(to, { replace: to === here });
  }

  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  );
}

/** In a new tab or window, or downloaded. */
function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
