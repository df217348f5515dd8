import {
  changed,
  changeOf,
  type ColumnKey,
  columnOf,
  type EditorModel,
  groupsToAdd,
  groupToDuplicate,
  groupToRemove,
  openedModel,
  ownIds,
  plannedFillDown,
  plannedPaste,
  redone,
  rowsToRemove,
  single,
  streamToAdd,
  tableOf,
  typed,
  typingCancelled,
  typingConfirmed,
  undone,
  withValue,
} from '../src/index.ts';
import { NEW_STREAM, type CameraRow } from '@site-designer/sizing-engine';
import {
  BulkApplyField,
  CAMERA_BOUNDS,
  checkCameraRow,
  LensType,
  orderRows,
  Recording,
  settleRows,
  type ChangeContext,
  type DesignChange,
  type RowPatch,
} from '@site-designer/sizing-engine/design';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { form } from './form.ts';

/** The table as somebody would keep it who knows no steps: whole copies, and every rule applied to everything each time. */
class PlainTable {
  rows: CameraRow[];
  readonly past: CameraRow[][] = [];
  readonly future: CameraRow[][] = [];

  constructor(rows: readonly CameraRow[]) {
    this.rows = structuredClone([...rows]);
  }

  become(rows: readonly CameraRow[]): void {
    const next = inLine(rows);
    if (JSON.stringify(next) === JSON.stringify(this.rows)) return;
    this.past.push(this.rows);
    this.rows = next;
    this.future.length = 0;
  }

  undo(): void {
    const before = this.past.pop();
    if (!before) return;
    this.future.push(this.rows);
    this.rows = before;
  }

  redo(): void {
    const after = this.future.pop();
    if (!after) return;
    this.past.push(this.rows);
    this.rows = after;
  }
}

function inLine(rows: readonly CameraRow[]): CameraRow[] {
  return structuredClone(settleRows(orderRows(rows), catalogue));
}

type NumberKey = 'quantity' | 'hoursPerDay' | 'retentionDays' | 'fps.motion' | 'motion.motion' | 'bitrateKbit.motion';
const NUMBER_KEYS: readonly NumberKey[] = [
  'quantity',
  'hoursPerDay',
  'retentionDays',
  'fps.motion',
  'motion.motion',
  'bitrateKbit.motion',
];

/** Sets one cell the long way. Only rows that record on events are asked for their event half. */
function withCell(rows: readonly CameraRow[], id: number, key: NumberKey, value: number): CameraRow[] {
  return rows.map((row) => {
    if (row.id !== id) return row;
    switch (key) {
      case 'quantity':
        return { ...row, quantity: value };
      case 'hoursPerDay':
        return { ...row, hoursPerDay: value };
      case 'retentionDays':
        return { ...row, retentionDays: value };
      case 'motion.motion':
        return { ...row, motion: { ...row.motion, motion: value } };
      case 'fps.motion':
        return value === row.fps.motion
          ? row
          : {
              ...row,
              fps: { ...row.fps, motion: value },
              motionIsCustomBitrate: false,
              continuousIsCustomBitrate: false,
            };
      case 'bitrateKbit.motion':
        return value === row.bitrateKbit.motion
          ? row
          : { ...row, bitrateKbit: { ...row.bitrateKbit, motion: value }, motionIsCustomBitrate: true };
    }
  });
}

function boundsOf(key: NumberKey): { readonly min: number; readonly max: number } {
  return CAMERA_BOUNDS[key.split('.')[0] as keyof typeof CAMERA_BOUNDS];
}

interface Both {
  model: EditorModel;
  readonly plain: PlainTable;
  readonly context: ChangeContext;
  /** How many rows each adding command added, and how many it should have. */
  readonly addedCounts: [number, number][];
}

function bothOf(rows: readonly CameraRow[]): Both {
  return {
    model: openedModel(rows),
    plain: new PlainTable(rows),
    context: { catalogue, ids: ownIds() },
    addedCounts: [],
  };
}

type Command = (both: Both) => void;

function run(both: Both, label: string, change: DesignChange): void {
  const { model, errors } = changed(both.model, { label, change }, both.context);
  expect(errors).toEqual([]);
  both.model = model;
}

function patchOf(id: number, patch: RowPatch): DesignChange {
  return { patches: new Map([[id, patch]]) };
}

function rowAt({ model }: Both, at: number): CameraRow | undefined {
  return model.rows.length === 0 ? undefined : model.rows[at % model.rows.length];
}

function hasCell(both: Both, row: CameraRow, key: NumberKey): boolean {
  if (key === 'quantity') return tableOf(both.model.rows).firstIds.has(row.id);
  return columnOf(key).half === undefined || row.recording !== Recording.constant;
}

const at = fc.nat({ max: 30 });
const key = fc.constantFrom(...NUMBER_KEYS);

