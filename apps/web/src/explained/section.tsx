import { useId, type ReactNode } from 'react';
import { classNames } from '../lib/format/class-names.ts';
import { Icon } from '../ui/buttons/icon.tsx';
import styles from './section.module.css';

interface SectionProps {
  readonly title: string;
  /** Its anchor on the page. */
  readonly id?: string;
  /** Whether it is open, with its toggle; omitted if it is always open. */
  readonly fold?: { readonly isOpen: boolean; readonly onToggle: () => void } | undefined;
  readonly className?: string | undefined;
  readonly level?: 2 | 3;
  readonly children: ReactNode;
}

/** A chapter of the proposal. A folded chapter keeps its content for print. */
export function Section({ title, id, fold, className, level = 3, children }: SectionProps): ReactNode {
  const Heading = level === 2 ? 'h2' : 'h3';
  const titleId = useId();
  const bodyId = useId();
  return (
    <section id={id} className={classNames(styles.section, className)} aria-labelledby={titleId}>
      <Heading id={titleId} className={styles.title}>
        {fold ? (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={fold.isOpen}
            aria-controls={bodyId}
            onClick={fold.onToggle}
          >
            <Icon name="chevron" size={12} />
            {title}
          </button>
        ) : (
          title
        )}
      </Heading>
      <div id={bodyId} className={classNames(styles.body, fold && !fold.isOpen && styles.folded)}>
        {children}
      </div>
    </section>
  );
}
