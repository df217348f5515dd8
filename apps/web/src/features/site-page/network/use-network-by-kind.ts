import type { NetworkOfKind } from '@site-designer/sizing-engine/goals';
import { useEffect, useState } from 'react';
import { NETWORK_TEXTS as TEXTS } from '#texts/editor/site.ts';
import { logError } from '../../../lib/calls/log.ts';
import type { Question } from '../../../lib/sizing/sizing-task.ts';
import { sizing } from '../../../lib/sizing/sizing.ts';
import { noneOutOfBounds } from '../../../lib/state/unless-out-of-bounds.ts';

const NONE: readonly NetworkOfKind[] = [];

/**
 * What each kind of switch would take in every closet. It is asked behind the answer, and only where it is shown: typing does not
 * wait for it. The last one stays until the next.
 */
export function useNetworkByKind(asked: Question | undefined): readonly NetworkOfKind[] {
  const [kinds, setKinds] = useState(NONE);
  useEffect(() => {
    if (asked === undefined) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    sizing
      .ask({ kind: 'networkByKind' }, asked, signal)
      .catch(noneOutOfBounds)
      .then(
        (found = NONE) => signal.aborted || setKinds(found),
        (cause: unknown) => signal.aborted || logError(TEXTS.kinds.title, cause),
      );
    return () => controller.abort();
  }, [asked]);
  return kinds;
}