const typing = fc
  .record({ at, key, value: fc.nat({ max: 70 }), isConfirmed: fc.boolean() })
  .map(({ at: line, key: column, value, isConfirmed }): Command => (both) => {
    const row = rowAt(both, line);
    const { min, max } = boundsOf(column);
    if (!row || value < min || value > max || !hasCell(both, row, column)) return;
    const patch = withValue({}, { column: columnOf(column), value });
    const type = (change: DesignChange) => typed(both.model, { label: 'edit', change }, both.context);
    both.model = type(patchOf(row.id, { quantity: 3 }));
    both.model = type(valueIn(row, column) === value ? {} : patchOf(row.id, patch));
    both.model = isConfirmed ? typingConfirmed(both.model) : typingCancelled(both.model);
    if (isConfirmed) both.plain.become(withCell(both.plain.rows, row.id, column, value));
  });

function valueIn(row: CameraRow, column: NumberKey): number {
  const [field, half] = column.split('.') as [keyof CameraRow, 'motion' | undefined];
  const value = row[field];
  return typeof value === 'object' && half ? value[half] : Number(value);
}

const text = fc.oneof(fc.nat({ max: 70 }).map(String), fc.constantFrom('', 'abc', '-3', '1e9', '2,5', '=A1'));

const paste = fc
  .record({ at, key, lines: fc.array(text, { minLength: 1, maxLength: 6 }) })
  .map(({ at: line, key: column, lines }): Command => (both) => {
    const row = rowAt(both, line);
    if (!row) return;
    const table = tableOf(both.model.rows);
    const from = table.lineOf.get(row.id) ?? 0;
    const fitting = lines.slice(0, table.rows.length - from);
    const targets = fitting.map((_, index) => table.rows[from + index]!);
    if (targets.some(({ recording }) => recording !== Recording.event)) return;
    const matrix = fitting.map((cell) => [cell]);
    const planned = plannedPaste(table, single({ rowId: row.id, column }), { matrix, form });
    run(both, 'paste', changeOf(planned));
    const { min, max } = boundsOf(column);
    let rows = both.plain.rows;
    for (const [index, target] of targets.entries()) {
      const cell = fitting[index]!;
      const isTaken = /^\d+$/.test(cell) && Number(cell) >= min && Number(cell) <= max;
      if (!isTaken || !hasCell(both, target, column)) continue;
      // A pasted rate that is what would be calculated is not a typed one.
      rows = inLine(withCell(rows, target.id, column, Number(cell)));
    }
    both.plain.become(rows);
  });

const fillDown = fc
  .record({ at, height: fc.integer({ min: 1, max: 4 }) })
  .map(({ at: line, height }): Command => (both) => {
    const row = rowAt(both, line);
    if (!row) return;
    const table = tableOf(both.model.rows);
    const from = table.lineOf.get(row.id) ?? 0;
    const end = table.rows[Math.min(from + height, table.rows.length - 1)]!;
    const column: ColumnKey = 'retentionDays';
    const lines = plannedFillDown(table, { active: { rowId: row.id, column }, end: { rowId: end.id, column } }, form);
    run(both, 'fill down', changeOf(lines));
    const source = end.id === row.id ? table.rows[from - 1] : row;
    const targets = new Set(lines.map(({ rowId }) => rowId));
    if (!source) return;
    both.plain.become(
      both.plain.rows.map((each) => (targets.has(each.id) ? { ...each, retentionDays: source.retentionDays } : each)),
    );
  });

const choices = fc
  .record({
    at,
    patch: fc.oneof(
      fc.constantFrom(0, 1, 2).map((recording) => ({ recording: recording as Recording })),
      fc.constantFrom(LensType.single, LensType.multiParent).map((lensType) => ({ lensType })),
      fc.constantFrom(1, 3, 6).map((codec) => ({ codec })),
      fc.constantFrom('', 'Gate', 'x'.repeat(70)).map((streamName) => ({ streamName })),
    ),
  })
  .map(({ at: line, patch }): Command => (both) => {
    const row = rowAt(both, line);
    if (!row || ('lensType' in patch && !tableOf(both.model.rows).firstIds.has(row.id))) return;
    run(both, 'edit', patchOf(row.id, patch));
    const cleared = 'codec' in patch && { continuousIsCustomBitrate: false, motionIsCustomBitrate: false };
    both.plain.become(both.plain.rows.map((each) => (each.id === row.id ? { ...each, ...patch, ...cleared } : each)));
  });

const bulkFields = new Map<BulkApplyField, keyof CameraRow>([
  [BulkApplyField.retentionDays, 'retentionDays'],
  [BulkApplyField.quantity, 'quantity'],
  [BulkApplyField.fps, 'fps'],
  [BulkApplyField.recording, 'recording'],
]);

