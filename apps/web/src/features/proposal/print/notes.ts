import { proposalNotes } from '#texts/proposal-notes.ts';
import { defaultServerSettings } from '@site-designer/sizing-engine';
import type { Catalogue } from '@site-designer/sizing-engine/catalogue';
import { SPEEDUP_BASE_FPS } from '@site-designer/sizing-engine/design';

/** Notes for readers of a proposal, with figures of the catalogue. */
export function notesFor(catalogue: Catalogue): ReturnType<typeof proposalNotes> {
  const { archiveFrequency } = defaultServerSettings(catalogue).genericServerSettings.advancedSettings;
  return proposalNotes({
    archiveFrequency,
    speedupBaseFps: SPEEDUP_BASE_FPS,
    // The lowest level of management server uses the free edition.
    freeSqlCameras: catalogue.managementLevels[0]?.maxCameras?.value ?? 0,
    // Strip and segment sizes recommended by makers of recording software.
    stripKb: 512,
    segmentKb: 64,
  });
}
