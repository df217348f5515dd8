import { PAGE_SIZES } from '@site-designer/sizing-engine';
import type { ReactNode } from 'react';
import { IconButton } from '../button.tsx';
import { NumberField } from '../number-field.tsx';
import { Select } from '../select.tsx';
import styles from './pagination.module.css';
import type { ListView } from './use-list-view.ts';

const SIZE_OPTIONS = PAGE_SIZES.map((size) => ({ id: size, name: String(size) }));

/** Which rows are shown, and the way to others. */
export function Pagination({ view }: { readonly view: ListView<unknown> }): ReactNode {
  const { page, pageCount, pageSize, matching, setPage, setPageSize } = view;
  const first = (page - 1) * pageSize + 1;
  return (
    <nav className={styles.pagination} aria-label="Pages">
      <span className={styles.range}>
        {matching === 0 ? 'Nothing to show' : `${first}–${Math.min(matching, page * pageSize)} of ${matching}`}
      </span>
      <div className={styles.group}>
        <span aria-hidden="true">Rows</span>
        <Select
          label="Rows per page"
          isCell
          className={styles.size}
          value={pageSize}
          options={SIZE_OPTIONS}
          onChange={setPageSize}
        />
      </div>
      <div className={styles.group}>
        <IconButton icon="first" label="First page" disabled={page === 1} onClick={() => setPage(1)} />
        <IconButton icon="back" label="Previous page" disabled={page === 1} onClick={() => setPage(page - 1)} />
        <span aria-hidden="true">Page</span>
        <NumberField
          label="Go to page"
          isCell
          isLive={false}
          className={styles.page}
          value={page}
          bounds={{ min: 1, max: pageCount }}
          onChange={setPage}
        />
        <span>of {pageCount}</span>
        <IconButton icon="chevron" label="Next page" disabled={page === pageCount} onClick={() => setPage(page + 1)} />
        <IconButton icon="last" label="Last page" disabled={page === pageCount} onClick={() => setPage(pageCount)} />
      </div>
    </nav>
  );
}
