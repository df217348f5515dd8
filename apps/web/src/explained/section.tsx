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
  readonly level?: 2 | 3 | 4;
  /** Its number among the sections of a page. */
  readonly number?: number | undefined;
  readonly children: ReactNode;
}

/** A chapter of a page. The content of a folded one is not drawn. */
export function Section({ title, id, fold, className, level = 3, number, children }: SectionProps): ReactNode {
  const Heading = `h${level}` as const;
  const titleId = useId();
  const bodyId = useId();
  return (
    <section id={id} className={classNames(styles.section, className)} aria-labelledby={titleId}>
      <Heading className={styles.title}>
        {number !== undefined && (
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
        )}
        {fold ? (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={fold.isOpen}
            aria-controls={fold.isOpen ? bodyId : undefined}
            onClick={fold.onToggle}
          >
            <Icon name="chevron" size={12} />
            <span id={titleId}>{title}</span>
          </button>
        ) : (
          <span id={titleId}>{title}</span>
        )}
      </Heading>
      {(fold === undefined || fold.isOpen) && (
        <div id={bodyId} className={styles.body}>
          {children}
        </div>
      )}
    </section>
  );
}
