import { Type } from 'typebox';
import { List } from '../basics/schema.ts';

/** Disks of each array of a storage. */
export function arraysOf(whose: string, example: readonly number[]) {
  return List(Type.Number(), {
    description: `Disks of each array of ${whose}, the larger ones first; one entry where all disks are one array`,
    examples: [example],
  });
}
