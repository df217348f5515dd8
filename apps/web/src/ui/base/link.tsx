import type { ComponentProps, ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** An address of this app. */
  readonly to: string;
}

/** A link to another page of the app. The one of the router adds code for prefetching and for rendering on a server. */
export function Link({ to, onClick, children, ...rest }: LinkProps): ReactNode {
  const href = useHref(to);
  const open = useLinkClickHandler(to);
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) open(event);
      }}
    >
      {children}
    </a>
  );
}
