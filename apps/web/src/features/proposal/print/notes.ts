import { proposalNotes } from '#texts/proposal-notes.ts';
import { defaultServerSettings } from '@site-designer/sizing-engine';
import type { Catalogue } from '@site-designer/sizing-engine/catalogue';
import { SPEEDUP_BASE_FPS } from '@site-designer/sizing-engine/design';

/** What a reader of a proposal should know before building it, with the figures of the catalogue. */
export function notesFor(catalogue: Catalogue): ReturnType<typeof proposalNotes> {
  const { archiveFrequency } = defaultServerSettings(catalogue).genericServerSettings.advancedSettings;
  return proposalNotes({
    archiveFrequency,
    speedupBaseFps: SPEEDUP_BASE_FPS,
    // The least level of management server is the one that gets by with the free edition.
    freeSqlCameras: catalogue.managementLevels[0]?.maxCameras?.value ?? 0,
    // Strips and segments of the disks, as the makers of recording software recommend them.
    stripKb: 512,
    segmentKb: 64,
  });
}
