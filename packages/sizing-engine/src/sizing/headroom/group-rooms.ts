import { CAMERA_BOUNDS } from '../../design/row-fields.ts';
import { groupRefs } from '../../design/group-ref.ts';
import type { Explained } from '../../derivation/explained.ts';
import type { Headroom } from '../result/result.ts';
import { saying } from '../result/sayings.ts';
import { nearest } from '../search/bisection.ts';
import { searchResult } from '../search/search-result.ts';
import type { Load, Movable } from './headroom-moves.ts';
import type { PlannedStep } from './solution-step.ts';

/** Most groups that are told of: each is a search of its own, and a list of hundreds is no answer. */
const GROUPS_TOLD = 10;

interface Room {
  readonly group: number;
  readonly cameras: number;
  /** The load with one camera more than that. */
  readonly beyond: Load;
}

/**
 * How many cameras more each group may have without other hardware, the least first. Of more than ten groups, those whose cameras
 * store the most; how many are left out stands with the last of them.
 *
 * @param areHeld - Whether the present servers with their disks hold another load.
 */
export function groupRooms(
  { rows, load }: Movable,
  now: PlannedStep,
  areHeld: (load: Load) => boolean,
): Explained<Headroom>[] {
  const { deals } = load;
  const most = CAMERA_BOUNDS.quantity.max - deals.total.cameras;
  const told = deals.groupsStoringMost(GROUPS_TOLD).flatMap((group): Room[] => {
    const after = (more: number): Load => ({ ...load, deals: deals.withMore(group, more) });
    const distance = nearest(most, (more) => !areHeld(after(more)));
    return distance === undefined ? [] : [{ group, cameras: distance - 1, beyond: after(distance) }];
  });
  const refOf = groupRefs(rows);
  return told
    .toSorted((a, b) => a.cameras - b.cameras)
    .map(({ group, cameras, beyond }, place) => {
      const cameraGroupId = deals.idOf(group);
      const ref = refOf(cameraGroupId);
      const notListed = place === told.length - 1 ? Math.max(0, deals.groups - GROUPS_TOLD) : 0;
      return {
        code: 'cameras-more-of-group',
        quantity: saying('headroom.cameras-of', { group: ref }),
        direction: 'more',
        distance: searchResult(cameras, 'camera', {
          rule: saying('found.room'),
          because: [now.taken(beyond, 'present-after')],
        }),
        unit: 'cameras',
        effect: saying('headroom.new-hardware'),
        outcome: null,
        message: saying('headroom.room', { group: ref, cameras, notListed }),
      };
    });
}