const bulk = fc
  .constantFrom(
    { bulkApplyDataField: BulkApplyField.retentionDays, value: 60 },
    { bulkApplyDataField: BulkApplyField.quantity, value: 9 },
    { bulkApplyDataField: BulkApplyField.fps, value: { continuous: 5, motion: 25 } },
    { bulkApplyDataField: BulkApplyField.recording, value: 2 },
  )
  .map((change): Command => (both) => {
    const field = bulkFields.get(change.bulkApplyDataField)!;
    const isRate = field === 'fps' && { continuousIsCustomBitrate: false, motionIsCustomBitrate: false };
    run(both, 'bulk apply', { bulkApply: change });
    both.plain.become(both.plain.rows.map((row) => ({ ...row, [field]: change.value, ...isRate })));
  });

const groups = fc
  .record({ at, kind: fc.constantFrom('add', 'copy', 'stream', 'delete', 'delete-stream') })
  .map(({ at: line, kind }): Command => (both) => {
    const row = rowAt(both, line);
    const before = new Set(both.model.rows.map(({ id }) => id));
    if (kind === 'add') run(both, 'add', groupsToAdd([[NEW_STREAM]]));
    else if (!row) return;
    else if (kind === 'copy') {
      run(both, 'copy', groupToDuplicate(both.model.rows, row.cameraGroupId));
    } else if (kind === 'stream') {
      run(both, 'stream', streamToAdd(row.cameraGroupId));
    } else if (kind === 'delete') {
      run(both, 'delete', groupToRemove(both.model.rows, row.cameraGroupId));
      return both.plain.become(both.plain.rows.filter(({ cameraGroupId }) => cameraGroupId !== row.cameraGroupId));
    } else {
      const isFirst = tableOf(both.model.rows).firstIds.has(row.id);
      run(both, 'delete', rowsToRemove(both.model.rows, new Set([row.id])));
      return both.plain.become(
        both.plain.rows.filter((each) => (isFirst ? each.cameraGroupId !== row.cameraGroupId : each.id !== row.id)),
      );
    }
    const added = both.model.rows.filter(({ id }) => !before.has(id));
    both.addedCounts.push([added.length, kind === 'copy' ? streamCount(both.plain.rows, row) : 1]);
    both.plain.become([...both.plain.rows, ...structuredClone(added)]);
  });

function streamCount(rows: readonly CameraRow[], row: CameraRow | undefined): number {
  return rows.filter(({ cameraGroupId }) => cameraGroupId === row?.cameraGroupId).length;
}

const history = fc.constantFrom<Command>(
  (both) => {
    both.model = undone(both.model);
    both.plain.undo();
  },
  (both) => {
    both.model = redone(both.model);
    both.plain.redo();
  },
);

const commands = fc.array(fc.oneof(typing, paste, fillDown, choices, bulk, groups, history, history), {
  maxLength: 25,
});

const start = fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 4 }).map((streamCounts) => {
  let id = 0;
  const rows = streamCounts.flatMap((count) => {
    const cameraGroupId = id + 1;
    return Array.from({ length: count }, () => {
      id += 1;
      return { ...NEW_STREAM, id, streamId: id, cameraGroupId };
    });
  });
  return inLine(rows);
});

function expectSound(rows: readonly CameraRow[]): void {
  expect(rows.flatMap((row) => checkCameraRow(row, catalogue, `${row.id}`))).toEqual([]);
  expect(inLine(rows)).toEqual(rows);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
}

// A thousand sequences take their time where other tests run beside them.
const LONG_MS = 120_000;

test(
  'any sequence of edits, pastes, undos and redos keeps rows sound and ends where a plain table does',
  () => {
    fc.assert(
      fc.property(start, commands, (rows, sequence) => {
        const both = bothOf(rows);
        for (const command of sequence) {
          command(both);
          expect(both.model.rows).toEqual(both.plain.rows);
          expectSound(both.model.rows);
        }
        for (const [count, expected] of both.addedCounts) expect(count).toBe(expected);
      }),
    );
  },
  LONG_MS,
);

test(
  'undoing everything restores the first state exactly, and doing all of it again the last',
  () => {
    fc.assert(
      fc.property(start, commands, (rows, sequence) => {
        const both = bothOf(rows);
        for (const command of sequence) command(both);
        const last = both.model.rows;
        let model = both.model;
        while (model.past) model = undone(model);
        // Whatever was done again before is still there to be done again.
        expect(model.rows).toEqual(firstState(both, rows));
        while (model.future) model = redone(model);
        expect(model.rows).toEqual(both.plain.future[0] ?? last);
      }),
    );
  },
  LONG_MS,
);

function firstState({ plain }: Both, rows: readonly CameraRow[]): readonly CameraRow[] {
  return plain.past[0] ?? (plain.future.length > 0 ? plain.rows : rows);
}
