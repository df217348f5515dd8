import type { ServerSettings, TierSettings } from '../../design/design.ts';
import { hasSecondArchive, isArchived } from '../../design/shared-settings.ts';
import { lockedCameraHours } from '../../formulas/evidence-lock.ts';

/** What of the settings decides how much of the recordings is kept, and where. */
export interface Keeping {
  /** Archive runs a day; undefined where nothing is archived, as on appliances. */
  readonly runsPerDay: number | undefined;
  /** The second archive; undefined where there is none. */
  readonly tiers: TierSettings | undefined;
  /** Hours of single cameras that stand locked as evidence; 0 where none do. */
  readonly lockedHours: number;
}

/** Each row is kept for its retention, in one storage. */
export const RETENTION_ALONE: Keeping = { runsPerDay: undefined, tiers: undefined, lockedHours: 0 };

/** How the recordings of a design are kept. */
export function keepingOf(serverSettings: ServerSettings): Keeping {
  const { archiveFrequency } = serverSettings.genericServerSettings.advancedSettings;
  return {
    runsPerDay: isArchived(serverSettings) ? archiveFrequency : undefined,
    tiers: hasSecondArchive(serverSettings) ? serverSettings.tiers : undefined,
    lockedHours: lockedCameraHours(serverSettings.evidenceLock),
  };
}
