import type { Placing, Plan, PlanChange } from '@site-designer/api-contract';
import type { Cover } from '../geometry/covered.ts';
import type { PlanGroup, Selected } from '../model/plan-model.ts';
import type { Point } from '../geometry/points.ts';
import type { DraggedOptics } from './drag-types.ts';
import type { Sight } from '../model/use-seen.ts';

/** What a press on the plan does. */
export type Tool =
  | { readonly kind: 'select' | 'wall' | 'area' | 'scale' | 'crop' }
  | { readonly kind: 'closet'; readonly name: string | undefined }
  | { readonly kind: 'place'; readonly cameraGroupId: number };

export const SELECT: Tool = { kind: 'select' };

export interface CanvasProps {
  readonly plan: Plan;
  /** Address of its picture; undefined until it is there, empty where it cannot be had. */
  readonly picture: string | undefined;
  readonly placing: Placing;
  readonly groups: ReadonlyMap<number, PlanGroup>;
  readonly sight: Sight;
  readonly covers: ReadonlyMap<number, Cover>;
  readonly tool: Tool;
  readonly onTool: (tool: Tool) => void;
  readonly selected: Selected;
  readonly onSelect: (selected: Selected) => void;
  readonly onPlacing: (label: string, placing: Placing, isContinuous?: boolean) => void;
  /** Changes the plan as one step, which may go on with the last one. */
  readonly onPlan: (label: string, update: PlanChange, isContinuous?: boolean) => void;
  /** Places a camera of a group. */
  readonly onPlace: (cameraGroupId: number, at: Point) => void;
  /** Changes the lens or the purpose of the group of a camera. */
  readonly onOptics: (id: number, optics: DraggedOptics) => void;
  readonly onDraftArea: (points: readonly Point[]) => void;
}
