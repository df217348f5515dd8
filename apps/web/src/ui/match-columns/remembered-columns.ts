import { type FileCell, textOfCell } from '@site-designer/camera-table';
import { readStored, writeStored } from '../../lib/state/stored.ts';

/** How the columns of files were matched, stored in this browser for the next file with the same headers. */

type Columns<Target> = readonly (Target | undefined)[];

interface Remembered<Target> {
  readonly headers: readonly string[];
  /** Null if a column is not read. */
  readonly columns: readonly (Target | null)[];
}

export interface ColumnMemory<Target> {
  readonly remember: (headers: readonly FileCell[], columns: Columns<Target>) => void;
  readonly recall: (headers: readonly FileCell[]) => Columns<Target> | undefined;
}

/** More kinds of files than a user has. */
const MOST = 20;

/** @param key - Key in the browser's storage, one per kind of table. */
export function columnMemory<Target extends string>(key: string): ColumnMemory<Target> {
  return {
    remember: (headers, columns) => {
      const entry = { headers: plain(headers), columns: headers.map((_, at) => columns[at] ?? null) };
      const others = allAt<Target>(key).filter((each) => !isSame(each.headers, entry.headers));
      writeStored(key, [entry, ...others].slice(0, MOST));
    },
    recall: (headers) => {
      const wanted = plain(headers);
      const found = allAt<Target>(key).find((each) => isSame(each.headers, wanted));
      return found?.columns.map((readAs) => readAs ?? undefined);
    },
  };
}

function plain(headers: readonly FileCell[]): readonly string[] {
  return headers.map((header) => textOfCell(header).trim().toLowerCase());
}

function isSame(headers: readonly string[], others: readonly string[]): boolean {
  return headers.length === others.length && headers.every((header, at) => header === others[at]);
}

/** A stored value of another form is ignored. */
function allAt<Target>(key: string): readonly Remembered<Target>[] {
  const stored = readStored(key);
  return Array.isArray(stored) ? stored.filter(isRemembered<Target>) : [];
}

function isRemembered<Target>(value: unknown): value is Remembered<Target> {
  const { headers, columns } = (value ?? {}) as Partial<Record<keyof Remembered<Target>, unknown>>;
  return Array.isArray(headers) && Array.isArray(columns);
}
