import { withValue } from '../src/cells/cell.ts';
import { type ColumnKey, columnOf } from '../src/cells/columns.ts';
import {
  groupsToAdd,
  groupToDuplicate,
  groupToRemove,
  ownIds,
  rowsToRemove,
  streamToAdd,
} from '../src/cells/groups.ts';
import { plannedPaste } from '../src/edits/clipboard.ts';
import { plannedClear, plannedFill, plannedFillDown, plannedFillTo } from '../src/edits/fill.ts';
import { changeOf } from '../src/edits/plan.ts';
import {
  changed,
  type EditorModel,
  openedModel,
  redone,
  typed,
  typingCancelled,
  typingConfirmed,
  undone,
} from '../src/history/editor-model.ts';
import { type Selection, type Table, single, tableOf } from '../src/selection/selection.ts';
import { type TableView, rowsInView, viewOf } from '../src/selection/view.ts';
import { NEW_STREAM, type CameraRow } from '@site-designer/sizing-engine';
import { checkCameraRow, settleRows } from '@site-designer/sizing-engine';
import { BulkApplyField, LensType, Recording } from '@site-designer/sizing-engine/enumerations';
import { CAMERA_BOUNDS } from '@site-designer/sizing-engine/bounds';
import {
  HALVED_FIELDS,
  orderRows,
  patchRow,
  type ChangeContext,
  type DesignChange,
  type Half,
  type RowPatch,
} from '@site-designer/sizing-engine/design';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runsOf } from '../../../tools/random-runs.ts';
import { form } from './form.ts';

/** The table as somebody would keep it who knows no steps: whole copies, and every rule applied to everything each time. */
class PlainTable {
  rows: CameraRow[];
  /** The order in which groups are shown, and those that there were when it was asked for. */
  view: { readonly order: readonly number[]; readonly known: readonly number[] } | undefined;
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

  get groups(): readonly number[] {
    return [...new Set(this.rows.map(({ cameraGroupId }) => cameraGroupId))];
  }

  /** The rows as they are shown: new groups first. */
  get shown(): readonly CameraRow[] {
    const { order = this.groups, known = this.groups } = this.view ?? {};
    const shown = [...this.groups.filter((id) => !known.includes(id)), ...order];
    return shown.flatMap((id) => this.rows.filter(({ cameraGroupId }) => cameraGroupId === id));
  }

  firstOf(id: number): CameraRow {
    return this.rows.find(({ cameraGroupId }) => cameraGroupId === id)!;
  }

  edit(id: number, change: (row: CameraRow) => CameraRow): void {
    this.become(this.rows.map((row) => (row.id === id ? change(row) : row)));
  }

