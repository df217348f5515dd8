import type { ReactNode } from 'react';
import styles from './text-page.module.css';

interface TextPageProps {
  readonly heading: string;
  /** Stands above the heading. */
  readonly back?: ReactNode;
  readonly children: ReactNode;
}

/** A page to read. */
export function TextPage({ heading, back, children }: TextPageProps): ReactNode {
  return (
    <article className={styles.page}>
      {back}
      <h1>{heading}</h1>
      {children}
    </article>
  );
}
