import { SHARE_TEXTS as TEXTS } from '#texts/pages/share.ts';
import type { Workspace } from '@site-designer/api-contract';
import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Select } from '../../ui/fields/select.tsx';
import styles from './share.module.css';
import { nameOf } from './switcher.tsx';

const GUESTS = ['remove', 'keep'] as const;

interface MovePartProps {
  /** Workspaces to which the user may add projects. */
  readonly targets: readonly Workspace[];
  readonly onMove: (workspaceId: number, guests: (typeof GUESTS)[number]) => void;
}

/** Moves the project to another workspace. */
export function MovePart({ targets, onMove }: MovePartProps): ReactNode {
  const [chosen, setChosen] = useState<number>();
  const [guests, setGuests] = useState(0);
  const target = targets.find(({ id }) => id === chosen) ?? targets[0];
  return (
    <details className={styles.part}>
      <summary>{TEXTS.move}</summary>
      <p className="caption">{target === undefined ? TEXTS.nowhere : TEXTS.moveHint}</p>
      {target && (
        <div className={styles.form}>
          <Select
            label={TEXTS.moveTo}
            value={target.id}
            options={targets.map((each) => ({ id: each.id, name: nameOf(each) }))}
            onChange={setChosen}
          />
          <Select
            label={TEXTS.moveGuests}
            value={guests}
            options={GUESTS.map((each, id) => ({ id, name: TEXTS.guests[each] }))}
            onChange={setGuests}
          />
          <Button onClick={() => onMove(target.id, GUESTS[guests] ?? 'remove')}>{TEXTS.moveNow}</Button>
        </div>
      )}
    </details>
  );
}
