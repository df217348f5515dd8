import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is printed: what is drawn for paper alone is rendered before the browser lays it out. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // Browsers lay out the print as soon as the listeners have returned.
    const change = ({ type }: Event): void => flushSync(() => setIsPrinting(type === 'beforeprint'));
    addEventListener('beforeprint', change);
    addEventListener('afterprint', change);
    return () => {
      removeEventListener('beforeprint', change);
      removeEventListener('afterprint', change);
    };
  }, []);
  return isPrinting;
}
