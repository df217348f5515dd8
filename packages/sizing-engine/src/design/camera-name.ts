import { CAMERA_NAME_LIMIT } from './bounds.ts';
import { problem, type Problem } from '../problem.ts';
import { checkReadable, nameLength } from '../checks/readable.ts';

/**
 * Check the name of a camera group. It may be empty.
 *
 * @returns What to say, or undefined when the name is valid.
 * @example
 * ```ts
 * checkCameraName('x'.repeat(71)); // { say: 'field.max-length', max: 70 }
 * ```
 */
export function checkCameraName(name: string): Problem | undefined {
  return checkReadable(name) ?? checkCameraNameLength(name);
}

/** Checks the length alone: a stored design with a name that cannot be read can still be sized. */
export function checkCameraNameLength(name: string): Problem | undefined {
  const { max } = CAMERA_NAME_LIMIT;
  // Characters are counted only where there could be too many: every row of a save is checked.
  if (typeof name === 'string' && name.length <= max) return undefined;
  return nameLength(name) > max ? problem('field.max-length', { max }) : undefined;
}
