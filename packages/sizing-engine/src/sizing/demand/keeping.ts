import type { ServerSettings, TierSettings } from '../../design/design.ts';
import { HardwareType } from '../../design/enumerations.ts';
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
  const { archiving, archiveFrequency } = serverSettings.genericServerSettings.advancedSettings;
  const { tiers } = serverSettings;
  const isArchived = serverSettings.hardwareType !== HardwareType.husky && archiving;
  return {
    runsPerDay: isArchived ? archiveFrequency : undefined,
    tiers: isArchived && tiers.groomAfterDays > 0 ? tiers : undefined,
    lockedHours: lockedCameraHours(serverSettings.evidenceLock),
  };
}
