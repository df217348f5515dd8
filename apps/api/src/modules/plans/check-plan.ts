import type { PlanChange, PlanUpdate, Wall } from '@site-designer/api-contract';
import {
  MOST_POINTS,
  MOST_WALLS,
  PLACING_BOUNDS,
  PLACING_TEXT_LIMITS,
  PLAN_BOUNDS,
} from '@site-designer/api-contract/placing-bounds';
import { type FieldError, fieldText } from '@site-designer/texts';
import { refuseInvalid } from '../../http/problem.ts';
import { betweenErrors, idErrors, pointErrors, textError } from './field-checks.ts';
import { apiTexts } from '../../texts/language-in-use.ts';

/** @throws RequestProblem 400 that names every wrong field. */
export function checkedPlanUpdate(asRead: PlanUpdate): PlanChange {
  const { id: _id, width: _width, height: _height, pictureHash: _hash, ...update } = asRead;
  const { name, walls, crop } = update;
  refuseInvalid([
    ...(name === undefined ? [] : nameErrors(name)),
    ...Object.entries(PLAN_BOUNDS).flatMap(([path, bounds]) =>
      betweenErrors(path, update[path as keyof typeof PLAN_BOUNDS] ?? bounds.min, bounds),
    ),
    ...(walls === undefined ? [] : wallErrors(walls)),
    ...(crop === undefined || crop === null ? [] : cropErrors(crop)),
  ]);
  return name === undefined ? update : { ...update, name: name.trim() };
}

function nameErrors(name: string): FieldError[] {
  if (name.trim() === '') return [{ path: 'name', message: fieldText('field.required') }];
  return textError('name', name, PLACING_TEXT_LIMITS.planName);
}

function wallErrors(walls: readonly Wall[]): FieldError[] {
  if (walls.length > MOST_WALLS) return [{ path: 'walls', message: apiTexts().fields.walls(MOST_WALLS) }];
  return [
    ...idErrors('walls', walls),
    ...walls.flatMap(({ points }, index) =>
      pointErrors(`walls[${index}].points`, points, { min: 2, max: MOST_POINTS }),
    ),
  ];
}

function cropErrors(crop: NonNullable<PlanUpdate['crop']>): FieldError[] {
  const { position } = PLACING_BOUNDS;
  return [
    ...betweenErrors('crop.x', crop.x, position),
    ...betweenErrors('crop.y', crop.y, position),
    ...betweenErrors('crop.width', crop.width, { min: 1, max: position.max }),
    ...betweenErrors('crop.height', crop.height, { min: 1, max: position.max }),
  ];
}
