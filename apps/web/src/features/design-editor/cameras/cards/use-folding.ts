import type { CameraRow } from '@site-designer/sizing-engine';
import { rowsByGroup } from '@site-designer/sizing-engine/design';
import { useCallback, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useIsOpen } from '../../document/editor-context.ts';
import type { Grid } from '../grid/use-grid.ts';

/** Cards that are open at first, so that the user sees the fields. */
const OPEN_UP_TO = 5;

export interface Folding {
  readonly isClosed: (cameraGroupId: number) => boolean;
  readonly turn: (cameraGroupId: number) => void;
}

/** A card unfolds when one of its cells becomes active; otherwise it stays as the user left it. */
export function useFolding(rows: readonly CameraRow[], { controller, shown }: Grid): Folding {
  const isOpen = useIsOpen();
  const [isOpenAtFirst, setIsOpenAtFirst] = useState<boolean>();
  // The table is laid out before it has rows.
  if (isOpen && isOpenAtFirst === undefined) setIsOpenAtFirst(rowsByGroup(rows).size <= OPEN_UP_TO);
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set());
  const isClosed = useCallback((id: number) => isOpenAtFirst === turned.has(id), [isOpenAtFirst, turned]);
  const turn = useCallback((id: number) => setTurned((now) => withTurned(now, id)), []);

  const chosen = useStore(controller.state, (state) => state.chosen);
  const [last, setLast] = useState(chosen);
  if (chosen !== last) {
    setLast(chosen);
    const groupId = shown.find(({ id }) => id === chosen?.active.rowId)?.cameraGroupId;
    if (groupId !== undefined && isClosed(groupId)) turn(groupId);
  }
  return useMemo(() => ({ isClosed, turn }), [isClosed, turn]);
}

function withTurned(turned: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(turned);
  if (!next.delete(id)) next.add(id);
  return next;
}
