import { LIVE_TEXTS } from '#texts/proposal/proposal-live.ts';
import { useId, type ReactNode } from 'react';
import styles from './live-changes.module.css';
import { differencesOf, type ComparedFigures } from './live-difference.ts';

interface LiveChangesProps {
  readonly title: string;
  readonly before: ComparedFigures;
  readonly after: ComparedFigures;
}

export function LiveChanges({ title, before, after }: LiveChangesProps): ReactNode {
  const id = useId();
  const differences = differencesOf(before, after);
  if (differences.length === 0) return null;
  return (
    <section className={styles.changes} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <dl>
        {differences.map(({ label, before: old, after: now }) => (
          <div key={label} className={styles.change}>
            <dt className="muted">{label}</dt>
            <dd className={styles.values}>
              <span className="muted">
                <span className="visually-hidden">{LIVE_TEXTS.was} </span>
                {old}
              </span>{' '}
              <span className={styles.after}>
                <span aria-hidden="true">→</span> <span className="visually-hidden">{LIVE_TEXTS.now} </span>
                {now}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
