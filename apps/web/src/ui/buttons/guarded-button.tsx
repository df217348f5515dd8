import type { Need } from '@site-designer/api-contract/roles';
import type { ComponentProps, ReactNode } from 'react';
import { useRefusal } from '../../lib/state/access.ts';
import { Button, closedBy, IconButton } from './button.tsx';

interface Guard {
  /** What it asks leave for. */
  readonly need?: Need;
  /** Another reason why it is closed. */
  readonly closed?: string | undefined;
}

/** A button that stays focusable where the user may not use it, and then says why. */
export function GuardedButton({ need = 'edit', closed, ...rest }: ComponentProps<typeof Button> & Guard): ReactNode {
  return <Button {...rest} {...closedBy(useRefusal(need) ?? closed)} />;
}

export function GuardedIconButton({ need = 'edit', ...rest }: ComponentProps<typeof IconButton> & Guard): ReactNode {
  return <IconButton {...rest} {...closedBy(useRefusal(need))} />;
}
