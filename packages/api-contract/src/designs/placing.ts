import { STANDARDS } from '@site-designer/sizing-engine/bounds';
import { Type, type Static } from 'typebox';
import { EXACT, Id, List } from '../basics/schema.ts';
import { MOST_POINTS, PLACING_BOUNDS, PLACING_TEXT_LIMITS } from './placing-bounds.ts';

// Bounds are checked with the texts of the product: here they are only described.
const { directionDeg, heightM } = PLACING_BOUNDS;

const at = {
  x: Type.Number({
    description: 'Pixels of the stored picture from the left, before rotation and crop',
    examples: [412.5],
  }),
  y: Type.Number({ description: 'Pixels of the stored picture from the top', examples: [260] }),
};

/** A point of a plan. */
export const PlanPoint = Type.Object(at, EXACT);
export type PlanPoint = Static<typeof PlanPoint>;

const planId = Type.Integer({ description: 'Plan of the site of the design', examples: [1] });

const camera = {
  planId,
  ...at,
  directionDeg: Type.Number({
    description: `Where it looks, ${directionDeg.min} to ${directionDeg.max}: 0 is the top of the stored picture, 90 its right side`,
    examples: [90],
  }),
  label: Type.String({
    description: `At most ${PLACING_TEXT_LIMITS.label} characters, unique in the design; an empty one becomes the next free C-01`,
    examples: ['C-01'],
  }),
  note: Type.String({
    description: `For the installer, at most ${PLACING_TEXT_LIMITS.note} characters`,
    examples: ['above the double door'],
  }),
};

/** A camera of a group on a plan. */
export const Placement = Type.Object(
  { id: Id('Placement id, unique in the design'), cameraGroupId: Id('Camera group id'), ...camera },
  { ...EXACT, title: 'Placement' },
);
export type Placement = Static<typeof Placement>;

export const PlacementSave = Type.Object(
  {
    id: Type.Optional(
      Type.Integer({
        description: 'Without it, the camera is placed anew; one that was removed returns',
        examples: [],
      }),
    ),
    cameraGroupId: Type.Optional(Type.Integer({ description: 'A camera group of the design', examples: [] })),
    newRow: Type.Optional(
      Type.Integer({
        description: 'Instead of cameraGroupId: index in cameras of a row that is sent without id, of a new group',
        examples: [],
      }),
    ),
    ...camera,
    label: Type.Optional(camera.label),
    note: Type.Optional(camera.note),
  },
  { ...EXACT, description: 'A label or note that is left out stays as it is' },
);
export type PlacementSave = Static<typeof PlacementSave>;

/** Where a closet with switches is; it is known by its name, which the cameras of the design give. */
export const PlacedCloset = Type.Object(
  {
    name: Type.String({ description: 'Name of the closet as the camera rows have it', examples: ['MDF'] }),
    planId,
    ...at,
    heightM: Type.Number({ description: `${heightM.min} to ${heightM.max} m above the floor`, examples: [2.5] }),
  },
  { ...EXACT, title: 'PlacedCloset' },
);
export type PlacedCloset = Static<typeof PlacedCloset>;

/** An area that is to be covered with a level. */
export const CoveredArea = Type.Object(
  {
    id: Type.Integer({ description: 'Made by the writer: at least 1, unique in the design', examples: [1] }),
    planId,
    points: List(PlanPoint, { description: `3 to ${MOST_POINTS} corners` }),
    standard: Type.Enum([...STANDARDS], { description: 'Edition of the standard', examples: ['2014'] }),
    level: Type.String({ description: 'Level of that edition', examples: ['observe'] }),
  },
  { ...EXACT, title: 'CoveredArea' },
);
export type CoveredArea = Static<typeof CoveredArea>;

/** What a design has on the plans of its site. */
export interface Placing {
  readonly placements: readonly Placement[];
  readonly closets: readonly PlacedCloset[];
  readonly areas: readonly CoveredArea[];
}
