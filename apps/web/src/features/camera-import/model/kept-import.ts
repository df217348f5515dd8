import type { ImportChoices } from '@site-designer/camera-table/foreign';
import { del, get, set } from 'idb-keyval';

/** The versions of the choices: what can be undone, what holds, and what can be redone. */
export interface Versions {
  readonly past: readonly ImportChoices[];
  readonly now: ImportChoices;
  readonly future: readonly ImportChoices[];
}

/** An import that is not done yet, as this browser keeps it for a design. */
export interface KeptImport {
  readonly file: File;
  readonly versions: Versions | undefined;
}

/** Two entries, so that a choice does not write a large file again. */
function keysOf(siteDesignId: number): { readonly file: string; readonly versions: string } {
  const key = `site-designer.import.${siteDesignId}`;
  return { file: key, versions: `${key}.choices` };
}

export async function keptImport(siteDesignId: number): Promise<KeptImport | undefined> {
  const keys = keysOf(siteDesignId);
  const [file, versions] = await Promise.all([get<File>(keys.file), get<Versions>(keys.versions)]);
  return file instanceof File ? { file, versions } : undefined;
}

export async function keepFile(siteDesignId: number, file: File): Promise<void> {
  const keys = keysOf(siteDesignId);
  await del(keys.versions);
  await set(keys.file, file);
}

export async function keepVersions(siteDesignId: number, versions: Versions): Promise<void> {
  await set(keysOf(siteDesignId).versions, versions);
}

/** Imported or discarded. */
export async function forgetImport(siteDesignId: number): Promise<void> {
  const keys = keysOf(siteDesignId);
  await Promise.all([del(keys.file), del(keys.versions)]);
}
