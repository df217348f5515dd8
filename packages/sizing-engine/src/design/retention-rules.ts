import type { Catalogue, RetentionRule } from '../catalogue/schema.ts';
import type { FieldChecks } from '../checks/field-check.ts';
import { problem } from '../problem.ts';
import type { SharedSettings } from './design.ts';

/** Check the published rules that a design names: each is one of the catalogue, and named once. */
export function checkRetentionRules(
  { retentionRules = [] }: Partial<Pick<SharedSettings, 'retentionRules'>>,
  catalogue: Catalogue,
  checks: FieldChecks,
): void {
  if (!Array.isArray(retentionRules)) {
    checks.add('retentionRules', problem('field.list'));
    return;
  }
  const ids: readonly number[] = retentionRules;
  for (const [index, id] of ids.entries()) {
    const field = `retentionRules[${index}]`;
    checks.oneOf(field, id, catalogue.retentionRules);
    if (ids.indexOf(id) < index) checks.add(field, problem('field.listed-twice'));
  }
}

/**
 * Rules that a retention breaks: a `min` rule that asks for more days, a `max` rule that allows fewer.
 *
 * @param retentionDays - Of one stream, days.
 * @param rules - Of the catalogue, such as those that a design names.
 * @throws Never.
 * @example
 * ```ts
 * rulesBrokenBy(30, publishedCatalogue.retentionRules).map(({ id }) => id); // [1, 2, 3]
 * ```
 */
export function rulesBrokenBy(retentionDays: number, rules: readonly RetentionRule[]): RetentionRule[] {
  return rules.filter(({ kind, days }) => (kind === 'min' ? retentionDays < days.value : retentionDays > days.value));
}
