import { COMMON_TEXTS } from '#texts/pages/common.ts';
import { COVER_TEXTS, ISSUE_TEXTS as TEXTS } from '#texts/proposal/issued.ts';
import { PROPOSAL_DAYS } from '@site-designer/api-contract/proposal-bounds';
import { checkText } from '@site-designer/api-contract/names';
import { useId, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { daysBetween, formatDay, isoDay } from '../../lib/format/dates.ts';
import { ButtonGroup } from '../../ui/buttons/button-group.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { AUDIENCES, dayIn, type IssueAnswers, type IssueStart } from './issue-start.ts';
import { proposalName } from './issued-api.ts';
import styles from './issue.module.css';

/** What the prices of the proposal are, in a line; undefined where it has none. */
export interface OfferedPrices {
  readonly text: string;
  readonly hint: string;
}

interface IssueFormProps {
  readonly start: IssueStart;
  readonly answers: IssueAnswers;
  readonly prices: OfferedPrices | undefined;
  /** Why the choice of prices has to be made again. */
  readonly priceMessage: string | undefined;
  readonly isPending: boolean;
  readonly onChange: (patch: Partial<IssueAnswers>) => void;
  readonly onIssue: () => void;
  readonly onClose: () => void;
}

/** Four fields in the order in which they are decided. Enter issues from each of them but the note. */
export function IssueForm(props: IssueFormProps): ReactNode {
  const { start, answers, prices, priceMessage, isPending, onChange, onIssue, onClose } = props;
  const { last } = start;
  const asksPrices = prices !== undefined && answers.audience !== 'installer';
  const isReady = isGood(answers) && (!asksPrices || answers.withPrices !== undefined) && !isPending;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isReady) onIssue();
  };
  return (
    <form className={styles.form} onSubmit={submit} onKeyDown={(event) => submitsNote(event) && isReady && onIssue()}>
      {last && <p className={styles.filled}>{TEXTS.filledFrom(proposalName(last), formatDay(last.issuedUtc))}</p>}
      <CustomerFields {...{ answers, onChange }} customers={start.customers} />
      <RadioGroup
        legend={TEXTS.audience}
        isRow
        choices={AUDIENCES.map((id) => ({ id, title: TEXTS.audiences[id] }))}
        chosen={answers.audience}
        onChange={(audience) => onChange({ audience })}
      />
      {asksPrices && (
        <RadioGroup
          legend={TEXTS.prices}
          choices={[
            { id: 'with', title: TEXTS.withPrices(prices.text), hint: prices.hint },
            { id: 'without', title: TEXTS.withoutPrices },
          ]}
          chosen={answers.withPrices === undefined ? undefined : answers.withPrices ? 'with' : 'without'}
          message={priceMessage}
          onChange={(choice) => onChange({ withPrices: choice === 'with' })}
        />
      )}
      <TextField
        label={TEXTS.validUntil}
        type="date"
        value={answers.validUntil}
        min={dayIn(PROPOSAL_DAYS.min)}
        max={dayIn(PROPOSAL_DAYS.max)}
        hint={isGoodDay(answers) ? TEXTS.daysLong(daysOf(answers)) : undefined}
        message={isGoodDay(answers) ? undefined : TEXTS.badDay(PROPOSAL_DAYS.max)}
        onChange={(validUntil) => onChange({ validUntil })}
      />
      <details className={styles.fold} open={answers.note === '' ? undefined : true}>
        <summary>{TEXTS.addNote}</summary>
        <TextArea
          label={COVER_TEXTS.note}
          value={answers.note}
          message={checkText('paragraphs', answers.note)}
          onChange={(note) => onChange({ note })}
        />
      </details>
      {asksPrices && answers.withPrices === undefined && <p className="muted">{TEXTS.chooseFirst}</p>}
      <ButtonGroup
        align="right"
        primary={{
          text: last === undefined ? TEXTS.issue : TEXTS.issueRevision(last.number),
          onPress: onIssue,
          isDisabled: !isReady,
        }}
        secondary={{ text: COMMON_TEXTS.cancel, onPress: onClose }}
      />
      {/* Enter in a field submits a form that has a button for it. */}
      <button type="submit" hidden disabled={!isReady} />
    </form>
  );
}

interface CustomerFieldsProps extends Pick<IssueFormProps, 'answers' | 'onChange'> {
  readonly customers: readonly string[];
}

function CustomerFields({ answers, customers, onChange }: CustomerFieldsProps): ReactNode {
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
          <option key={name} value={name} />
        ))}
      </datalist>
      <details className={styles.fold}>
        <summary>{more === '' ? TEXTS.contactReference : `${TEXTS.contactReference}: ${more}`}</summary>
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

function submitsNote({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  return key === 'Enter' && (ctrlKey || metaKey) && target instanceof HTMLTextAreaElement;
}

export function daysOf({ validUntil }: IssueAnswers): number {
  return daysBetween(isoDay(Date.now()), validUntil);
}

function isGoodDay(answers: IssueAnswers): boolean {
  const days = daysOf(answers);
  return days >= PROPOSAL_DAYS.min && days <= PROPOSAL_DAYS.max;
}

function isGood(answers: IssueAnswers): boolean {
  const { customer, contact, reference, note } = answers;
  const wrong = [checkText('paragraphs', note), ...[customer, contact, reference].map((text) => checkText('line', text))];
  return isGoodDay(answers) && wrong.every((message) => message === undefined);
}
