import { LAYOUT_TEXTS } from '#texts/pages/layout.ts';
import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import styles from './breadcrumbs.module.css';

export interface Crumb {
  readonly text: string;
  readonly to: string;
}

/** The path to the page. Long names wrap. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }): ReactNode {
  return (
    <nav aria-label={LAYOUT_TEXTS.breadcrumb} className="no-print">
      <ol className={styles.list}>
        {crumbs.map(({ text, to }, index) => (
          <li key={to} className={styles.crumb}>
            <Link
              to={to}
              className={styles.link}
              dir="auto"
              aria-current={index === crumbs.length - 1 ? 'page' : undefined}
            >
              {text}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
