import { wordFor } from '@site-designer/sizing-engine/design';

/** A count with its noun: `1 row`, `1,200 rows`. */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${wordFor(count, noun)}`;
}
