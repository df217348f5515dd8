import type { Catalogue } from '../catalogue/schema.ts';
import type { FieldChecks } from '../field-check.ts';
import { TEXTS } from '../messages.ts';
import type { SharedSettings } from './design.ts';

/** Check the published rules that a design names: each is one of the catalogue, and named once. */
export function checkRetentionRules(
  { retentionRules = [] }: Partial<SharedSettings>,
  catalogue: Catalogue,
  checks: FieldChecks,
): void {
  if (!Array.isArray(retentionRules)) {
    checks.add('retentionRules', TEXTS.notList);
    return;
  }
  const ids: readonly number[] = retentionRules;
  for (const [index, id] of ids.entries()) {
    const field = `retentionRules[${index}]`;
    checks.oneOf(field, id, catalogue.retentionRules);
    if (ids.indexOf(id) < index) checks.add(field, TEXTS.listedTwice);
  }
}
