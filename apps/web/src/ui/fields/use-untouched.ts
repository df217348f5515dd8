import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Selects the text of a field that has the focus and in which nothing is typed, also when somebody else changes it: what is typed takes its place. */
export function useUntouched(text: string, isTyped: boolean): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (!isTyped && document.activeElement === input.current) input.current?.select();
  }, [text, isTyped]);
  return input;
}
