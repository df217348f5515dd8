import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Marks changes of the address made by the list itself. */
export const OWN_CHANGE = { isOwn: true };

/**
 * Text of the search field. The address follows it after a moment, and must not remove letters
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
