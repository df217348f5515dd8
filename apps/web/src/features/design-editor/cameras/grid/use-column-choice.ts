import { useState } from 'react';

/** Whether an optional column is shown; stored in the browser under the table's name. */
export function useColumnChoice(table: string, column: string): [isShown: boolean, show: (isShown: boolean) => void] {
  const key = `site-designer.columns.${table}.${column}`;
  const [isShown, setIsShown] = useState(() => localStorage.getItem(key) === 'shown');

  function show(next: boolean): void {
    if (next) localStorage.setItem(key, 'shown');
    else localStorage.removeItem(key);
    setIsShown(next);
  }

  return [isShown, show];
}
