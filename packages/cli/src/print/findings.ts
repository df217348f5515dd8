import { type Catalogue } from '@site-designer/sizing-engine';
import { entryOf, type RetentionRule } from '@site-designer/sizing-engine/catalogue';
import { namedGroups, retentionSpan, rowsByGroup } from '@site-designer/sizing-engine/design';
import type { NamedDesign } from '@site-designer/design-file';
import { groupTitles, ownSpeaker, type Proposal } from '@site-designer/texts';
import { printable } from './printable.ts';
import type { Section } from './table.ts';
import { said } from '../texts/said.ts';

/** Heads of the findings; in CSV they are in English always, as names of fields are. */
export const FINDING_HEADS = ['Camera group', 'Kept', 'Asked for', 'Rule', 'Citation'] as const;

/** The camera groups that break a rule on retention, a row a finding: none where nothing fits. */
export function findingRows(
  { cameras }: Pick<NamedDesign, 'cameras'>,
  { retentionFindings }: Pick<Proposal, 'retentionFindings'>,
  { retentionRules }: Pick<Catalogue, 'retentionRules'>,
): readonly (readonly string[])[] {
  const groups = rowsByGroup(cameras);
  const titles = groupTitles(namedGroups(cameras), ownSpeaker);
  return (retentionFindings ?? []).map(({ cameraGroupId, ruleId }) => {
    const rule = entryOf(retentionRules, ruleId, 'retentionRules');
    const { min, max } = retentionSpan(groups.get(cameraGroupId)!);
    return [titles.get(cameraGroupId)!, keptText(min, max), askedText(rule), rule.name, rule.citation];
  });
}

export function findingTable(rows: readonly (readonly string[])[]): Section {
  const shown = rows.map((cells) => cells.map(printable));
  return {
    title: said('Retention rules that are broken'),
    columns: FINDING_HEADS.map((title) => ({ title: said(title) })),
    rows: shown,
  };
}

function keptText(shortest: number, longest: number): string {
  return shortest === longest ? daysText(longest) : said('{low} to {high}', { low: shortest, high: daysText(longest) });
}

function askedText({ kind, days }: RetentionRule): string {
  return said(kind === 'min' ? 'at least {days}' : 'at most {days}', { days: daysText(days.value) });
}

function daysText(days: number): string {
  return `${days} ${ownSpeaker.language.unit('day', days)}`;
}
