import type { Plan, PlanPoint } from '@site-designer/api-contract';
import type { StoredPlacing } from '../../../modules/plans/placing.ts';
import type { PictureSize as Size } from '@site-designer/api-contract/picture-sizes';
import type { Actor } from '../../../modules/ports/actor.ts';
import type { SiteAddress } from '../../../modules/sites/site-store.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { Connection } from '../base/schema.ts';
import { parsed } from '../base/store-context.ts';

function scaling(before: Size, after: Size) {
  const [across, down] = [after.width / before.width, after.height / before.height];
  return <P extends PlanPoint>(point: P): P => ({ ...point, x: point.x * across, y: point.y * down });
}

/** A plan whose picture got another size: what is drawn on it keeps its place. */
export function rescaledPlan(before: Plan, { width, height }: Size): Plan {
  const scaled = scaling(before, { width, height });
  const { crop, metresPerPixel, walls } = before;
  const size = crop && scaled({ x: crop.width, y: crop.height });
  return {
    ...before,
    width,
    height,
    metresPerPixel: metresPerPixel === null ? null : metresPerPixel * (before.width / width),
    crop: crop && size && { ...scaled(crop), width: size.x, height: size.y },
    walls: walls.map((wall) => ({ ...wall, points: wall.points.map(scaled) })),
  };
}

interface Rescaling {
  readonly actor: Actor;
  readonly address: SiteAddress;
  readonly before: Plan;
  readonly after: Size;
  readonly at: string;
}

/** The same of what the designs of the site have placed on it. */
export async function rescaleDesigns(
  transaction: Connection,
  { actor, address, before, after, at }: Rescaling,
): Promise<void> {
  if (before.width === after.width && before.height === after.height) return;
  const { projectId, siteId } = address;
  const scaled = scaling(before, after);
  const designs = await transaction
    .selectFrom('site_designs')
    .select(['id', 'version', 'placed', 'deleted_at'])
    .where('site_id', '=', siteId)
    .where('placed', 'is not', null)
    .execute();
  for (const { id, version, placed, deleted_at } of designs) {
    const moved = onPlan(parsed<StoredPlacing>(placed!), before.id, scaled);
    const changed = { placed: JSON.stringify(moved), version: version + 1, updated_at: at };
    await transaction.updateTable('site_designs').set(changed).where('id', '=', id).execute();
    if (deleted_at !== null) continue;
    const event = { projectId, siteId, siteDesignId: id, version: version + 1, userId: actor.userId, at };
    await recordEvent(transaction, { kind: 'designChanged', ...event });
  }
}

function onPlan(placing: StoredPlacing, planId: number, scaled: <P extends PlanPoint>(point: P) => P): StoredPlacing {
  const moved = <T extends PlanPoint & { readonly planId: number }>(each: T): T =>
    each.planId === planId ? scaled(each) : each;
  return {
    ...placing,
    placements: placing.placements.map(moved),
    closets: placing.closets.map(moved),
    areas: placing.areas.map((area) =>
      area.planId === planId ? { ...area, points: area.points.map((point) => scaled(point)) } : area,
    ),
  };
}
