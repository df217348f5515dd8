import { LIST_TEXTS, type ListWords } from '#texts/pages/lists.ts';
import type { ReactNode, RefObject } from 'react';
import { Button, closedBy } from '../buttons/button.tsx';
import styles from './item-list.module.css';
import { ListSearch } from './list-search.tsx';
import type { ListView } from './use-list-view.ts';

interface ListHeadProps {
  readonly heading: string;
  readonly words: ListWords;
  readonly view: ListView<unknown>;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly tools: ReactNode;
  readonly onAdd: () => void;
  /** Why nothing can be added. */
  readonly closed: string | undefined;
}

export function ListHead({ heading, words, view, search, tools, onAdd, closed }: ListHeadProps): ReactNode {
  return (
    <div className={styles.head}>
      <h1 dir="auto">{heading}</h1>
      <ListSearch ref={search} label={LIST_TEXTS.search} hint={LIST_TEXTS.searchHint} view={view} />
      {tools}
      <Button look="primary" icon="plus" onClick={onAdd} {...closedBy(closed)}>
        {words.add}
      </Button>
    </div>
  );
}
