import { COMMON_TEXTS } from '#texts/pages/common.ts';
import { SELECTION_TEXTS as TEXTS } from '#texts/pages/lists.ts';
import type { ReactNode } from 'react';
import { useDelayed } from '../../lib/hooks/use-delayed.ts';
import type { Progress } from '../../lib/state/progress.ts';
import { Button, closedBy, IconButton } from '../buttons/button.tsx';
import { useFocusReturn } from '../dialogs/use-focus-return.ts';
import type { BulkAction } from './list-model.ts';
import styles from './selection-bar.module.css';
import type { Selection } from './use-selection.ts';

/** Quick actions need no count. */
const DELAY = { afterMs: 1000, atLeastMs: 400 };

interface SelectionBarProps<Item> {
  readonly selection: Selection<Item>;
  readonly actions: readonly BulkAction<Item>[];
  readonly progress: Progress | undefined;
  readonly onStop: () => void;
}

/** Over the table, as long as rows are selected: what can be done with all of them. */
export function SelectionBar<Item>({ selection, actions, progress, onStop }: SelectionBarProps<Item>): ReactNode {
  const bar = useFocusReturn<HTMLElement>();
  const { items } = selection;
  const showsProgress = useDelayed(progress !== undefined, DELAY) && progress !== undefined;
  return (
    <section ref={bar} className={styles.bar} aria-label={TEXTS.label}>
      <output className={styles.count}>
        {showsProgress ? TEXTS.progress(progress.done, progress.total) : TEXTS.selected(items.length)}
      </output>
      {showsProgress ? (
        <Button size="small" onClick={onStop}>
          {COMMON_TEXTS.cancel}
        </Button>
      ) : (
        actions
          .filter(({ takes }) => takes === undefined || takes === items.length)
          .map(({ id, text, icon, closed, run }) => (
            <Button
              key={id}
              size="small"
              icon={icon}
              disabled={progress !== undefined}
              onClick={() => run(items)}
              {...closedBy(closed)}
            >
              {text}
            </Button>
          ))
      )}
      <IconButton icon="close" label={TEXTS.clear} isIdle={progress !== undefined} onClick={selection.clear} />
    </section>
  );
}
