import { PAGINATION_TEXTS } from '#texts/pages/lists.ts';
import { PAGE_SIZES } from './page-sizes.ts';
import type { ReactNode } from 'react';
import { LaterPart } from '../states/later-part.tsx';
import { IconButton } from '../buttons/button.tsx';
import { Select } from '../fields/select.tsx';
import styles from './pagination.module.css';
import type { ListView } from './use-list-view.ts';

const SIZE_OPTIONS = PAGE_SIZES.map((size) => ({ id: size, name: String(size) }));

const pageField = async () => (await import('./page-field.tsx')).PageField;

export function Pagination({ view }: { readonly view: ListView<unknown> }): ReactNode {
  const { page, pageCount, pageSize, matching, setPage, setPageSize } = view;
  const first = (page - 1) * pageSize + 1;
  const isFirst = page === 1;
  const isLast = page === pageCount;
  const texts = PAGINATION_TEXTS;
  const number = <span className={styles.only}>{page}</span>;
  return (
    <nav className={styles.pagination} aria-label={texts.label}>
      <span className={styles.range}>
        {matching === 0 ? texts.nothing : texts.range(first, Math.min(matching, page * pageSize), matching)}
      </span>
      <div className={styles.group}>
        <span aria-hidden="true">{texts.rows}</span>
        <Select
          label={texts.rowsPerPage}
          isCell
          className={styles.size}
          value={pageSize}
          options={SIZE_OPTIONS}
          onChange={setPageSize}
        />
      </div>
      <div className={styles.group}>
        <IconButton icon="first" label={texts.first} isIdle={isFirst} onClick={() => setPage(1)} />
        <IconButton icon="back" label={texts.previous} isIdle={isFirst} onClick={() => setPage(page - 1)} />
        <span aria-hidden="true">{texts.page}</span>
        {/* Most lists have one page. */}
        {pageCount > 1 ? <LaterPart load={pageField} props={{ view }} meanwhile={number} /> : number}
        <span>{texts.of(pageCount)}</span>
        <IconButton icon="chevron" label={texts.next} isIdle={isLast} onClick={() => setPage(page + 1)} />
        <IconButton icon="last" label={texts.last} isIdle={isLast} onClick={() => setPage(pageCount)} />
      </div>
    </nav>
  );
}
