import { PlacedCloset, Placement, type Placing, type Plan } from '@site-designer/api-contract';
import type { CameraRow } from '@site-designer/sizing-engine';
import { cableRunsOf, type CableRun } from '@site-designer/sizing-engine/design';
import { fieldText, type FieldError } from '@site-designer/texts';
import { Type, type Static } from 'typebox';

const EXACT = { additionalProperties: false } as const;

const { id: _id, cameraGroupId: _group, planId: _plan, ...camera } = Placement.properties;
const { planId: _ofPlan, ...closet } = PlacedCloset.properties;

const floor = Type.Integer({ minimum: 1, description: 'Which of the floors, counted from 1' });

const Floor = Type.Object(
  {
    name: Type.String({ description: 'By which a site finds the floor plan: drawings are not in the file' }),
    width: Type.Number({ exclusiveMinimum: 0, description: 'Of its drawing, pixels' }),
    height: Type.Number({ exclusiveMinimum: 0, description: 'Of its drawing, pixels' }),
    metresPerPixel: Type.Union([Type.Number({ exclusiveMinimum: 0 }), Type.Null()]),
  },
  { ...EXACT, title: 'Floor' },
);

/** What a design has on floor plans. Older files have none. */
export const Placed = Type.Object(
  {
    floors: Type.Array(Floor),
    cameras: Type.Array(
      Type.Object(
        { group: Type.Integer({ minimum: 1, description: 'Which of cameraGroups, counted from 1' }), floor, ...camera },
        { ...EXACT, title: 'PlacedCamera' },
      ),
    ),
    closets: Type.Array(Type.Object({ floor, ...closet }, { ...EXACT, title: 'PlacedClosetOfFile' })),
    areas: Type.Array(
      Type.Object(
        {
          floor,
          points: Type.Array(Type.Object({ x: Type.Number(), y: Type.Number() }, EXACT), { minItems: 3 }),
          standard: Type.Union([Type.Literal('2014'), Type.Literal('2025')]),
          level: Type.String(),
        },
        { ...EXACT, title: 'AreaOfFile' },
      ),
    ),
  },
  { ...EXACT, title: 'Placed', description: 'Positions on floor plans, in pixels of their drawings' },
);
export type Placed = Static<typeof Placed>;

interface PlacedDesign {
  readonly placing: Placing;
  /** Of the site; a plan that is gone has a name without a drawing. */
  readonly plans: readonly Pick<Plan, 'id' | 'name' | 'width' | 'height' | 'metresPerPixel'>[];
}

/** What is on plans as a file has it; undefined where nothing is. Cameras of groups that are gone are left out. */
export function placedOf({ placing, plans }: PlacedDesign, groupIds: readonly number[]): Placed | undefined {
  const { placements, closets, areas } = placing;
  const ids = [...new Set([...placements, ...closets, ...areas].map(({ planId }) => planId))];
  if (ids.length === 0) return undefined;
  const floorOf = (planId: number) => ids.indexOf(planId) + 1;
  return {
    floors: ids.map((id) => {
      const plan = plans.find((each) => each.id === id);
      const { name = `Floor ${id}`, width = 1, height = 1, metresPerPixel = null } = plan ?? {};
      return { name, width, height, metresPerPixel };
    }),
    cameras: placements.flatMap(({ cameraGroupId, planId, x, y, directionDeg, label, note }) => {
      const group = groupIds.indexOf(cameraGroupId) + 1;
      return group === 0 ? [] : [{ group, floor: floorOf(planId), x, y, directionDeg, label, note }];
    }),
    closets: closets.map(({ name, planId, x, y, heightM }) => ({ floor: floorOf(planId), name, x, y, heightM })),
    areas: areas.map(({ planId, points, standard, level }) => ({
      floor: floorOf(planId),
      points: points.map(({ x, y }) => ({ x, y })),
      standard,
      level,
    })),
  };
}

/** Floors and groups that the file does not have. */
export function placedErrors({ floors, cameras, closets, areas }: Placed, groups: number): FieldError[] {
  const ofFloor = (all: readonly { readonly floor: number }[], name: string): FieldError[] =>
    all.flatMap((each, index) =>
      each.floor <= floors.length
        ? []
        : [
            {
              path: `placed.${name}[${index}].floor`,
              message: fieldText('field.between', { min: 1, max: floors.length }),
            },
          ],
    );
  return [
    ...ofFloor(cameras, 'cameras'),
    ...ofFloor(closets, 'closets'),
    ...ofFloor(areas, 'areas'),
    ...cameras.flatMap(({ group }, index) =>
      group <= groups
        ? []
        : [{ path: `placed.cameras[${index}].group`, message: fieldText('field.between', { min: 1, max: groups }) }],
    ),
  ];
}

/**
 * Cables of the placed cameras of a file, as the engine takes them.
 *
 * @param groupIds - Ids of the groups in the order of the file.
 */
export function cablesOfFile(
  { floors, cameras, closets }: Placed,
  { rows, groupIds }: { readonly rows: readonly CameraRow[]; readonly groupIds: readonly number[] },
): CableRun[] {
  const onFloor = <T extends { readonly floor: number }>(all: readonly T[]) =>
    all.map(({ floor: planId, ...each }) => ({ ...each, planId }));
  const placements = onFloor(cameras).map(({ group, ...each }) => ({ ...each, cameraGroupId: groupIds[group - 1]! }));
  const plans = floors.map(({ metresPerPixel }, index) => ({ id: index + 1, metresPerPixel }));
  return cableRunsOf({ cameras: rows, placements, closets: onFloor(closets), plans });
}
