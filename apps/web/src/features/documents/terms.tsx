import type { CustomerDocument } from '@site-designer/texts';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/format/class-names.ts';
import { Acceptance } from './acceptance.tsx';
import styles from './customer.module.css';
import { Part } from './part.tsx';

interface TermsProps {
  readonly document: Pick<CustomerDocument, 'terms' | 'customer' | 'seller'>;
  readonly className?: string | undefined;
  /** Where it may be accepted as well; printed. */
  readonly link?: string | undefined;
  /** On the page of a link they are folded. */
  readonly isPage?: boolean | undefined;
}

/** What a promise rests on, what it includes, and where it is accepted. */
export function Terms({ document, className, link, isPage = false }: TermsProps): ReactNode {
  return (
    <div className={classNames(styles.closing, className)}>
      {document.terms.map(({ code, title: heading, lines }) =>
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
      )}
    </div>
  );
}

type Code = CustomerDocument['terms'][number]['code'];

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
