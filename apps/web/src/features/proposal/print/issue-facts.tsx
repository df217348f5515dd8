import { ISSUE_FACTS as TEXTS } from '#texts/issued.ts';
import type { ReactNode } from 'react';
import { formatDay } from '../../../lib/dates.ts';
import { SpecList, type Spec } from '../figures/spec-list.tsx';
import type { IssueCard } from '../report/report-input.ts';
import styles from './issue-facts.module.css';

/** For whom a proposal was issued, under which number and until when. */
export function IssueFacts({ issue }: { readonly issue: IssueCard }): ReactNode {
  const { name, issuedUtc, validUntilUtc, customer, contact, reference, note } = issue;
  return (
    <section className={styles.facts} aria-label={TEXTS.title}>
      <SpecList
        specs={[
          [TEXTS.number, name],
          [TEXTS.issued, formatDay(issuedUtc)],
          [TEXTS.validUntil, formatDay(validUntilUtc)],
          ...written([
            [TEXTS.customer, customer],
            [TEXTS.contact, contact],
            [TEXTS.reference, reference],
          ]),
        ]}
      />
      {note !== '' && <p className={styles.note}>{note}</p>}
    </section>
  );
}

function written(specs: readonly (readonly [string, string])[]): Spec[] {
  return specs.filter(([, text]) => text !== '');
}
