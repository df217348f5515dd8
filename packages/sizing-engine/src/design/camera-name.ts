import { CAMERA_NAME_LIMIT } from './bounds.ts';
import { TEXTS } from '../checks/messages.ts';
import { checkReadable, nameLength } from '../checks/readable.ts';

/**
 * Check the name of a camera group. It may be empty.
 *
 * @returns The text to show, or undefined when the name is valid.
 * @example
 * ```ts
 * checkCameraName('x'.repeat(71)); // 'Must be 70 characters or less'
 * ```
 */
export function checkCameraName(name: string): string | undefined {
  return checkReadable(name) ?? checkCameraNameLength(name);
}

/** Checks the length alone: a stored design with a name that cannot be read can still be sized. */
export function checkCameraNameLength(name: string): string | undefined {
  const { max } = CAMERA_NAME_LIMIT;
  // Characters are counted only where there could be too many: every row of a save is checked.
  if (typeof name === 'string' && name.length <= max) return undefined;
  return nameLength(name) > max ? TEXTS.maxLength(max) : undefined;
}
