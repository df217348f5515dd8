import { FINDING_TEXTS as TEXTS, RULE_TEXTS } from '#texts/proposal/kept-recordings.ts';
import type { CameraRow, RetentionFinding } from '@site-designer/sizing-engine';
import type { RetentionRule } from '@site-designer/sizing-engine/catalogue';
import { retentionSpan, rowsByGroup } from '@site-designer/sizing-engine/design';
import { COLON, SEMICOLON } from '@site-designer/texts';
import type { ReactNode } from 'react';
import { useCatalogue } from '../../../lib/state/catalogue-context.ts';
import { Explained } from '../../../explained/explained.tsx';
import { groupText } from '../../../explained/words.ts';
import type { ReportInput } from '../report/report-input.ts';
import styles from './physical-figures.module.css';
import { Table, type Column } from '../../../explained/table.tsx';

export function RetentionFindings({ proposal, question }: Pick<ReportInput, 'proposal' | 'question'>): ReactNode {
  const { retentionRules } = useCatalogue();
  if (question === undefined) return null;
  const { cameras, serverSettings } = question;
  const chosen = retentionRules.filter(({ id }) => serverSettings.retentionRules.includes(id));
  const findings = (proposal.retentionFindings ?? []).flatMap((finding, index) =>
    broken(finding, { index, rules: chosen, cameras }),
  );
  return (
    <div className={styles.figures}>
      {findings.length === 0 ? (
        <p>{TEXTS.allKept}</p>
      ) : (
        <Table label={RULE_TEXTS.title} columns={COLUMNS} rows={findings} rowKey={({ path }) => path} />
      )}
      <p className={styles.note}>
        {TEXTS.checked}
        {COLON}
        {chosen.map(checkedText).join(SEMICOLON)}.
      </p>
    </div>
  );
}

interface BrokenRule {
  readonly path: string;
  readonly group: string;
  readonly kept: string;
  readonly rule: RetentionRule;
}

interface FindingSources {
  readonly index: number;
  readonly rules: readonly RetentionRule[];
  readonly cameras: readonly CameraRow[];
}

function broken({ cameraGroupId, ruleId }: RetentionFinding, { index, rules, cameras }: FindingSources): BrokenRule[] {
  const rule = rules.find(({ id }) => id === ruleId);
  const rows = rowsByGroup(cameras).get(cameraGroupId);
  if (rule === undefined || rows === undefined) return [];
  const { min, max } = retentionSpan(rows);
  const group = groupText(cameras.indexOf(rows[0]!), cameras);
  const kept = TEXTS.keptDays(min, max);
  return [{ path: `retentionFindings[${index}]`, group, kept, rule }];
}

function checkedText({ name, kind, days, citation, region }: RetentionRule): string {
  return `${name}, ${region}${COLON}${RULE_TEXTS.days(kind, days.value)} (${citation})`;
}

const COLUMNS: readonly Column<BrokenRule>[] = [
  { title: TEXTS.group, cell: ({ group }) => group },
  { title: TEXTS.kept, cell: ({ kept }) => kept },
  {
    title: TEXTS.asked,
    cell: ({ path, group, rule: { name, kind, days } }) => (
      <Explained path={`${path}.days`} name={TEXTS.askedBy(name, group)}>
        {RULE_TEXTS.days(kind, days.value)}
      </Explained>
    ),
  },
  { title: TEXTS.rule, cell: ({ rule }) => rule.name },
  { title: TEXTS.citation, cell: ({ rule }) => rule.citation, isLong: true },
];
