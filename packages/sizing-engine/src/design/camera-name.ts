import { CAMERA_NAME_LIMIT } from './bounds.ts';
import { TEXTS } from '../messages.ts';

/**
 * Length of a name as people count it: Unicode code points after trimming.
 *
 * @example
 * ```ts
 * nameLength(' Gate 🚪 '); // 6
 * ```
 */
export function nameLength(name: string): number {
  return Array.from(name.trim()).length;
}

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
  const { max } = CAMERA_NAME_LIMIT;
  return nameLength(name) > max ? TEXTS.maxLength(max) : undefined;
}
