import type { Design } from '../../design/design.ts';
import { HardwareType } from '../../design/enumerations.ts';

/** Archive runs a day of a design; undefined where nothing is archived, as on appliances. */
export function archiveRunsOf({ serverSettings }: Design): number | undefined {
  const { archiving, archiveFrequency } = serverSettings.genericServerSettings.advancedSettings;
  return serverSettings.hardwareType === HardwareType.husky || !archiving ? undefined : archiveFrequency;
}
