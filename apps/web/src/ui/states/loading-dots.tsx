import { COMMON_TEXTS } from '#texts/pages/common.ts';
import type { ReactNode } from 'react';
import styles from './loading-dots.module.css';

export function LoadingDots({ text = COMMON_TEXTS.loading }: { readonly text?: string }): ReactNode {
  return (
    <output className={styles.loading}>
      {text}
      <span className={styles.dots} aria-hidden="true">
        <span>.</span>
        <span>.</span>
        <span>.</span>
      </span>
    </output>
  );
}
