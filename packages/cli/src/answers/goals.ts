import type { NamedDesign } from '@site-designer/design-file';
import type { Catalogue } from '@site-designer/sizing-engine';
import {
  longestRetention,
  mostCameras,
  smallestDisk,
  type CameraGoal,
  type LongestRetention,
  type MostCameras,
  type SmallestDisk,
} from '@site-designer/sizing-engine/goals';

/** What the present hardware of a design holds; an answer is null where it does not hold even the least. */
export type Goal =
  | { readonly goal: 'retention'; readonly answer: LongestRetention | null }
  | { readonly goal: 'cameras'; readonly answer: MostCameras | null }
  | { readonly goal: 'disks'; readonly answer: readonly SmallestDisk[] | null };

export const GOALS = ['retention', 'cameras', 'disks'] as const satisfies readonly Goal['goal'][];

interface Question {
  readonly design: NamedDesign;
  readonly catalogue: Catalogue;
  readonly wanted: CameraGoal;
}

export function goalOf(goal: Goal['goal'], { design, catalogue, wanted }: Question): Goal {
  switch (goal) {
    case 'retention':
      return { goal, answer: longestRetention(design, catalogue, wanted) };
    case 'cameras':
      return { goal, answer: mostCameras(design, catalogue, wanted) };
    case 'disks':
      return { goal, answer: smallestDisk(design, catalogue, wanted) };
  }
}
