import { CAMERA_TEXTS } from '#texts/editor/cameras.ts';
import type { FormData } from '@site-designer/api-contract';
import type { CameraRow } from '@site-designer/sizing-engine';

export function countGroups(rows: readonly CameraRow[]): number {
  return new Set(rows.map(({ cameraGroupId }) => cameraGroupId)).size;
}

/** Why a design may not get that many camera groups; undefined if it may. */
export function excessOf(groups: number, formData: FormData | undefined): string | undefined {
  const limit = formData?.groupsPerDesign;
  return limit === undefined || groups <= limit ? undefined : CAMERA_TEXTS.excess(groups, limit);
}

/** The same for a change: a design that exceeds a limit which was lowered can be changed, but not grow. */
export function excessAfter(
  before: readonly CameraRow[],
  after: readonly CameraRow[],
  formData: FormData | undefined,
): string | undefined {
  if (after.length <= before.length) return undefined;
  const groups = countGroups(after);
  return groups > countGroups(before) ? excessOf(groups, formData) : undefined;
}
