import type { CameraRow, SiteDesign } from '@site-designer/api-contract';
import { withRows } from '@site-designer/camera-table';
import type { Answer } from '../../lib/call.ts';

/** What a write did: the version that it left, and how the design looks after it. */
export interface DesignReply {
  readonly etag: string | undefined;
  readonly applyTo: (design: SiteDesign) => SiteDesign;
}

export function wholeDesign({ data, etag }: Answer<{ readonly siteDesign: SiteDesign }>): DesignReply {
  return { etag, applyTo: () => data.siteDesign };
}

export function rowsPutIn({ data, etag }: Answer<{ readonly cameras: readonly CameraRow[] }>): DesignReply {
  return { etag, applyTo: (design) => ({ ...design, cameras: withRows(design.cameras, data.cameras) }) };
}

export function rowsTakenOut({ etag }: Answer<unknown>, isGone: (row: CameraRow) => boolean): DesignReply {
  return { etag, applyTo: (design) => ({ ...design, cameras: design.cameras.filter((row) => !isGone(row)) }) };
}
