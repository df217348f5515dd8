import { COMMON_TEXTS } from '#texts/pages/common.ts';
import { ISSUE_TEXTS as TEXTS } from '#texts/proposal/issued.ts';
import { AUDIENCES, mayHavePrices } from '@site-designer/api-contract/proposal-bounds';
import type { FormEvent, ReactNode } from 'react';
import { formatDay } from '../../../lib/format/dates.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import {
  CustomerFields,
  isGood,
  LanguageField,
  NoteField,
  PricesField,
  ValidUntil,
  type OfferedPrices,
} from './issue-fields.tsx';
import type { IssueAnswers, IssueStart } from './issue-start.ts';
import { proposalName } from '../opened/issued-api.ts';
import styles from './issue.module.css';

interface IssueFormProps {
  readonly start: IssueStart;
  readonly answers: IssueAnswers;
  readonly prices: OfferedPrices | undefined;
  /** Whether there is something to ask the customer's IT for. */
  readonly hasNetwork: boolean;
  /** Why the choice of prices has to be made again. */
  readonly priceMessage: string | undefined;
  readonly isPending: boolean;
  readonly onChange: (patch: Partial<IssueAnswers>) => void;
  readonly onIssue: () => void;
  readonly onClose: () => void;
}

/** Four fields in the order in which they are decided. Enter issues from each of them but the note. */
export function IssueForm(props: IssueFormProps): ReactNode {
  const { start, answers, prices, hasNetwork, priceMessage, isPending, onChange, onIssue, onClose } = props;
  const { last } = start;
  const asksPrices = prices !== undefined && mayHavePrices(answers.audience);
  const isReady = isGood(answers) && (!asksPrices || answers.withPrices !== undefined) && !isPending;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isReady) onIssue();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      {last && <p className={styles.filled}>{TEXTS.filledFrom(proposalName(last), formatDay(last.issuedUtc))}</p>}
      <CustomerFields {...{ answers, onChange }} customers={start.customers} />
      <RadioGroup
        legend={TEXTS.audience}
        isRow
        choices={AUDIENCES.filter((id) => id !== 'network' || hasNetwork).map((id) => ({
          id,
          title: TEXTS.audiences[id],
        }))}
        chosen={answers.audience}
        onChange={(audience) => onChange({ audience })}
      />
      {asksPrices && <PricesField {...{ answers, prices, onChange }} message={priceMessage} />}
      <LanguageField {...{ answers, onChange }} />
      <ValidUntil {...{ answers, onChange }} />
      <NoteField {...{ answers, onChange }} />
      {asksPrices && answers.withPrices === undefined && <p className="muted">{TEXTS.chooseFirst}</p>}
      <div className={styles.buttons}>
        <Button onClick={onClose}>{COMMON_TEXTS.cancel}</Button>
        <Button look="primary" type="submit" disabled={!isReady}>
          {last === undefined ? TEXTS.issue : TEXTS.issueRevision(last.number)}
        </Button>
      </div>
    </form>
  );
}
