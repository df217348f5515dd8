import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Marks changes of the address that the list itself made. */
export const OWN_CHANGE = { isOwn: true };

/**
 * What stands in the search field. The address follows it a moment later, and must not take letters back that were
 * typed meanwhile; Back and links set it.
 */
export function useSearchText(inAddress: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState(inAddress);
  const { key, state } = useLocation();
  const [seen, setSeen] = useState(key);
  const isOwn = useNavigationType() !== 'POP' && isMarked(state);

  if (key !== seen) {
    setSeen(key);
    if (!isOwn) setText(inAddress);
  }
  return [text, setText];
}

function isMarked(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOwn' in state;
}
