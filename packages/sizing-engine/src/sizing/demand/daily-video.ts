import type { Catalogue } from '../../catalogue/schema.ts';
import type { Quantity } from '../../derivation/quantity.ts';
import type { Design } from '../../design/design.ts';
import { dailyVideo } from '../../formulas/failure.ts';
import { recordedVideo } from '../../formulas/recording.ts';
import type { DealtCameras } from '../deal/deal.ts';
import type { DemandRange } from './demand.ts';
import { explainRows } from './explained-rows.ts';
import { ONE_DAY } from './one-day.ts';

/** Cameras of one server, or a part of them. */
interface RecordedCameras {
  /** Undefined for all cameras. */
  readonly dealt: readonly DealtCameras[] | undefined;
  readonly cameraGroupId?: number;
  readonly retentionDays?: number;
}

/** What the video of a day is explained from. */
export interface DailyVideoSources {
  readonly design: Pick<Design, 'cameras'>;
  readonly range: DemandRange;
  readonly catalogue: Catalogue;
}

/** Video that some cameras record in a day, without overhead. */
export function dailyVideoOf(
  cameras: RecordedCameras,
  dailyTb: number,
  { design, range, catalogue }: DailyVideoSources,
): Quantity<'TB/day'> {
  return dailyVideo.known(dailyTb, () => ({
    rows: explainRows(design.cameras, range.kinds, { catalogue, ...cameras }).map(({ streams, hoursPerDay, loadsAt }) =>
      recordedVideo.overRows({ streams, averageKbps: loadsAt('value').average, hoursPerDay, retentionDays: ONE_DAY }),
    ),
  }));
}
