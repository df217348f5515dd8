import { COVER_TEXTS, ISSUE_TEXTS as TEXTS } from '#texts/proposal/issued.ts';
import { PROPOSAL_DAYS } from '@site-designer/api-contract/proposal-bounds';
import { checkText } from '@site-designer/api-contract/typed-texts';
import { COLON } from '@site-designer/texts';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { dayIn, daysBetween, isoDay } from '../../../lib/format/dates.ts';
import { LANGUAGE } from '../../../lib/format/locale.ts';
import { issueAddressIn } from '../../../lib/state/choose-language.ts';
import { OFFERED } from '../../../lib/state/language.ts';
import { LanguageSelect } from '../../../ui/fields/language-select.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { IssueAnswers } from './issue-start.ts';
import styles from './issue.module.css';

interface FieldProps {
  readonly answers: IssueAnswers;
  readonly onChange: (patch: Partial<IssueAnswers>) => void;
}

/** What the prices of a proposal are, in a line, and what is missing. */
export interface OfferedPrices {
  readonly text: string;
  readonly hint: string;
}

interface PricesFieldProps extends FieldProps {
  readonly prices: OfferedPrices;
  /** Why the choice has to be made again. */
  readonly message: string | undefined;
}

export function PricesField({ answers: { withPrices }, prices, message, onChange }: PricesFieldProps): ReactNode {
  const chosen = withPrices === true ? 'with' : 'without';
  return (
    <RadioGroup
      legend={TEXTS.prices}
      choices={[
        { id: 'with', title: TEXTS.withPrices(prices.text), hint: prices.hint },
        { id: 'without', title: TEXTS.withoutPrices },
      ]}
      chosen={withPrices === undefined ? undefined : chosen}
      message={message}
      onChange={(choice) => onChange({ withPrices: choice === 'with' })}
    />
  );
}

/** Where the product has one language, nothing is asked. */
export function LanguageField({ answers: { language }, onChange }: FieldProps): ReactNode {
  if (OFFERED.length === 1) return null;
  return (
    <div>
      <LanguageSelect
        label={TEXTS.language}
        hint={TEXTS.languageHint}
        value={language}
        onChange={(chosen) => onChange({ language: chosen })}
      />
      {language !== LANGUAGE && (
        <a href={issueAddressIn(language)} target="_blank" rel="noopener">
          {TEXTS.seeIn(OFFERED.find(({ code }) => code === language)?.name ?? language)}
        </a>
      )}
    </div>
  );
}

export function ValidUntil({ answers, onChange }: FieldProps): ReactNode {
  const isRight = isGoodDay(answers);
  return (
    <TextField
      label={TEXTS.validUntil}
      type="date"
      value={answers.validUntil}
      min={dayIn(PROPOSAL_DAYS.min)}
      max={dayIn(PROPOSAL_DAYS.max)}
      hint={isRight ? TEXTS.daysLong(daysOf(answers)) : undefined}
      message={isRight ? undefined : TEXTS.badDay(PROPOSAL_DAYS.max)}
      onChange={(validUntil) => onChange({ validUntil })}
    />
  );
}

export function NoteField({ answers: { note }, onChange }: FieldProps): ReactNode {
  const [isOpen] = useState(note !== '');
  return (
    <details className={styles.fold} open={isOpen}>
      <summary>{TEXTS.addNote}</summary>
      <TextArea
        label={COVER_TEXTS.note}
        value={note}
        message={checkText('paragraphs', note)}
        onChange={(text) => onChange({ note: text })}
        onKeyDown={submitFromNote}
      />
    </details>
  );
}

/** Enter makes a new line in a note; with Ctrl it issues. */
function submitFromNote({ key, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLTextAreaElement>): void {
  if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.form?.requestSubmit();
}

interface CustomerFieldsProps extends FieldProps {
  readonly customers: readonly string[];
}

export function CustomerFields({ answers, customers, onChange }: CustomerFieldsProps): ReactNode {
  const listId = useId();
  const { customer, contact, reference } = answers;
  const more = [contact, reference].filter((text) => text !== '').join(', ');
  return (
    <div>
      <TextField
        label={COVER_TEXTS.customer}
        value={customer}
        list={listId}
        // The first of the fields: what is typed into an opened form goes there.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        hint={customer.trim() === '' ? TEXTS.noCustomer : undefined}
        message={checkText('line', customer)}
        onChange={(text) => onChange({ customer: text })}
      />
      <datalist id={listId}>
        {customers.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <details className={styles.fold}>
        <summary>{more === '' ? TEXTS.contactReference : `${TEXTS.contactReference}${COLON}${more}`}</summary>
        {(['contact', 'reference'] as const).map((field) => (
          <TextField
            key={field}
            label={COVER_TEXTS[field]}
            value={answers[field]}
            message={checkText('line', answers[field])}
            onChange={(text) => onChange({ [field]: text })}
          />
        ))}
      </details>
    </div>
  );
}

export function daysOf({ validUntil }: IssueAnswers): number {
  return daysBetween(isoDay(Date.now()), validUntil);
}

function isGoodDay(answers: IssueAnswers): boolean {
  const days = daysOf(answers);
  return days >= PROPOSAL_DAYS.min && days <= PROPOSAL_DAYS.max;
}

export function isGood(answers: IssueAnswers): boolean {
  const { customer, contact, reference, note } = answers;
  const wrong = [
    checkText('paragraphs', note),
    ...[customer, contact, reference].map((text) => checkText('line', text)),
  ];
  return isGoodDay(answers) && wrong.every((message) => message === undefined);
}
