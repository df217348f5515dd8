import { ISSUE_FACTS as TEXTS } from '#texts/proposal/issued.ts';
import type { ReactNode } from 'react';
import { classNames } from '../../../lib/format/class-names.ts';
import { formatDay } from '../../../lib/format/dates.ts';
import { SpecList, type Spec } from '../figures/spec-list.tsx';
import type { CoverCard, IssueCard } from '../report/report-input.ts';
import styles from './issue-facts.module.css';

export function IssueFacts({ issue }: { readonly issue: IssueCard }): ReactNode {
  const { name, issuedUtc, validUntilUtc, versions, note } = issue;
  return (
    <section className={styles.facts} aria-label={TEXTS.title}>
      <SpecList
        specs={[
          [TEXTS.number, name],
          [TEXTS.issued, formatDay(issuedUtc)],
          [TEXTS.validUntil, formatDay(validUntilUtc)],
          ...coverSpecs(issue),
          [TEXTS.computedBy, TEXTS.versions(versions)],
        ]}
      />
      {note !== '' && <p className={styles.note}>{note}</p>}
    </section>
  );
}

/** Customer of a draft; the screen shows it with the proposals of the project. */
export function CoverFacts({ cover }: { readonly cover: CoverCard }): ReactNode {
  const specs = coverSpecs(cover);
  if (specs.length === 0 && cover.note === '') return null;
  return (
    <section className={classNames(styles.facts, 'paper-only')} aria-label={TEXTS.cover}>
      <SpecList specs={specs} />
      {cover.note !== '' && <p className={styles.note}>{cover.note}</p>}
    </section>
  );
}

function coverSpecs({ customer, contact, reference }: CoverCard): Spec[] {
  return written([
    [TEXTS.customer, customer],
    [TEXTS.contact, contact],
    [TEXTS.reference, reference],
  ]);
}

function written(specs: readonly (readonly [string, string])[]): Spec[] {
  return specs.filter(([, text]) => text !== '');
}
