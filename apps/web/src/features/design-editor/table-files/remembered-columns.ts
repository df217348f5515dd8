import { type FileCell, textOfCell, type ReadAs } from '@site-designer/camera-table';

/** How the columns of files were matched, for the next file with the same headers. In this browser alone. */

type Columns = readonly (ReadAs | undefined)[];

interface Remembered {
  readonly headers: readonly string[];
  /** Null where a column is not read. */
  readonly columns: readonly (ReadAs | null)[];
}

const KEY = 'site-designer.file-columns';
/** More kinds of files than anybody has. */
const MOST = 20;

export function rememberColumns(headers: readonly FileCell[], columns: Columns): void {
  const entry: Remembered = { headers: plain(headers), columns: headers.map((_, at) => columns[at] ?? null) };
  const others = all().filter((each) => !isSame(each.headers, entry.headers));
  localStorage.setItem(KEY, JSON.stringify([entry, ...others].slice(0, MOST)));
}

export function rememberedColumns(headers: readonly FileCell[]): Columns | undefined {
  const wanted = plain(headers);
  const found = all().find((each) => isSame(each.headers, wanted));
  return found?.columns.map((readAs) => readAs ?? undefined);
}

function plain(headers: readonly FileCell[]): readonly string[] {
  return headers.map((header) => textOfCell(header).trim().toLowerCase());
}

function isSame(headers: readonly string[], others: readonly string[]): boolean {
  return headers.length === others.length && headers.every((header, at) => header === others[at]);
}

/** What others wrote under the key is no reason to break. */
function all(): readonly Remembered[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRemembered) : [];
  } catch {
    return [];
  }
}

function isRemembered(value: unknown): value is Remembered {
  const { headers, columns } = (value ?? {}) as Partial<Record<keyof Remembered, unknown>>;
  return Array.isArray(headers) && Array.isArray(columns);
}
