import { PLACING_BOUNDS } from '@site-designer/api-contract/placing-bounds';
import type { Bounds } from '@site-designer/sizing-engine/bounds';
import { type FieldError, fieldText } from '@site-designer/texts';
import { apiTexts } from '../../texts/language-in-use.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

export function betweenErrors(path: string, value: number, bounds: Bounds): FieldError[] {
  return value >= bounds.min && value <= bounds.max
    ? []
    : [{ path, message: fieldText('field.between', { min: bounds.min, max: bounds.max }) }];
}

export function positionErrors(path: string, { x, y }: Point): FieldError[] {
  const { position } = PLACING_BOUNDS;
  return [...betweenErrors(`${path}.x`, x, position), ...betweenErrors(`${path}.y`, y, position)];
}

export function pointErrors(path: string, points: readonly Point[], { min, max }: Bounds): FieldError[] {
  if (points.length < min || points.length > max) return [{ path, message: apiTexts().fields.points(min, max) }];
  return points.flatMap((point, index) => positionErrors(`${path}[${index}]`, point));
}

/** Ids that a writer makes: whole, at least 1, each once. */
export function idErrors(path: string, things: readonly { readonly id: number }[]): FieldError[] {
  const seen = new Set<number>();
  return things.flatMap(({ id }, index) => {
    const isWrong = id < 1 || seen.has(id);
    seen.add(id);
    return isWrong ? [{ path: `${path}[${index}].id`, message: apiTexts().fields.ownId }] : [];
  });
}

export function textError(path: string, text: string, most: number): FieldError[] {
  return text.trim().length > most ? [{ path, message: apiTexts().fields.characters(most) }] : [];
}
