import { COMMON_TEXTS } from '#texts/pages/common.ts';
import { MISSING_TEXTS as TEXTS } from '#texts/pages/missing.ts';
import type { ReactNode } from 'react';
import { ApiProblem, isStatus, NetworkError } from '../../lib/calls/api-problem.ts';
import { Button } from '../buttons/button.tsx';
import { LoadingDots } from './loading-dots.tsx';

interface MissingProps {
  /** Why it could not be loaded; undefined while it is loading. */
  readonly cause: unknown;
  readonly onRetry: () => void;
  /** Set if the object does not exist. */
  readonly notFound?: string;
}

/** Replaces data that could not be loaded. There is no retry for what does not exist or the user may not read. */
export function Missing({ cause, onRetry, notFound = TEXTS.notFound }: MissingProps): ReactNode {
  if (cause === undefined) return <LoadingDots />;
  if (isStatus(cause, 404)) return <p role="alert">{notFound}</p>;
  return (
    <div>
      <p role="alert">{textOf(cause)}</p>
      {!isStatus(cause, 403) && <Button onClick={onRetry}>{COMMON_TEXTS.tryAgain}</Button>}
    </div>
  );
}

function textOf(cause: unknown): string {
  if (cause instanceof NetworkError) return TEXTS.offline;
  return cause instanceof ApiProblem ? TEXTS.refused(cause.message) : TEXTS.failed;
}
