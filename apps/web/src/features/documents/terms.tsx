import type { CustomerDocument } from '@site-designer/texts';
import type { ReactNode } from 'react';
import { Acceptance } from './acceptance.tsx';
import styles from './customer.module.css';
import { Part } from './part.tsx';

interface TermsProps {
  readonly document: Pick<CustomerDocument, 'terms' | 'customer' | 'seller'>;
  /** Where it may be accepted as well; printed. */
  readonly link?: string | undefined;
  /** On the page of a link they are folded. */
  readonly isPage?: boolean | undefined;
}

/** What a promise rests on, what it includes, and where it is accepted. */
export function Terms({ document, link, isPage = false }: TermsProps): ReactNode {
  const shown = document.terms.map(({ code, title: heading, lines }) => ({
    isLast: LAST.has(code) || (code === 'terms' && lines.join('').length <= SHORT_TERMS),
    part:
      code === 'accepted' ? (
        <Acceptance key={code} title={heading} line={lines.join(' ')} document={document} link={link} />
      ) : (
        <Part
          key={code}
          title={heading}
          className={COLUMNS[code]}
          folds={isPage && FOLDED.has(code) ? 'always' : 'never'}
        >
          <Lines lines={lines} isList={LISTS.has(code)} />
        </Part>
      ),
  }));
  const parts = (isLast: boolean) => shown.filter((each) => each.isLast === isLast).map(({ part }) => part);
  const [before, after] = [parts(false).slice(0, 1), parts(false).slice(1)];
  return (
    <div className={styles.closing}>
      {before}
      <div className={styles.last}>{parts(true)}</div>
      {after}
    </div>
  );
}

type Code = CustomerDocument['terms'][number]['code'];

/** They stay together on paper, so that the last page is never nearly empty. */
const LAST: ReadonlySet<Code> = new Set(['failures', 'included', 'notIncluded', 'it', 'note', 'power', 'accepted']);
/** Letters of terms that stay with them. */
const SHORT_TERMS = 600;

const LISTS: ReadonlySet<Code> = new Set(['basis', 'failures', 'included', 'notIncluded', 'it']);
const FOLDED: ReadonlySet<Code> = new Set(['basis', 'failures', 'included', 'notIncluded', 'it', 'power', 'terms']);

/** Parts that stand side by side. */
const COLUMNS: Readonly<Partial<Record<Code, string | undefined>>> = {
  included: styles.included,
  notIncluded: styles.notIncluded,
};

function Lines({ lines, isList }: { readonly lines: readonly string[]; readonly isList: boolean }): ReactNode {
  if (isList) {
    return (
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    );
  }
  return lines.map((line) => (
    <p key={line} className={styles.paragraph}>
      {line}
    </p>
  ));
}
