import { useCallback, useState } from 'react';
import { readStored, writeStored } from './stored.ts';

/** A text that this browser keeps while it is written: it outlives a reload. An empty one is forgotten. */
export function useDraft(key: string, start = ''): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => {
    const kept = readStored(key);
    return typeof kept === 'string' ? kept : start;
  });
  const change = useCallback(
    (next: string): void => {
      setText(next);
      writeStored(key, next === '' ? undefined : next);
    },
    [key],
  );
  return [text, change];
}
