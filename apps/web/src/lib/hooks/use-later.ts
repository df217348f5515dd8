import { EDITOR_ACTIONS } from '#texts/editor/editor.ts';
import { useEffect, useState } from 'react';
import { logError } from '../calls/log.ts';

/** What is known at once, or later. */
export type Later<T> = T | Promise<T>;

/** A value that is known at once or later; while a new one is on the way, the one before. */
export function useLater<T extends object | boolean>(value: Later<T> | undefined): T | undefined {
  const [last, setLast] = useState<T>();

  useEffect(() => {
    if (!(value instanceof Promise)) return undefined;
    let isCurrent = true;
    value.then(
      (known) => isCurrent && setLast(known),
      (cause: unknown) => logError(EDITOR_ACTIONS.notSized, cause),
    );
    return () => {
      isCurrent = false;
    };
  }, [value]);

  return value instanceof Promise ? last : value;
}
