import type { Catalogue, RetentionRule } from '../../catalogue/schema.ts';
import type { Explained } from '../../derivation/explained.ts';
import { cited } from '../../derivation/quantity.ts';
import type { Bounds } from '../../design/bounds.ts';
import { rowsByGroup } from '../../design/camera-groups.ts';
import type { Design, ServerSettings } from '../../design/design.ts';
import { rulesBrokenBy } from '../../design/retention-rules.ts';
import { entryOf } from '../../checks/lookup.ts';
import { retentionSpan } from '../demand/retention-span.ts';
import type { RetentionFinding } from '../result/retention-finding.ts';
import { saying } from '../result/sayings.ts';
import type { RuleText } from '../result/sayings-of-failure.ts';
import type { Warning } from '../result/warning.ts';

/** Camera groups that break a rule which the design names, group by group. */
export function retentionFindings(
  { cameras, serverSettings }: Design,
  catalogue: Catalogue,
): Explained<RetentionFinding>[] {
  const rules = rulesOf(serverSettings, catalogue);
  if (rules.length === 0) return [];
  return [...rowsByGroup(cameras)].flatMap(([cameraGroupId, rows]) =>
    rules
      .filter((rule) => isBroken(rule, retentionSpan(rows)))
      .map((rule) => ({
        cameraGroupId,
        ruleId: rule.id,
        kind: rule.kind,
        days: cited(rule.name, saying('field.days'), rule.days),
      })),
  );
}

/** Warnings of the rules that are broken, and of those that contradict each other. */
export function retentionWarnings({ cameras, serverSettings }: Design, catalogue: Catalogue): Warning[] {
  const rules = rulesOf(serverSettings, catalogue);
  if (rules.length === 0) return [];
  const kept = [...rowsByGroup(cameras).values()].map(retentionSpan);
  return [...rules.flatMap((rule) => breakWarnings(rule, kept)), ...clashWarnings(rules)];
}

function breakWarnings(rule: RetentionRule, kept: readonly Bounds[]): Warning[] {
  const broken = kept.filter((days) => isBroken(rule, days)).length;
  if (broken === 0) return [];
  const figures = { rule: ruleText(rule), kind: rule.kind, broken, groups: kept.length };
  return [{ code: 'retention-rule-broken', message: saying('warning.retention-rule-broken', figures) }];
}

/** The user decides which rule has priority. */
function clashWarnings(rules: readonly RetentionRule[]): Warning[] {
  const [least, most] = (['min', 'max'] as const).map((kind) => rules.filter((rule) => rule.kind === kind));
  return least!.flatMap((longer) =>
    most!
      .filter(({ days }) => longer.days.value > days.value)
      .map((shorter) => ({
        code: 'retention-rules-clash',
        message: saying('warning.retention-rules-clash', { longer: ruleText(longer), shorter: ruleText(shorter) }),
      })),
  );
}

function ruleText({ name, citation, days }: RetentionRule): RuleText {
  return { name, citation, days: days.value };
}

function rulesOf({ retentionRules }: ServerSettings, catalogue: Catalogue): RetentionRule[] {
  return retentionRules.map((id) => entryOf(catalogue.retentionRules, id, 'serverSettings.retentionRules'));
}

function isBroken(rule: RetentionRule, kept: Bounds): boolean {
  return rulesBrokenBy(kept[rule.kind], [rule]).length > 0;
}
