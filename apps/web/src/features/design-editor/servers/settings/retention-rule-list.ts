import type { RetentionRule } from '@site-designer/sizing-engine/catalogue';
import { LOCALE } from '../../../../lib/format/locale.ts';
import { RULE_TEXTS as TEXTS } from '#texts/proposal/kept-recordings.ts';

/** The rules that a design selects, in the order of the selection. */
export function rulesNamed(ids: readonly number[], rules: readonly RetentionRule[]): RetentionRule[] {
  return ids.flatMap((id) => rules.find((rule) => rule.id === id) ?? []);
}

/** A rule with its days: `PCI DSS, sensitive areas: at least 90 days`. */
export function ruleText({ name, kind, days }: RetentionRule): string {
  return TEXTS.named(name, TEXTS.days(kind, days.value));
}

/** Rules whose shown texts contain every word of a search. */
export function foundRules(rules: readonly RetentionRule[], text: string): readonly RetentionRule[] {
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    const shown = [ruleText(rule), rule.region, rule.citation, rule.days.source].join(' ').toLocaleLowerCase();
    return words.every((word) => shown.includes(word));
  });
}

/** Rules by region: regions in alphabetical order, rules in the order of the catalogue. */
export function rulesByRegion(rules: readonly RetentionRule[]): readonly (readonly [string, RetentionRule[]])[] {
  const regions = new Map<string, RetentionRule[]>();
  for (const rule of rules.toSorted((a, b) => a.sortOrder - b.sortOrder)) {
    regions.set(rule.region, [...(regions.get(rule.region) ?? []), rule]);
  }
  return [...regions].toSorted(([a], [b]) => a.localeCompare(b, LOCALE));
}
