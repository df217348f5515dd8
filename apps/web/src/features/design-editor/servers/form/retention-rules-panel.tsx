import type { ServerSettings } from '@site-designer/sizing-engine';
import type { Proposal } from '@site-designer/texts';
import type { RetentionRule } from '@site-designer/sizing-engine/catalogue';
import { useId, useState, type ReactNode } from 'react';
import { RULE_TEXTS as TEXTS } from '#texts/proposal/kept-recordings.ts';
import { useCatalogue } from '../../../../lib/state/catalogue-context.ts';
import { Banner } from '../../../../ui/dialogs/banner.tsx';
import { GuardedIconButton } from '../../../../ui/buttons/guarded-button.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { GuardedFields } from '../../../../ui/fields/guarded-fields.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { foundRules, rulesByRegion, rulesNamed, ruleText } from '../settings/retention-rule-list.ts';
import styles from './retention-rules-panel.module.css';
import field from './setting-field.module.css';
import { SettingsPanel, type SettingsProps } from './settings-panel.tsx';

/** Selection of the published rules that retentions are checked against. */
export function RetentionRulesPanel({
  settings,
  settingsBefore,
  answer,
  onChange,
}: SettingsProps<ServerSettings>): ReactNode {
  const rules = useCatalogue().retentionRules;
  const chosen = settings.retentionRules;
  const before = settingsBefore?.retentionRules;
  const isReverted = before !== undefined && before.join() !== chosen.join();
  const choose = (retentionRules: readonly number[]): void =>
    onChange({ ...settings, retentionRules }, { label: TEXTS.title });
  return (
    <SettingsPanel title={TEXTS.title}>
      <div className={styles.panel} data-reverted={isReverted || undefined}>
        <p className="caption">{TEXTS.intro}</p>
        {isReverted && <p className={field.reverted}>{TEXTS.was(namesOf(rulesNamed(before, rules)))}</p>}
        <Chosen rules={rulesNamed(chosen, rules)} onRemove={(id) => choose(chosen.filter((each) => each !== id))} />
        <Findings answer={answer} />
        {rules.length > 0 && <RuleChoice {...{ rules, chosen }} onChange={choose} />}
        {rules.length === 0 && <p className="caption">{TEXTS.none}</p>}
      </div>
    </SettingsPanel>
  );
}

function namesOf(rules: readonly RetentionRule[]): string {
  return rules.length === 0 ? TEXTS.noRules : rules.map(({ name }) => name).join(', ');
}

interface ChosenProps {
  readonly rules: readonly RetentionRule[];
  readonly onRemove: (id: number) => void;
}

function Chosen({ rules, onRemove }: ChosenProps): ReactNode {
  if (rules.length === 0) return <p>{TEXTS.nothingChosen}</p>;
  return (
    <ul className={styles.chosen} aria-label={TEXTS.chosen}>
      {rules.map((rule) => (
        <li key={rule.id} className={styles.rule}>
          <span>{ruleText(rule)}</span>
          <GuardedIconButton icon="close" label={TEXTS.remove(rule.name)} onClick={() => onRemove(rule.id)} />
        </li>
      ))}
    </ul>
  );
}

/** Broken rules and rules that contradict each other, from the answer. */
function Findings({ answer }: { readonly answer: Proposal | undefined }): ReactNode {
  const warnings = answer?.warnings.filter(
    ({ code }) => code === 'retention-rule-broken' || code === 'retention-rules-clash',
  );
  return (
    <div className={styles.findings}>
      {warnings?.map(({ message }) => (
        <Banner key={message} tone="near">
          {message}
        </Banner>
      ))}
    </div>
  );
}

interface RuleChoiceProps {
  readonly rules: readonly RetentionRule[];
  readonly chosen: readonly number[];
  readonly onChange: (ids: readonly number[]) => void;
}

function RuleChoice({ rules, chosen, onChange }: RuleChoiceProps): ReactNode {
  const [text, setText] = useState('');
  const found = foundRules(rules, text);
  const turn = (id: number, isOn: boolean): void =>
    onChange(isOn ? [...chosen, id] : chosen.filter((each) => each !== id));
  return (
    <>
      <div className={styles.search}>
        <TextField label={TEXTS.search} type="search" icon="search" value={text} onChange={setText} />
        <output className="caption">{text.trim() !== '' && TEXTS.found(found.length, rules.length)}</output>
      </div>
      {found.length === 0 && <p className="caption">{TEXTS.nothingFound}</p>}
      <div className={styles.regions}>
        {rulesByRegion(found).map(([region, ofRegion]) => (
          <fieldset key={region}>
            <legend className="muted">{region}</legend>
            {ofRegion.map((rule) => (
              <Rule key={rule.id} rule={rule} isChosen={chosen.includes(rule.id)} onTurn={turn} />
            ))}
          </fieldset>
        ))}
      </div>
    </>
  );
}

interface RuleProps {
  readonly rule: RetentionRule;
  readonly isChosen: boolean;
  readonly onTurn: (id: number, isOn: boolean) => void;
}

function Rule({ rule, isChosen, onTurn }: RuleProps): ReactNode {
  const id = useId();
  const { citation, days } = rule;
  return (
    <div>
      <GuardedFields>
        <Checkbox label={rule.name} describedBy={id} isSelected={isChosen} onChange={(isOn) => onTurn(rule.id, isOn)} />
      </GuardedFields>
      <p id={id} className={styles.citation}>
        <strong>{TEXTS.daysAsked(rule.kind, days.value)}.</strong> {citation}. {TEXTS.source(days.source)}.
      </p>
    </div>
  );
}
