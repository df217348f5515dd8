import { HISTORY_TEXTS, STEP_TEXTS } from '#texts/cameras.ts';
import {
  adopted,
  changed,
  changesSince,
  type EditorModel,
  groupsToAdd,
  groupToDuplicate,
  groupToRemove,
  isSameRow,
  learned,
  merged,
  openedModel,
  ownIds,
  redone,
  replaced,
  type Replacement,
  type RowChanges,
  rowsToRemove,
  SAME_IDS,
  type ServerIds,
  streamToAdd,
  toScreen,
  typed,
  typingCancelled,
  typingConfirmed,
  undone,
  type Versions,
} from '@site-designer/camera-table';
import { NEW_STREAM, type CameraRow } from '@site-designer/sizing-engine';
import type { ChangeContext, DesignChange, FieldError } from '@site-designer/sizing-engine/design';
import { catalogue } from '../../../lib/catalogue.ts';
import type { SliceCreator } from '../../../store/slice.ts';

/** What a command changes, decided on the rows as they stand. */
export type MakeChange = (rows: readonly CameraRow[]) => DesignChange;

/** What went with a write, and what the server had before it. */
export interface SentRows {
  readonly before: readonly CameraRow[];
  readonly changed: readonly CameraRow[];
  readonly added: readonly CameraRow[];
}

export interface CamerasSlice {
  /** The table as it stands on the screen, and the way back. */
  readonly model: EditorModel;
  /** The rows that the server has, under the ids of the screen. */
  readonly base: readonly CameraRow[];
  readonly ids: ServerIds;
  /** The rows as somebody else has left them, while the user has to choose. */
  readonly theirs: readonly CameraRow[] | undefined;
  /** What was just undone or done again, for those who cannot see it. */
  readonly said: string;
  /** Takes the rows of a design that was just read, as they are. */
  readonly open: (rows: readonly CameraRow[]) => void;
  readonly restore: (kept: Replacement) => void;
  /** Does something as one step: shown at once, saved soon. With any error, which it returns, nothing changes. */
  readonly edit: (label: string, make: MakeChange) => readonly FieldError[];
  /** Shows what a half-typed cell makes of the rows. */
  readonly type: (label: string, make: MakeChange) => void;
  readonly confirmTyping: () => void;
  readonly cancelTyping: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Takes a row as the server answered it, unless it has been changed since. */
  readonly takeRow: (asked: CameraRow, answered: CameraRow) => void;
  readonly changes: () => RowChanges;
  /** Takes in what the server has stored; what was typed since stays. */
  readonly takeStored: (after: readonly CameraRow[], sent: SentRows) => void;
  readonly offerTheirs: (rows: readonly CameraRow[]) => void;
  /** Ends a conflict: theirs alone, or both together but for the clashes in which theirs is to win. */
  readonly settle: (how: 'theirs' | ReadonlySet<string>) => void;
  readonly addGroup: () => void;
  readonly duplicateGroup: (cameraGroupId: number) => void;
  readonly deleteGroup: (cameraGroupId: number) => void;
  readonly addStream: (cameraGroupId: number) => void;
  readonly deleteStreams: (ids: ReadonlySet<number>) => void;
}

interface Host {
  readonly get: () => CamerasSlice;
  readonly write: (patch: Partial<CamerasSlice>) => void;
  readonly touch: () => void;
}

export const createCamerasSlice: SliceCreator<'cameras'> = (set, get) => {
  const host: Host = {
    get: () => get().cameras,
    write: (patch) => set(({ cameras }) => ({ cameras: { ...cameras, ...patch } })),
    touch: () => get().siteDesignEditor.touch(),
  };
  return {
    model: openedModel([]),
    base: [],
    ids: SAME_IDS,
    theirs: undefined,
    said: '',
    ...editing(host),
    ...groupCommands(host),
    ...serverSide(host),
  };
};

type Editing = 'edit' | 'type' | 'confirmTyping' | 'cancelTyping' | 'undo' | 'redo' | 'restore' | 'open';

