import type { CameraRow, Offer, Placing, SiteDesign } from '@site-designer/api-contract';
import { adopted, type EditorModel, isSameRow, type RowChanges, withRows } from '@site-designer/camera-table';
import type { ServerSettings } from '@site-designer/sizing-engine';
import type { Answer } from '../../../lib/calls/call.ts';

/** Content of one write: rows by their local ids. */
export interface Portion extends RowChanges {
  readonly settings: ServerSettings | null;
  readonly name: string | null;
  readonly offer: Offer | null;
  readonly placing: Placing | null;
}

export const NO_PORTION: Portion = {
  changed: [],
  added: [],
  removed: [],
  settings: null,
  name: null,
  offer: null,
  placing: null,
};

/** Result of a write: the new version, and the design after it. */
export interface DesignReply {
  readonly etag: string | undefined;
  readonly applyTo: (design: SiteDesign) => SiteDesign;
}

export function wholeDesign({ data, etag }: Answer<{ readonly siteDesign: SiteDesign }>): DesignReply {
  return { etag, applyTo: () => data.siteDesign };
}

export function rowsReplaced({ data, etag }: Answer<{ readonly cameras: readonly CameraRow[] }>): DesignReply {
  return { etag, applyTo: (design) => ({ ...design, cameras: withRows(design.cameras, data.cameras) }) };
}

export function rowsRemoved({ etag }: Answer<unknown>, isRemoved: (row: CameraRow) => boolean): DesignReply {
  return { etag, applyTo: (design) => ({ ...design, cameras: design.cameras.filter((row) => !isRemoved(row)) }) };
}

/** The rows of the open design after a write. */
interface ReconciledRows {
  readonly model: EditorModel;
  readonly base: readonly CameraRow[];
}

/** The stored values replace the sent ones, except those changed since. */
export function reconciled(
  model: EditorModel,
  stored: readonly CameraRow[],
  untouched: ReadonlySet<CameraRow>,
): ReconciledRows {
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
