import { useId, useState, type ReactNode } from 'react';
import { classNames } from '../../lib/format/class-names.ts';
import { Icon } from '../../ui/buttons/icon.tsx';
import styles from './customer.module.css';

interface PartProps {
  readonly title: string;
  /** What it comes to, told while it is folded. */
  readonly hint?: string | undefined;
  readonly className?: string | undefined;
  /** Where its content is folded on screen at first; paper has it whole. */
  readonly folds: 'always' | 'narrow' | 'never';
  readonly children: ReactNode;
}

/** A part of a document under its heading. */
export function Part({ title, hint, className, folds, children }: PartProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  if (folds === 'never') {
    return (
      <section className={classNames(styles.part, className)}>
        <h2>{title}</h2>
        {children}
      </section>
    );
  }
  return (
    <section className={classNames(styles.part, styles.folding, styles[folds], className)}>
      <h2>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          <Icon name={isOpen ? 'down' : 'chevron'} />
          {title}
        </button>
        <span className={styles.printed}>{title}</span>
        {hint !== undefined && !isOpen && <span className={styles.hint}>{hint}</span>}
      </h2>
      <div id={id} className={isOpen ? styles.content : styles.closed}>
        {children}
      </div>
    </section>
  );
}
