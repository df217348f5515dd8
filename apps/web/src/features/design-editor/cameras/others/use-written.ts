import { changedCells, type Cell } from '@site-designer/camera-table';
import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { AccessContext } from '../../../../lib/state/access.ts';
import { useProjectEvents } from '../../../../lib/live/project-events.ts';
import { useEditorStore } from '../../document/editor-context.ts';
import { versionOf } from '../../document/fetch-design.ts';
import type { Someone, Written } from './others.ts';

interface Writing {
  /** What others have changed within the last minute. */
  readonly written: readonly Written[];
  readonly writerOf: (cell: Cell) => string | undefined;
}

const SHOWN_MS = 60_000;

/** What others change in the open design while it is looked at. */
export function useWritten(siteDesignId: number): Writing {
  const store = useEditorStore();
  const { userId: own } = useContext(AccessContext);
  const [written, setWritten] = useState<readonly Written[]>([]);
  const writers = useRef(new Map<string, string>());
  /** Who has made the newest version that was told of. */
  const last = useRef<Someone & { readonly version: number }>(undefined);

  useProjectEvents(({ kind, siteDesignId: changed, version, userId, userName }) => {
    if (kind !== 'designChanged' || changed !== siteDesignId || userId === own) return;
    last.current = { userId: userId ?? 0, name: userName ?? '', version: version ?? 0 };
  });

  useEffect(
    () =>
      store.subscribe(({ siteDesignEditor: after }, { siteDesignEditor: before }) => {
        // A merge changes what is stored and what is shown at once; the user's own changes do not.
        const isMerged = after.base !== before.base && after.model !== before.model;
        if (!isMerged || before.design === undefined || after.place !== before.place) return;
        const by = last.current;
        if (by === undefined || by.version <= versionOf(before.etag) || by.version > versionOf(after.etag)) return;
        // Named also where the user's own value holds.
        for (const cell of changedCells(before.base, after.base)) writers.current.set(keyOf(cell), by.name);
        const cells = changedCells(before.model.rows, after.model.rows);
        const atMs = performance.now();
        const fresh = cells.map((cell) => ({ userId: by.userId, name: by.name, cell, atMs }));
        if (fresh.length > 0) setWritten((earlier) => [...earlier.filter((each) => isFresh(each)), ...fresh]);
      }),
    [store],
  );

  useEffect(() => {
    if (written.length === 0) return undefined;
    const timer = setTimeout(() => setWritten((each) => each.filter(isFresh)), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [written]);

  const writerOf = useCallback((cell: Cell) => writers.current.get(keyOf(cell)), []);
  return { written, writerOf };
}

function isFresh({ atMs }: Written): boolean {
  return performance.now() - atMs < SHOWN_MS;
}

function keyOf({ rowId, column }: Cell): string {
  return `${rowId}.${column}`;
}
