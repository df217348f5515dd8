import { tellPresence } from '@site-designer/api-contract/addresses';
import type { Cell } from '@site-designer/camera-table';
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Call } from '../../../../lib/calls/call.ts';
import { ProjectEventsContext, useProjectEvents } from '../../../../lib/live/project-events.ts';
import { useEditor, useEditorStore, useRowsBehind } from '../../document/editor-context.ts';
import type { DesignPlace } from '../../document/document-state.ts';
import { marksOf, NO_MARKS, NOWHERE, placeOfCell, type CellPlace, type Person, type RowMarks } from './others.ts';
import { useWritten } from './use-written.ts';

interface Others {
  /** Who else has the design open. */
  readonly people: readonly Person[];
  /** Their cells, and those that they changed within the last minute, by row. */
  readonly marks: ReadonlyMap<number, RowMarks>;
  /** Who has set a cell last; undefined where nobody else has since the page was opened. */
  readonly writerOf: (cell: Cell) => string | undefined;
  /** Tells the others which cell the user is in. */
  readonly tell: (cell: Cell | undefined) => void;
}

const ALONE: Others = { people: [], marks: NO_MARKS, writerOf: () => undefined, tell: () => undefined };

const OthersContext = createContext(ALONE);

export function useOthers(): Others {
  return useContext(OthersContext);
}

interface OthersProps {
  readonly place: DesignPlace;
  readonly call: Call;
  readonly children: ReactNode;
}

/** Around an open design: who else is there, and where. */
export function OthersProvider({ place, call, children }: OthersProps): ReactNode {
  const people = usePeople(place);
  const { written, writerOf } = useWritten(place.siteDesignId);
  const tell = useTelling(place, { call, isAlone: people.length === 0 });
  const rows = useRowsBehind();
  const ids = useEditor(({ siteDesignEditor }) => siteDesignEditor.ids);
  const marks = useMemo(() => marksOf({ people, written }, { rows, ids }), [people, written, rows, ids]);
  const others = useMemo(() => ({ people, marks, writerOf, tell }), [people, marks, writerOf, tell]);
  return <OthersContext value={others}>{children}</OthersContext>;
}

const SHOWN_MS = 60_000;
const LOOK_AGAIN_MS = 5000;

function usePeople({ siteDesignId }: DesignPlace): readonly Person[] {
  const [people, setPeople] = useState<readonly Person[]>([]);
  useProjectEvents(({ kind, ...event }) => {
    if (kind === 'lost') setPeople([]);
    if (kind !== 'presence') return;
    const { userId = null, userName: name = null, cameraGroupId = null, field = '' } = event;
    if (userId === null || name === null) return;
    setPeople((before) => {
      const others = before.filter((each) => each.userId !== userId);
      if (event.siteDesignId !== siteDesignId) return others.length === before.length ? before : others;
      const person = { userId, name, place: { cameraGroupId, field }, atMs: performance.now() };
      return [...others, person].toSorted((one, other) => one.userId - other.userId);
    });
  });
  const isAlone = people.length === 0;
  useEffect(() => {
    if (isAlone) return undefined;
    const timer = setInterval(() => {
      const since = performance.now() - SHOWN_MS;
      setPeople((before) =>
        before.some(({ atMs }) => atMs < since) ? before.filter((each) => each.atMs >= since) : before,
      );
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isAlone]);
  return people;
}

/** Those who arrive are told where everybody is. */
const BEAT_MS = 20_000;
/** Arrow keys pass cells. */
const SETTLED_MS = 250;

interface Telling {
  readonly call: Call;
  readonly isAlone: boolean;
}

function useTelling({ projectId, siteDesignId }: DesignPlace, { call, isAlone }: Telling): Others['tell'] {
  const store = useEditorStore();
  const hasOthers = useContext(ProjectEventsContext) !== undefined;
  const now = useRef<CellPlace>(NOWHERE);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const send = useCallback(
    (to: number | null) => {
      clearTimeout(timer.current);
      if (!hasOthers || document.visibilityState === 'hidden') return;
      const body = { siteDesignId: to, ...now.current };
      // Where somebody is matters for a minute at most: a word that is lost is said again.
      call(tellPresence, { params: { projectId }, body }).catch(() => undefined);
    },
    [call, hasOthers, projectId],
  );

  useProjectEvents(({ kind }) => {
    if (kind === 'open') send(siteDesignId);
  });
  useEffect(() => {
    const beat = setInterval(() => send(siteDesignId), BEAT_MS);
    return () => {
      clearInterval(beat);
      now.current = NOWHERE;
      send(null);
    };
  }, [send, siteDesignId]);
  useEffect(() => {
    if (!isAlone) send(siteDesignId);
  }, [send, isAlone, siteDesignId]);

  return useCallback(
    (cell) => {
      const { siteDesignEditor } = store.getState();
      now.current = placeOfCell(cell, { rows: siteDesignEditor.model.rows, ids: siteDesignEditor.ids });
      clearTimeout(timer.current);
      if (!isAlone) timer.current = setTimeout(() => send(siteDesignId), SETTLED_MS);
    },
    [store, send, isAlone, siteDesignId],
  );
}
