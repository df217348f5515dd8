import { CAMERA_NAME_LIMIT } from '@site-designer/sizing-engine/bounds';
import { changedFields } from '@site-designer/sizing-engine/design';
import type { CameraRow, NewCameraRow } from '@site-designer/sizing-engine';
import type { NamedTemplate } from './template-library.ts';

/** A template of a file, compared with those of the account. */
export interface ComparedTemplate<T extends NamedTemplate = NamedTemplate> {
  readonly template: NamedTemplate;
  /** `equal` to one with the same name; or a `clash`: the name is taken by others. */
  readonly kind: 'new' | 'equal' | 'clash';
  /** Those that have its name. */
  readonly namesakes: readonly T[];
}

/**
 * Compares the templates of a file with those of the account. Names are compared without case; a template that is twice in a
 * file counts once.
 */
export function compareTemplates<T extends NamedTemplate>(
  existing: readonly T[],
  incoming: readonly NamedTemplate[],
): readonly ComparedTemplate<T>[] {
  return incoming.map((template, index) => {
    const namesakes = existing.filter((each) => isNamesake(each, template));
    const earlier = incoming.slice(0, index).filter((each) => isNamesake(each, template));
    const isKnown = [...namesakes, ...earlier].some((each) => isSameTemplate(each, template));
    return { template, kind: isKnown ? 'equal' : namesakes.length > 0 ? 'clash' : 'new', namesakes };
  });
}

function isNamesake(one: NamedTemplate, other: NamedTemplate): boolean {
  return one.name.trim().toLowerCase() === other.name.trim().toLowerCase();
}

function isSameTemplate(one: NamedTemplate, other: NamedTemplate): boolean {
  return (
    one.cameras.length === other.cameras.length &&
    one.cameras.every((stream, index) => isSameStream(stream, other.cameras[index]!))
  );
}

function isSameStream(one: NewCameraRow, other: NewCameraRow): boolean {
  return changedFields(one as CameraRow, other as CameraRow).length === 0;
}

/** A name that none of these templates has: with a number appended where it is taken. */
export function freeName(name: string, taken: readonly Pick<NamedTemplate, 'name'>[]): string {
  const names = new Set(taken.map((each) => each.name.trim().toLowerCase()));
  for (let number = 2; names.has(numbered(name, number - 1).toLowerCase()); number += 1) {
    if (!names.has(numbered(name, number).toLowerCase())) return numbered(name, number);
  }
  return name;
}

/** The first has no number; a long name is shortened for it. */
function numbered(name: string, number: number): string {
  if (number === 1) return name;
  const mark = ` (${number})`;
  return `${Array.from(name)
    .slice(0, CAMERA_NAME_LIMIT.max - mark.length)
    .join('')
    .trimEnd()}${mark}`;
}
