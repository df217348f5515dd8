import type { Bounds, FieldChecks } from '../checks/field-check.ts';
import { problem } from '../problem.ts';
import { isObject } from '../checks/structure.ts';

/** The size of a picture that is no option of the catalogue, pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Bounds of a side of a picture, pixels. */
export const SIDE_BOUNDS = { min: 16, max: 16_384 } as const satisfies Bounds;

/** The resolution id of a picture whose size is typed. It is no option: without a size it is refused. */
export const TYPED_SIZE = 0;

/** Check a typed size, and that no resolution is named beside it. */
export function checkTypedSize(
  { resolutionId, size }: { readonly resolutionId: number; readonly size: PictureSize },
  paths: { readonly resolution: string; readonly size: string },
  checks: FieldChecks,
): void {
  if (resolutionId !== TYPED_SIZE) checks.add(paths.resolution, problem('field.one-of', { values: [TYPED_SIZE] }));
  checkSize(size, paths.size, checks);
}

/** Check both sides of a typed size. */
export function checkSize(size: PictureSize, path: string, checks: FieldChecks): void {
  if (!isObject(size)) return checks.add(path, problem('field.object'));
  checks.within(`${path}.width`, size.width, SIDE_BOUNDS);
  checks.within(`${path}.height`, size.height, SIDE_BOUNDS);
}

/** A size as people write it. */
export function sizeText({ width, height }: PictureSize): string {
  return `${width}x${height}`;
}
