import { useEffect, useState } from 'react';
import { afterFrame } from './after-frame.ts';

/** Whether a component is on the screen: what it can do without is left out of its first frame. */
export function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => afterFrame(() => setIsPainted(true)), []);
  return isPainted;
}