function editing({ get, write, touch }: Host): Pick<CamerasSlice, Editing> {
  let context: ChangeContext = { catalogue, ids: ownIds() };

  function become(model: EditorModel, said = ''): void {
    const { rows } = get().model;
    write({ model, said });
    if (model.rows !== rows) touch();
  }

  return {
    open: (rows) => {
      context = { catalogue, ids: ownIds() };
      write({ model: openedModel(rows), base: rows, ids: SAME_IDS, theirs: undefined, said: '' });
    },
    restore: (kept) => {
      context = { catalogue, ids: ownIds(Math.max(0, ...kept.rows.map(({ id }) => id))) };
      become(replaced(get().model, STEP_TEXTS.restored, kept));
    },
    edit: (label, make) => {
      const confirmed = typingConfirmed(get().model);
      const { model, errors } = changed(confirmed, { label, change: make(confirmed.rows) }, context);
      become(model);
      return errors;
    },
    type: (label, make) => {
      const untouched = typingCancelled(get().model);
      become(typed(untouched, { label, change: make(untouched.rows) }, context));
    },
    confirmTyping: () => become(typingConfirmed(get().model)),
    cancelTyping: () => become(typingCancelled(get().model)),
    undo: () => {
      const { past } = typingConfirmed(get().model);
      become(undone(get().model), past ? HISTORY_TEXTS.undone(past.step.label) : HISTORY_TEXTS.nothingToUndo);
    },
    redo: () => {
      const { future } = typingConfirmed(get().model);
      become(redone(get().model), future ? HISTORY_TEXTS.redone(future.step.label) : HISTORY_TEXTS.nothingToRedo);
    },
  };
}

type GroupCommands = 'addGroup' | 'duplicateGroup' | 'deleteGroup' | 'addStream' | 'deleteStreams';

function groupCommands({ get }: Host): Pick<CamerasSlice, GroupCommands> {
  const edit: CamerasSlice['edit'] = (...args) => get().edit(...args);
  return {
    addGroup: () => edit(STEP_TEXTS.addGroup, () => groupsToAdd([[NEW_STREAM]])),
    duplicateGroup: (id) => edit(STEP_TEXTS.duplicate, (rows) => groupToDuplicate(rows, id)),
    deleteGroup: (id) => edit(STEP_TEXTS.delete, (rows) => groupToRemove(rows, id)),
    addStream: (id) => edit(STEP_TEXTS.addStream, () => streamToAdd(id)),
    deleteStreams: (ids) => edit(STEP_TEXTS.delete, (rows) => rowsToRemove(rows, ids)),
  };
}

type ServerSide = 'takeRow' | 'changes' | 'takeStored' | 'offerTheirs' | 'settle';

function serverSide({ get, write, touch }: Host): Pick<CamerasSlice, ServerSide> {
  return {
    takeRow: (asked, answered) => {
      const { model } = get();
      if (!model.rows.includes(asked)) return;
      write({ model: adopted(model, [answered]) });
      touch();
    },
    changes: () => changesSince(get().base, get().model.rows),
    takeStored: (after, { before, changed: sentChanged, added }) => {
      const { model, base, ids: oldIds } = get();
      const ids = learned(oldIds, { before, sent: added, after });
      const untouched = new Set<CameraRow>([...base, ...sentChanged, ...added]);
      write({ ids, ...reconciled(model, toScreen(ids, after), untouched) });
    },
    offerTheirs: (rows) => write({ theirs: toScreen(get().ids, rows) }),
    settle: (how) => {
      const { base, model, theirs = base } = get();
      const versions: Versions = { base, mine: typingConfirmed(model).rows, theirs };
      const rows = how === 'theirs' ? theirs : merged(versions, how, catalogue);
      write({ model: openedModel(rows), base: theirs, theirs: undefined });
    },
  };
}

/** What the server stored takes the place of what was sent, but not of what was typed since. */
function reconciled(
  model: EditorModel,
  stored: readonly CameraRow[],
  untouched: ReadonlySet<CameraRow>,
): Pick<CamerasSlice, 'model' | 'base'> {
  const shown = new Map(model.rows.map((row) => [row.id, row]));
  const settled = stored.filter((row) => {
    const current = shown.get(row.id);
    return current !== undefined && untouched.has(current) && !isSameRow(row, current);
  });
  const next = adopted(model, settled);
  const now = new Map(next.rows.map((row) => [row.id, row]));
  const base = stored.map((row) => {
    const current = now.get(row.id);
    return current && isSameRow(current, row) ? current : row;
  });
  return { model: next, base };
}
