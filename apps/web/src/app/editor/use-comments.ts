import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';

export interface AskedComment {
  /** The group that a new comment is about; 0: none. */
  readonly groupId: number;
}

/** Links to the comments of a design end in it. */
const COMMENTS_HASH = '#comments';

/** Whether the comments stand beside the design, and what the next one is about. */
export function useComments() {
  const { hash } = useLocation();
  const [asked, setAsked] = useState<AskedComment | undefined>(() =>
    hash === COMMENTS_HASH ? { groupId: 0 } : undefined,
  );
  const open = useCallback((groupId = 0) => setAsked({ groupId }), []);
  const close = useCallback(() => setAsked(undefined), []);
  return { asked, open, close };
}
