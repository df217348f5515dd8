import { capitalized } from '@site-designer/texts';
import type { ReactNode } from 'react';
import styles from './step-level.module.css';
import { sourceParts } from './words.ts';

/** The source of a formula or fact; chapters of the documentation open in a new tab. */
export function SourceLine({ text }: { readonly text: string }): ReactNode {
  return (
    <p className={styles.source}>
      {sourceParts(capitalized(text)).map((part) =>
        part.href === undefined ? (
          part.text
        ) : (
          <a key={part.href} href={part.href} hrefLang="en" target="_blank" rel="noreferrer">
            {part.text}
          </a>
        ),
      )}
    </p>
  );
}
