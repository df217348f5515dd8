import { FILE_TEXTS as TEXTS } from '../texts/in-use.ts';
import { NEW_STREAM, type CameraRow } from '@site-designer/sizing-engine';
import type { CameraForm, ColumnKey } from '../cells/columns.ts';
import type { UnreadableCell } from '../cells/file-cell.ts';
import { newRow } from '../cells/groups.ts';
import type { LineTexts } from '../cells/line-texts.ts';
import { patchedRow } from '../cells/row-edit.ts';
import { planOf, type PlannedLine } from '../edits/plan.ts';
import type { FirstStream } from '../edits/read-line.ts';
import { serverGroupId, serverRowId } from '../history/server-ids.ts';
import type { Table } from '../selection/selection.ts';
import type { FileContext } from './table-file.ts';

/** A line of a file: the row and group that it names by the ids of the server, and the texts of its cells. */
export interface LineOfFile {
  readonly rowId: string;
  readonly groupId: string;
  readonly texts: LineTexts;
  readonly unreadable: ReadonlyMap<ColumnKey, UnreadableCell>;
}

/** Reads lines into rows of the table by their ids, those without one into new streams and groups. */
export class LineReader {
  readonly #table: Table;
  readonly #form: CameraForm;
  readonly #rowById: ReadonlyMap<string, CameraRow>;
  readonly #groupById: ReadonlyMap<string, number>;
  /** First streams, by the id of a group that exists or the mark of a new one. */
  readonly #firsts: Map<number | string, FirstStream>;
  readonly #taken = new Set<string>();

  readonly #start: CameraRow;

  /** @param start - The row that new streams start as; without it, a new one. */
  constructor(table: Table, { form, ids }: FileContext, start?: CameraRow) {
    this.#table = table;
    this.#form = form;
    this.#start = start ?? newRow(NEW_STREAM, form.catalogue, { id: 1 });
    this.#rowById = new Map(table.rows.map((row) => [String(serverRowId(ids, row.id)), row]));
    this.#groupById = new Map(
      table.rows.map(({ cameraGroupId }) => [String(serverGroupId(ids, cameraGroupId)), cameraGroupId]),
    );
    this.#firsts = new Map(
      table.rows
        .filter(({ id }) => table.firstIds.has(id))
        .map((row) => [row.cameraGroupId, { row, texts: new Map() }]),
    );
  }

  /** Ids of another design are ignored: all lines are new rows, grouped as they were there. */
  withOwnIds(lines: readonly LineOfFile[]): readonly LineOfFile[] {
    if (lines.some(({ rowId }) => rowId === '' || this.#rowById.has(rowId))) return lines;
    return lines.map((line) => ({ ...line, rowId: '', groupId: line.groupId && `${line.groupId} elsewhere` }));
  }

  /** First streams that exist are read before all others, wherever they stand: further ones are compared with them. */
  readAll(lines: readonly LineOfFile[]): readonly PlannedLine[] {
    const isOfFirst = ({ rowId }: LineOfFile) => this.#table.firstIds.has(this.#rowById.get(rowId)?.id ?? 0);
    const inTurn = [...lines.filter(isOfFirst), ...lines.filter((line) => !isOfFirst(line))];
    const read = new Map(inTurn.map((line) => [line, this.#read(line)]));
    return lines.map((line) => read.get(line)!);
  }

  #read(line: LineOfFile): PlannedLine {
    const row = this.#rowById.get(line.rowId);
    const problem = this.#problemWith(line.rowId, row);
    const planned = row ? this.#changed(row, line) : this.#added(line);
    // Cells of a skipped line need no correction.
    return problem === undefined ? planned : { ...planned, problem, refusals: [] };
  }

  #problemWith(id: string, row: CameraRow | undefined): string | undefined {
    if (id === '') return undefined;
    const isRepeated = this.#taken.has(id);
    this.#taken.add(id);
    if (row === undefined) return TEXTS.rowUnknown(id);
    return isRepeated ? TEXTS.rowTwice(id) : undefined;
  }

  #changed(row: CameraRow, { texts, unreadable }: LineOfFile): PlannedLine {
    const group = row.cameraGroupId;
    const isFirst = this.#table.firstIds.has(row.id);
    const first = isFirst ? undefined : this.#firsts.get(group);
    const line = planOf({ rowId: row.id, row, isFirst, first, texts, unreadable, form: this.#form });
    if (isFirst) this.#begin(group, row, line);
    return line;
  }

  /** A line with a known group id adds a stream to that group; lines with the same unknown id form a new group. */
  #added({ groupId, texts, unreadable }: LineOfFile): PlannedLine {
    const existing = this.#groupById.get(groupId);
    const joined = existing ?? (groupId === '' ? undefined : groupId);
    const first = joined === undefined ? undefined : this.#firsts.get(joined);
    const row = this.#start;
    const line = planOf({
      rowId: undefined,
      ...(joined !== undefined && { group: joined }),
      row,
      isFirst: first === undefined,
      first,
      texts,
      unreadable,
      form: this.#form,
    });
    if (joined !== undefined && first === undefined) this.#begin(joined, row, line);
    return line;
  }

  #begin(group: number | string, row: CameraRow, { patch, texts }: PlannedLine): void {
    this.#firsts.set(group, { row: patchedRow(row, patch, this.#form.catalogue), texts });
  }
}
