import type { ReactNode } from 'react';
import styles from './product-logo.module.css';

export function ProductLogo(): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden="true" focusable="false">
      <rect width="24" height="24" rx="6" className={styles.ground} />
      <path d="M7 17.5 12.6 6.2a9.5 9.5 0 0 1 6 6z" className={styles.field} />
      <circle cx="7" cy="17.5" r="2.3" className={styles.lens} />
    </svg>
  );
}
