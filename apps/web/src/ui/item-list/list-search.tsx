import type { ReactNode, Ref } from 'react';
import { TextField } from '../fields/text-field.tsx';
import styles from './item-list.module.css';
import type { ListView } from './use-list-view.ts';

interface ListSearchProps {
  readonly ref?: Ref<HTMLInputElement> | undefined;
  readonly label: string;
  readonly hint: string;
  readonly view: Pick<ListView<unknown>, 'search' | 'setSearch'>;
}

export function ListSearch({ ref, label, hint, view }: ListSearchProps): ReactNode {
  return (
    <TextField
      ref={ref}
      label={label}
      isLabelHidden
      type="search"
      placeholder={hint}
      icon="search"
      className={styles.search}
      value={view.search}
      onChange={view.setSearch}
    />
  );
}
