import { useEffect, useState } from 'react';
import { afterFrame } from './after-frame.ts';

/**
 * Whether a component is on the screen: what it can do without is left out of its first frame.
 *
 * @param isReady - Whether it has what it shows; frames before that do not count.
 */
export function useIsPainted(isReady = true): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => (isReady ? afterFrame(() => setIsPainted(true)) : undefined), [isReady]);
  return isPainted;
}
