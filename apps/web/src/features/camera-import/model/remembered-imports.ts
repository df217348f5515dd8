import type { ImportMemory } from '@site-designer/camera-table/foreign';
import { readStored, writeStored } from '../../../lib/state/stored.ts';

/** How a list was imported, for the next one with the same headers. */
export interface RememberedImport {
  readonly memory: ImportMemory;
  readonly fileName: string;
  readonly importedUtc: string;
}

const KEY = 'site-designer.import-choices';

/** More kinds of lists than a user has. */
const MOST = 20;

/** The newest first. A stored value of another form is ignored. */
export function rememberedImports(): readonly RememberedImport[] {
  const stored = readStored(KEY);
  return Array.isArray(stored) ? stored.filter(isRemembered) : [];
}

export function rememberImport(remembered: RememberedImport): void {
  const key = keyOf(remembered);
  const others = rememberedImports().filter((each) => keyOf(each) !== key);
  writeStored(KEY, [remembered, ...others].slice(0, MOST));
}

function keyOf({ memory: { headers } }: RememberedImport): string {
  return JSON.stringify(headers);
}

function isRemembered(value: unknown): value is RememberedImport {
  const { memory, fileName, importedUtc } = (value ?? {}) as Partial<RememberedImport>;
  return Array.isArray(memory?.headers) && typeof fileName === 'string' && typeof importedUtc === 'string';
}