  /** The row in another mode, with the continuous half that it had in it last. */
  inMode(row: CameraRow, recording: Recording): CameraRow {
    if (recording === row.recording) return row;
    const moved = patchRow(row, { recording });
    if (recording === Recording.event) return moved;
    const earlier = this.past.toReversed().flatMap((rows) => rows.filter(({ id }) => id === row.id));
    const then = earlier.find((each) => each.recording === recording);
    if (then !== undefined) return withContinuousHalf(moved, then);
    const isOfOther = row.recording === Recording.event && earlier.some((each) => each.recording !== Recording.event);
    const continuous = recording === Recording.speedup ? 1 : moved.fps.motion;
    return isOfOther ? { ...moved, fps: { ...moved.fps, continuous }, continuousIsCustomBitrate: false } : moved;
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

function withContinuousHalf(row: CameraRow, { fps, complexity, resolution, ...then }: CameraRow): CameraRow {
  return {
    ...row,
    fps: { ...row.fps, continuous: fps.continuous },
    complexity: { ...row.complexity, continuous: complexity.continuous },
    resolution: { ...row.resolution, continuous: resolution.continuous },
    bitrateKbit: { ...row.bitrateKbit, continuous: then.bitrateKbit.continuous },
    continuousIsCustomBitrate: then.continuousIsCustomBitrate,
  };
}

function inLine(rows: readonly CameraRow[]): CameraRow[] {
  return structuredClone(settleRows(orderRows(rows), catalogue));
}

/** What can be set of a row that has one half alone, in the order of the columns. */
const FIELDS = [
  'quantity',
  'recording',
  'hoursPerDay',
  'retentionDays',
  'codec',
  'fps',
  'motion',
  'complexity',
  'resolution',
  'bitrateKbit',
  'licencesPerCamera',
] as const;
type Field = (typeof FIELDS)[number];

const isHalved = (field: Field) => (HALVED_FIELDS as readonly string[]).includes(field);
const halfOf = ({ recording }: CameraRow) => (recording === Recording.constant ? 'continuous' : 'motion');

/** Sets one cell the long way; what is set in a halved field is meant for the half that the mode uses, the event half of speedup. */
function withCell(row: CameraRow, field: Field, value: number, half: Half = halfOf(row)): CameraRow {
  const cleared = { continuousIsCustomBitrate: false, motionIsCustomBitrate: false };
  switch (field) {
    case 'recording':
      throw new Error('A mode needs the rows before');
    case 'codec':
      return { ...row, codec: value, ...cleared };
    case 'fps':
    case 'complexity':
    case 'resolution':
      return { ...row, [field]: { ...row[field], [half]: value }, ...cleared };
    case 'motion':
      return { ...row, motion: { ...row.motion, motion: value } };
    case 'bitrateKbit': {
      const flag = half === 'motion' ? { motionIsCustomBitrate: true } : { continuousIsCustomBitrate: true };
      return { ...row, bitrateKbit: { ...row.bitrateKbit, [half]: value }, ...flag };
    }
    default:
      return { ...row, [field]: value };
  }
}

function cellOf(row: CameraRow, field: Field, half: Half = halfOf(row)): number {
  const value = row[field];
  return typeof value === 'object' ? value[half] : value;
}

function isTypedRate(row: CameraRow): boolean {
  return halfOf(row) === 'motion' ? row.motionIsCustomBitrate : row.continuousIsCustomBitrate;
}

function withoutTypedRate(row: CameraRow): CameraRow {
  return {
    ...row,
    ...(halfOf(row) === 'motion' ? { motionIsCustomBitrate: false } : { continuousIsCustomBitrate: false }),
  };
}

interface Both {
  model: EditorModel;
  view: TableView | undefined;
  readonly plain: PlainTable;
  readonly context: ChangeContext;
  /** How many rows each adding command added, and how many it should have. */
  readonly addedCounts: [number, number][];
}

function bothOf(rows: readonly CameraRow[]): Both {
  return {
    model: openedModel(rows),
    view: undefined,
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

/** The table as it is shown. */
function shownIn({ model, view }: Both): Table {
  return tableOf(rowsInView(model.rows, view));
}

function rowAt(both: Both, at: number): CameraRow | undefined {
  const { rows } = shownIn(both);
  return rows.length === 0 ? undefined : rows[at % rows.length];
}

function hasCell(both: Both, row: CameraRow, field: Field): boolean {
  if (field === 'quantity' || field === 'licencesPerCamera') return tableOf(both.model.rows).firstIds.has(row.id);
  return field !== 'motion' || row.recording !== Recording.constant;
}

function columnIn(row: CameraRow, field: Field, half: Half = halfOf(row)): ColumnKey {
  return isHalved(field) ? (`${field}.${half}` as ColumnKey) : (field as ColumnKey);
}

/** What a text stands for, written for these texts alone; undefined where it is refused. */
function valueOfText(field: Field, text: string): number | undefined {
  switch (field) {
    case 'recording':
    case 'codec':
    case 'complexity':
    case 'resolution':
      return OPTIONS[field].find(({ name }) => name === text)?.id;
    default: {
      const { min, max } = CAMERA_BOUNDS[field];
      const digits = field === 'fps' ? /^\d+([.,]\d)?$/ : /^\d+$/;
      const value = Number(text.replace(',', '.'));
      return digits.test(text) && value >= min && value <= max ? value : undefined;
    }
  }
}

const OPTIONS = {
  recording: form.recordings,
  codec: form.codecs,
  complexity: form.complexities,
  resolution: form.resolutions,
} as const;

/** Cells of a line set the long way: the settings first, then the rate that follows from them or was given. */
function withTexts(both: Both, row: CameraRow, texts: ReadonlyMap<Field, string>): CameraRow {
  let next = row;
  for (const [field, text] of texts) {
    const value = valueOfText(field, text);
    if (field === 'bitrateKbit' || value === undefined || !hasCell(both, next, field)) continue;
    if (field === 'recording') next = both.plain.inMode(next, value as Recording);
    else if (cellOf(next, field) !== value) next = withCell(next, field, value);
  }
  const text = texts.get('bitrateKbit');
  return text === undefined ? next : withRate(row, next, text);
}

/** A rate that is left as it is stays where it was typed; one that is what would be calculated is not a typed one. */
function withRate(before: CameraRow, row: CameraRow, text: string): CameraRow {
  if (text === '') return isTypedRate(before) ? withoutTypedRate(row) : row;
  const value = valueOfText('bitrateKbit', text);
  if (value === undefined || (value === cellOf(before, 'bitrateKbit') && !isTypedRate(before))) return row;
  const settled = settleRows([row], catalogue)[0]!;
  return cellOf(settled, 'bitrateKbit') === value ? row : withCell(row, 'bitrateKbit', value);
}

const at = fc.nat({ max: 30 });
const field = fc.constantFrom(...FIELDS);

const typing = fc
  .record({ at, field, value: fc.nat({ max: 70 }), isConfirmed: fc.boolean(), isBase: fc.boolean() })
  .map(({ at: line, field: of, value, isConfirmed, isBase }): Command => (both) => {
    const row = rowAt(both, line);
    if (!row || of in OPTIONS || !hasCell(both, row, of) || valueOfText(of, String(value)) === undefined) return;
    // The base of speedup has cells of its own, but for its share of the time.
    const half = isBase && row.recording === Recording.speedup && of !== 'motion' ? 'continuous' : halfOf(row);
    const patch = withValue({}, { column: columnOf(columnIn(row, of, half)), value });
    const type = (change: DesignChange) => typed(both.model, { label: 'edit', change }, both.context);
    const isOther = cellOf(row, of, half) !== value;
    both.model = type(patchOf(row.id, { quantity: 3 }));
    both.model = type(isOther ? patchOf(row.id, patch) : {});
    both.model = isConfirmed ? typingConfirmed(both.model) : typingCancelled(both.model);
    if (isConfirmed && isOther) both.plain.edit(row.id, (each) => withCell(each, of, value, half));
  });

const text = fc.oneof(
  { weight: 3, arbitrary: fc.nat({ max: 70 }).map(String) },
  fc.constantFrom(...Object.values(OPTIONS).flatMap((list) => list.map(({ name }) => name))),
  fc.constantFrom('', 'abc', '-3', '1e9', '2,5', '=A1'),
);

/** A block of up to three columns that are neighbours, so that a mode never comes with a rate. */
const paste = fc
  .record({
    at,
    field,
    lines: fc.array(fc.array(text, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 6 }),
  })
  .map(({ at: line, field: from, lines }): Command => (both) => {
    const row = rowAt(both, line);
    if (!row || !hasCell(both, row, from)) return;
    const table = shownIn(both);
    const start = table.lineOf.get(row.id) ?? 0;
    const fields = FIELDS.slice(FIELDS.indexOf(from));
    // A copied block may go on with what is recorded besides video, which the plain table does not have.
    const matrix = lines.slice(0, table.rows.length - start).map((cells) => cells.slice(0, fields.length));
    // A single cell is a fill, which comes below.
    if (matrix.length === 1 && matrix[0]!.length === 1) return;
    const selection = single({ rowId: row.id, column: columnIn(row, from) });
    const [{ lines: planned }] = plannedPaste(table, selection, { matrix, form, layout: 'single' });
    run(both, 'paste', changeOf(planned));
    const textsOf = (cells: readonly string[]) =>
      new Map(cells.flatMap((cell, column) => (fields[column] ? [[fields[column], cell] as const] : [])));
    const pasted = new Map(both.plain.shown.map(({ id }, index) => [id, matrix[index - start] ?? []]));
    both.plain.become(both.plain.rows.map((each) => withTexts(both, each, textsOf(pasted.get(each.id) ?? []))));
  });

/** A block of one field, without the rows of speedup where these have two cells of it. */
interface Column {
  readonly rows: readonly CameraRow[];
  readonly selection: Selection;
}

function columnBlock(both: Both, line: number, of: Field, height: number): Column | undefined {
  const row = rowAt(both, line);
  if (!row) return undefined;
  const shown = shownIn(both).rows;
  const from = shown.indexOf(row);
  const rows = shown.slice(from, from + height);
  const isMissing = rows.some((each) => !hasCell(both, each, of));
  if (isMissing || (isHalved(of) && rows.some(({ recording }) => recording === Recording.speedup))) return undefined;
  return { rows, selection: blockOf(rows, of) };
}

function blockOf(rows: readonly CameraRow[], of: Field): Selection {
  const cellIn = (row: CameraRow) => ({ rowId: row.id, column: columnIn(row, of) });
  return { active: cellIn(rows[0]!), end: cellIn(rows.at(-1)!) };
}

/** The text that a row shows in a field. */
function shownOf(row: CameraRow, of: Field): string {
  const value = cellOf(row, of);
  return of in OPTIONS ? OPTIONS[of as keyof typeof OPTIONS].find(({ id }) => id === value)!.name : String(value);
}

const fill = fc
  .record({ at, field, text, height: fc.integer({ min: 1, max: 4 }) })
  .map(({ at: line, field: of, text: filled, height }): Command => (both) => {
    const block = columnBlock(both, line, of, height);
    if (!block) return;
    run(both, 'fill', changeOf(plannedFill(shownIn(both), block.selection, { text: filled, form })));
    const ids = new Set(block.rows.map(({ id }) => id));
    const texts = new Map([[of, filled]]);
    both.plain.become(both.plain.rows.map((row) => (ids.has(row.id) ? withTexts(both, row, texts) : row)));
  });

const fillDown = fc
  .record({ at, field, height: fc.integer({ min: 2, max: 4 }) })
  .map(({ at: line, field: of, height }): Command => (both) => {
    const block = columnBlock(both, line, of, height);
    if (!block || block.rows.length < 2) return;
    run(both, 'fill down', changeOf(plannedFillDown(shownIn(both), block.selection, form)));
    const [source, ...targets] = block.rows;
    const ids = new Set(targets.map(({ id }) => id));
    const texts = new Map([[of, shownOf(source!, of)]]);
    both.plain.become(both.plain.rows.map((row) => (ids.has(row.id) ? withTexts(both, row, texts) : row)));
  });

/** The fill handle: a block of lines that is drawn out over those below or above it. */
const fillTo = fc
  .record({
    at,
    field,
    height: fc.integer({ min: 1, max: 3 }),
    over: fc.integer({ min: 1, max: 4 }),
    isUp: fc.boolean(),
  })
  .map(({ at: line, field: of, height, over, isUp }): Command => (both) => {
    const block = columnBlock(both, line, of, height + over);
    if (!block || block.rows.length <= height) return;
    // Upwards is downwards with the lines read from below.
    const rows = isUp ? block.rows.toReversed() : block.rows;
    const sources = rows.slice(0, height);
    const toLine = shownIn(both).lineOf.get(rows.at(-1)!.id)!;
    run(both, 'fill', changeOf(plannedFillTo(shownIn(both), blockOf(sources, of), { toLine, form })));
    const filled = new Map(
      rows.slice(height).map(({ id }, index) => [id, new Map([[of, shownOf(sources[index % height]!, of)]])]),
    );
    both.plain.become(both.plain.rows.map((row) => withTexts(both, row, filled.get(row.id) ?? new Map())));
  });

/** What a cell has that is cleared, written for a new stream alone. */
const CLEARED: Readonly<Record<Exclude<Field, 'bitrateKbit'>, string>> = {
  quantity: '1',
  recording: 'Event',
  hoursPerDay: '24',
  retentionDays: '30',
  codec: 'H.264',
  fps: '15',
  motion: '40',
  complexity: 'Medium-low',
  resolution: '1920x1080 1080p',
  licencesPerCamera: '1',
};

const clear = fc
  .record({ at, field, height: fc.integer({ min: 1, max: 4 }) })
  .map(({ at: line, field: of, height }): Command => (both) => {
    const block = of === 'bitrateKbit' ? undefined : columnBlock(both, line, of, height);
    if (!block) return;
    run(both, 'clear', changeOf(plannedClear(shownIn(both), block.selection, form)));
    const ids = new Set(block.rows.map(({ id }) => id));
    const texts = new Map([[of, CLEARED[of as keyof typeof CLEARED]]]);
    both.plain.become(both.plain.rows.map((row) => (ids.has(row.id) ? withTexts(both, row, texts) : row)));
  });

/** The rows of a block are deleted: with a first stream its group. */
const deletion = fc
  .record({ at, height: fc.integer({ min: 1, max: 3 }) })
  .map(({ at: line, height }): Command => (both) => {
    const { rows } = shownIn(both);
    const from = rows.length === 0 ? 0 : line % rows.length;
    const ids = new Set(rows.slice(from, from + height).map(({ id }) => id));
    run(both, 'delete', rowsToRemove(both.model.rows, ids));
    both.plain.become(
      both.plain.rows.filter(({ id, cameraGroupId }) => !ids.has(id) && !ids.has(both.plain.firstOf(cameraGroupId).id)),
    );
  });

/** Groups are shown sorted by a number, or only those with a name, until the next view or none. */
const view = fc
  .record({
    by: fc.constantFrom('quantity', 'hoursPerDay', 'retentionDays', undefined),
    direction: fc.constantFrom(1, -1),
    filter: fc.constantFrom('', '', 'gate'),
  })
  .map(({ by, direction, filter }): Command => (both) => {
    const { plain, model } = both;
    both.view = viewOf(model.rows, { sort: by && { column: by, direction }, filter }, form);
    const named = plain.groups.filter((id) => plain.firstOf(id).streamName.toLowerCase().includes(filter));
    const order = by ? named.toSorted((a, b) => direction * (plain.firstOf(a)[by] - plain.firstOf(b)[by])) : named;
    plain.view = by || filter ? { order, known: plain.groups } : undefined;
  });

const choices = fc
  .record({
    at,
    patch: fc.oneof(
      fc.constantFrom(0, 1, 2).map((recording) => ({ recording: recording as Recording })),
      fc.constantFrom(LensType.single, LensType.multiParent).map((lensType) => ({ lensType })),
      fc.constantFrom('', 'Gate', 'x'.repeat(70)).map((streamName) => ({ streamName })),
    ),
  })
  .map(({ at: line, patch }): Command => (both) => {
    const row = rowAt(both, line);
    if (!row || ('lensType' in patch && !tableOf(both.model.rows).firstIds.has(row.id))) return;
    run(both, 'edit', patchOf(row.id, patch));
    both.plain.edit(row.id, (each) =>
      'recording' in patch ? both.plain.inMode(each, patch.recording) : { ...each, ...patch },
    );
  });

const bulkFields = new Map<BulkApplyField, keyof CameraRow>([
  [BulkApplyField.retentionDays, 'retentionDays'],
  [BulkApplyField.quantity, 'quantity'],
  [BulkApplyField.fps, 'fps'],
]);

const bulk = fc
  .constantFrom(
    { bulkApplyDataField: BulkApplyField.retentionDays, value: 60 },
    { bulkApplyDataField: BulkApplyField.quantity, value: 9 },
    { bulkApplyDataField: BulkApplyField.fps, value: { continuous: 5, motion: 25 } },
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

const edits = [typing, paste, fill, fillDown, fillTo, clear, choices, bulk, groups, deletion];
const command = fc.oneof(...edits, view, history, history);

function expectSame({ model, view: shown, plain }: Both): void {
  expect(model.rows).toEqual(plain.rows);
  expect(rowsInView(model.rows, shown)).toEqual(plain.shown);
}

const commands = fc.array(command, { maxLength: 25 });

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
  'any sequence of edits, pastes, undos and redos keeps rows valid and ends with the rows of a naive table',
  () => {
    fc.assert(
      fc.property(start, commands, (rows, sequence) => {
        const both = bothOf(rows);
        for (const command of sequence) {
          command(both);
          expectSame(both);
          expectSound(both.model.rows);
        }
        for (const [count, expected] of both.addedCounts) expect(count).toBe(expected);
      }),
    );
  },
  LONG_MS,
);

test(
  'undoing everything restores the first state exactly, and redoing everything the last',
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

test(
  'one long session ends with the rows of a naive table, also after undoing and redoing all of it',
  () => {
    const length = runsOf({ test: 500, soak: 10_000 });
    const session = fc.array(command, { minLength: length, maxLength: length, size: 'max' });
    fc.assert(
      fc.property(start, session, (rows, sequence) => {
        const both = bothOf(rows);
        for (const each of sequence) {
          each(both);
          expectSame(both);
        }
        while (both.plain.past.length > 0) {
          both.plain.undo();
          both.model = undone(both.model);
          expectSame(both);
        }
        while (both.plain.future.length > 0) {
          both.plain.redo();
          both.model = redone(both.model);
        }
        expectSame(both);
      }),
      // A sequence of thousands takes longer to shrink than anybody waits; its seed repeats it.
      { numRuns: 1, endOnFailure: true },
    );
  },
  LONG_MS,
);

function firstState({ plain }: Both, rows: readonly CameraRow[]): readonly CameraRow[] {
  return plain.past[0] ?? (plain.future.length > 0 ? plain.rows : rows);
}
