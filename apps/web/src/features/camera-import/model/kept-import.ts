import type { ImportChoices } from '@site-designer/camera-table/foreign';
import { deleteKept, getKept, setKept } from '../../../lib/state/kept.ts';
import { ownKey } from '../../../lib/state/own-key.ts';

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
  const key = ownKey(`site-designer.import.${siteDesignId}`);
  return { file: key, versions: `${key}.choices` };
}

export async function keptImport(siteDesignId: number): Promise<KeptImport | undefined> {
  const keys = keysOf(siteDesignId);
  const [file, versions] = await Promise.all([getKept(keys.file), getKept(keys.versions)]);
  return file instanceof File ? { file, versions: versions as Versions | undefined } : undefined;
}

/** Keeps another file, whose choices are new. Returns whether it is kept. */
export async function keepFile(siteDesignId: number, file: File): Promise<boolean> {
  const keys = keysOf(siteDesignId);
  return (await deleteKept(keys.versions)) && setKept(keys.file, file);
}

export function keepVersions(siteDesignId: number, versions: Versions): Promise<boolean> {
  return setKept(keysOf(siteDesignId).versions, versions);
}

/** Imported or discarded. */
export async function forgetImport(siteDesignId: number): Promise<void> {
  const keys = keysOf(siteDesignId);
  await Promise.all([deleteKept(keys.file), deleteKept(keys.versions)]);
}
