import type { PriceList } from '@site-designer/api-contract';
import type { CameraRow, Catalogue, ServerSettings } from '@site-designer/sizing-engine';
import { firstOf, groupNumbers, rowsByGroup, type RowPatch } from '@site-designer/sizing-engine/design';
import type { Proposal } from '@site-designer/texts';
import type { Question } from '../../../lib/sizing/sizing-task.ts';
import { SITE_TEXTS } from '#texts/editor/site.ts';

/** What the page of the site shows, and how it changes the design. */
export interface SiteInput {
  readonly rows: readonly CameraRow[];
  readonly settings: ServerSettings;
  readonly catalogue: Catalogue;
  /** The newest answer; undefined until there is one. */
  readonly proposal: Proposal | undefined;
  /** What it is the answer to. */
  readonly asked: Question | undefined;
  /** Undefined without an account, and where the user may not see it. */
  readonly priceList: PriceList | undefined;
  /** Takes settings over as one step; returns why they cannot be taken. */
  readonly onSettings: (settings: ServerSettings, label: string, isTyping?: boolean) => string | undefined;
  /** Changes the cameras of a group as one step; returns why it cannot be done. */
  readonly onGroup: (group: SiteGroup, patch: RowPatch, isTyping?: boolean) => string | undefined;
  /** Ends the step that is being typed. */
  readonly onTyped: () => void;
}

/** A camera group as the site sees it. */
export interface SiteGroup {
  readonly cameraGroupId: number;
  readonly title: string;
  /** Its first stream rules what is the same for all of it. */
  readonly first: CameraRow;
  readonly rows: readonly CameraRow[];
}

/** The groups in the order of the table. */
export function siteGroups(rows: readonly CameraRow[]): readonly SiteGroup[] {
  const numbers = groupNumbers(rows);
  return [...rowsByGroup(rows)].map(([cameraGroupId, own]) => {
    const first = firstOf(own)!;
    const title = first.streamName.trim() || SITE_TEXTS.group(numbers.get(cameraGroupId)!);
    return { cameraGroupId, title, first, rows: own };
  });
}
