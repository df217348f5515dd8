import { useState } from 'react';

interface Derived<I, T> {
  readonly input: I;
  readonly value: T;
}

/**
 * A value derived from an input and from the value before, so that parts that have not changed keep their identity.
 * The value before is React state: a render that React throws away leaves no trace.
 *
 * @param derive - Pure; always the same function.
 */
export function useDerived<I, T>(input: I, derive: (input: I, before?: T) => T): T {
  const [last, setLast] = useState<Derived<I, T>>(() => ({ input, value: derive(input) }));
  if (last.input === input) return last.value;
  const next = { input, value: derive(input, last.value) };
  setLast(next);
  return next.value;
}
