import { useId, type ReactNode } from 'react';
import { classNames } from '../../../lib/format/class-names.ts';
import { Icon } from '../../../ui/buttons/icon.tsx';
import styles from './sections.module.css';

/** On a narrow screen one section is open; elsewhere all are. */
export type Folding = { readonly isOpen: boolean; readonly onToggle: () => void } | undefined;

interface SectionProps {
  readonly number: number;
  readonly title: string;
  /** One line. */
  readonly state: string;
  /** Whether nothing is left to do; undefined where nothing was done yet. */
  readonly isDone: boolean | undefined;
  readonly folding: Folding;
  readonly children: ReactNode;
}

/** A step of the import: what it says in one line, and what can be decided in it. */
export function Section({ number, title, state, isDone, folding, children }: SectionProps): ReactNode {
  const id = useId();
  const name = (
    <>
      <span className={classNames(styles.mark, isDone === true && styles.done, isDone === false && styles.open)}>
        {isDone === true && <Icon name="check" size={12} />}
      </span>
      <span>
        {number} {title}
      </span>
    </>
  );
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {folding ? (
            <button type="button" className={styles.toggle} aria-expanded={folding.isOpen} onClick={folding.onToggle}>
              {name}
            </button>
          ) : (
            name
          )}
        </h2>
        <p className={classNames(styles.state, isDone === false && styles.near)} dir="auto">
          {state}
        </p>
        {folding && (
          <span className={styles.fold}>
            <Icon name={folding.isOpen ? 'down' : 'chevron'} size={12} />
          </span>
        )}
      </div>
      {folding?.isOpen !== false && <div className={styles.body}>{children}</div>}
    </section>
  );
}
