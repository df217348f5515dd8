import { PAGINATION_TEXTS } from '#texts/pages/lists.ts';
import type { ReactNode } from 'react';
import { NumberField } from '../fields/number-field.tsx';
import styles from './pagination.module.css';
import type { ListView } from './use-list-view.ts';

/** The number of the page, to be typed. */
export function PageField({ view }: { readonly view: ListView<unknown> }): ReactNode {
  return (
    <NumberField
      label={PAGINATION_TEXTS.goTo}
      isCell
      isLive={false}
      className={styles.page}
      value={view.page}
      bounds={{ min: 1, max: view.pageCount }}
      onChange={view.setPage}
    />
  );
}
