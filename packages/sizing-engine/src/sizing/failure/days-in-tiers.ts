import type { Quantity } from '../../derivation/quantity.ts';
import type { CameraRow } from '../../design/design.ts';
import { withoutLocked } from '../../formulas/evidence-lock.ts';
import { videoHeld } from '../../formulas/retention-reach.ts';
import { demandOf } from '../demand/demand-of.ts';
import type { ExplainedServerLoad } from '../demand/explained-server.ts';
import { keepingOf } from '../demand/keeping.ts';
import { firstStreams } from '../demand/first-streams.ts';
import { givenTiers } from '../demand/given-tiers.ts';
import type { DealtCameras } from '../deal/deal.ts';
import type { SizingQuestion } from '../question/question.ts';
import { saying } from '../result/sayings.ts';
import { searchResult } from '../search/search-result.ts';

interface ServerStorage {
  /** The longest retention of the design. */
  readonly asked: Quantity<'day'>;
  readonly capacity: Quantity<'TB'>;
  readonly need: Quantity<'TB'>;
}

/** Days of recordings that the storage of a server holds in both archives, of the camera that is kept longest. */
export function daysHeldInArchives(
  load: ExplainedServerLoad,
  { asked, capacity, need }: ServerStorage,
  { design, range, catalogue }: SizingQuestion,
): Quantity<'day'> {
  const { tiers } = demandOf(
    rowsOn(load.camerasStoring(), design.cameras),
    keepingOf(design.serverSettings),
    catalogue,
  );
  const { storageTb, lockedTb } = load;
  const video = lockedTb === undefined ? storageTb : withoutLocked({ storageTb, lockedTb });
  const room = videoHeld({ video, capacity, need });
  const times = tiers!.curveAt('value').timesHeld(room.value);
  return searchResult(asked.value * times, 'day', {
    rule: saying('found.held-days'),
    because: [asked, room, givenTiers(range.tiers!.settings).groomAfterDays],
  });
}

/** The part of the rows that is on a server; all rows where every camera is. */
function rowsOn(dealt: readonly DealtCameras[] | undefined, rows: readonly CameraRow[]): readonly CameraRow[] {
  if (dealt === undefined) return rows;
  const cameras = new Map(firstStreams(rows).map((number) => [rows[number]!.cameraGroupId, rows[number]!.quantity]));
  const onServer = new Map(dealt.map((each) => [each.cameraGroupId, each.cameras]));
  return rows.flatMap((row) => {
    const count = onServer.get(row.cameraGroupId);
    return count === undefined ? [] : [{ ...row, quantity: (row.quantity * count) / cameras.get(row.cameraGroupId)! }];
  });
}
