import type { ListFigures } from '@site-designer/api-contract/addresses';
import type { ReactNode } from 'react';
import { Icon } from '../buttons/icon.tsx';
import { nothingFits, statusText } from './figure-status-text.ts';
import styles from './figures.module.css';

/** Status as a word in a box. */
export function FigureStatus({ figures }: { readonly figures: ListFigures }): ReactNode {
  const isWrong = figures.status === 'draft' && nothingFits(figures);
  const text = statusText(figures);
  return (
    <span className={styles.status} data-status={isWrong ? 'wrong' : figures.status} title={text}>
      {isWrong && <Icon name="close" size={10} />}
      {figures.status === 'accepted' && <Icon name="check" size={10} />}
      {text}
    </span>
  );
}
