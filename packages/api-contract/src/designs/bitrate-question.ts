import type { BitrateQuery, Catalogue } from '@site-designer/sizing-engine';
import { CAMERA_BOUNDS, SIDE_BOUNDS } from '@site-designer/sizing-engine/bounds';
import { checkNumber, optionLists, TYPED_SIZE } from '@site-designer/sizing-engine/design';
import { fieldText, problemText, type FieldError } from '@site-designer/texts';
import type { CalculateBitrateQuery } from './tools.ts';

/** What a request asks the engine: at the frame rate of motion, or at the continuous one where it alone is above 0. */
export function bitrateQuestion(
  query: CalculateBitrateQuery,
  catalogue: Catalogue,
): { readonly question: BitrateQuery; readonly errors: readonly FieldError[] } {
  const { motionFps = 0, continuousFps = 0, width, height } = query;
  const isContinuous = motionFps === 0 && continuousFps > 0;
  const half = isContinuous ? 'continuous' : 'motion';
  const fps = isContinuous ? continuousFps : motionFps;
  const size = width === undefined || height === undefined ? null : { width, height };
  const { codecs, imageComplexities, resolutions } = optionLists(catalogue);
  const message = problemText(checkNumber(fps, CAMERA_BOUNDS.fps));
  return {
    question: { ...query, size, half, fps },
    errors: [
      ...unknownId('codecId', query.codecId, codecs),
      ...unknownId('complexityId', query.complexityId, imageComplexities),
      ...pictureErrors(query, resolutions),
      ...(message === undefined ? [] : [{ path: `${half}Fps`, message }]),
    ],
  };
}

function pictureErrors(
  query: CalculateBitrateQuery,
  options: readonly { readonly id: number }[],
): readonly FieldError[] {
  const { resolutionId, width, height } = query;
  if (width === undefined && height === undefined) return unknownId('resolutionId', resolutionId, options);
  return [
    ...unknownId('resolutionId', resolutionId ?? TYPED_SIZE, [{ id: TYPED_SIZE }]),
    ...sideErrors('width', width),
    ...sideErrors('height', height),
  ];
}

function sideErrors(path: string, side: number | undefined): FieldError[] {
  const message = side === undefined ? fieldText('field.required') : problemText(checkNumber(side, SIDE_BOUNDS));
  return message === undefined ? [] : [{ path, message }];
}

function unknownId(path: string, id: number | undefined, options: readonly { readonly id: number }[]): FieldError[] {
  if (id === undefined) return [{ path, message: fieldText('field.required') }];
  const ids = options.map((option) => option.id);
  return ids.includes(id) ? [] : [{ path, message: fieldText('field.one-of', { values: ids }) }];
}
