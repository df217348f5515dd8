import { LIST_TEXTS, type ListWords } from '#texts/lists.ts';
import type { ReactNode, RefObject } from 'react';
import { Button } from '../button.tsx';
import { TextField } from '../text-field.tsx';
import styles from './item-list.module.css';
import type { ListView } from './use-list-view.ts';

interface ListHeadProps {
  readonly heading: string;
  readonly words: ListWords;
  readonly view: ListView<unknown>;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly tools: ReactNode;
  readonly onAdd: () => void;
}

export function ListHead({ heading, words, view, search, tools, onAdd }: ListHeadProps): ReactNode {
  return (
    <div className={styles.head}>
      <h1 dir="auto">{heading}</h1>
      <TextField
        ref={search}
        label={LIST_TEXTS.search}
        isLabelHidden
        type="search"
        placeholder={LIST_TEXTS.searchHint}
        icon="search"
        className={styles.search}
        value={view.search}
        onChange={view.setSearch}
      />
      {tools}
      <Button look="primary" icon="plus" onClick={onAdd}>
        {words.add}
      </Button>
    </div>
  );
}
