import { COMMON_TEXTS } from '#texts/common.ts';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { LoadingDots } from './loading-dots.tsx';

interface MissingProps {
  /** Why it has not come; undefined while it is on its way. */
  readonly cause: unknown;
  /** What is said where it does not come. */
  readonly text: string;
  readonly onRetry: () => void;
}

/** In place of what has not come. */
export function Missing({ cause, text, onRetry }: MissingProps): ReactNode {
  if (cause === undefined) return <LoadingDots />;
  return (
    <div>
      <p role="alert">{text}</p>
      <Button onClick={onRetry}>{COMMON_TEXTS.tryAgain}</Button>
    </div>
  );
}
