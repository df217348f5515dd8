import type { PriceLine } from '@site-designer/api-contract';

/** The names that a line is found by: designation and SKU, ignoring case. */
export function namesOf({ designation, sku }: Pick<PriceLine, 'designation' | 'sku'>): string[] {
  return [...new Set([designation, sku].map(nameKey).filter((name) => name !== ''))];
}

/** A name as it is compared. */
export function nameKey(name: string): string {
  return name.trim().toLowerCase();
}
