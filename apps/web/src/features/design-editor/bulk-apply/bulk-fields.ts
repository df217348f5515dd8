import { BULK_TEXTS, CAMERA_TEXTS } from '#texts/editor/cameras.ts';
import type { FormData } from '@site-designer/api-contract';
import { BulkApplyField, LensType } from '@site-designer/sizing-engine/enumerations';
import { CAMERA_BOUNDS, EXTRAS_BOUNDS, type Bounds } from '@site-designer/sizing-engine/bounds';
import { type PictureSize } from '@site-designer/sizing-engine';
import { EXTRA_FIELDS, TYPED_SIZE, type BulkApplyValue } from '@site-designer/sizing-engine/design';
import type { SelectOption } from '../../../ui/fields/select.tsx';

/** A setting that can be applied to all groups: a bounded number or an option of a list, for a row or one half. */
export interface BulkField {
  readonly code: BulkApplyField;
  readonly title: string;
  readonly start: number;
  readonly bounds?: Bounds;
  readonly unit?: string;
  readonly options?: readonly SelectOption[];
  /** Whether a size may be typed in place of an option. */
  readonly takesSizes?: boolean;
  readonly isHalved?: boolean;
}

export function bulkFields(formData: FormData): readonly BulkField[] {
  const { quantity, recording, hoursPerDay, retentionDays, codec, fps, motion, complexity, resolution } =
    BulkApplyField;
  const lensTypes = formData.lensTypes.filter(({ id }) => id !== LensType.multiChild);
  return [
    {
      code: retentionDays,
      title: BULK_TEXTS.fields.retentionDays,
      start: 30,
      bounds: CAMERA_BOUNDS.retentionDays,
      unit: 'days',
    },
    { code: quantity, title: BULK_TEXTS.fields.quantity, start: 1, bounds: CAMERA_BOUNDS.quantity },
    { code: recording, title: BULK_TEXTS.fields.recording, start: 1, options: formData.recordings },
    {
      code: hoursPerDay,
      title: BULK_TEXTS.fields.hoursPerDay,
      start: 24,
      bounds: CAMERA_BOUNDS.hoursPerDay,
      unit: 'h/day',
    },
    { code: codec, title: BULK_TEXTS.fields.codec, start: 3, options: formData.codecs },
    { code: fps, title: BULK_TEXTS.fields.fps, start: 15, bounds: CAMERA_BOUNDS.fps, isHalved: true },
    { code: motion, title: BULK_TEXTS.fields.motion, start: 40, bounds: CAMERA_BOUNDS.motion, unit: '%' },
    {
      code: complexity,
      title: BULK_TEXTS.fields.complexity,
      start: 2,
      options: formData.imageComplexities,
      isHalved: true,
    },
    {
      code: resolution,
      title: BULK_TEXTS.fields.resolution,
      start: 8,
      options: [...formData.resolutions, { id: TYPED_SIZE, name: CAMERA_TEXTS.otherSize }],
      takesSizes: true,
      isHalved: true,
    },
    {
      code: BulkApplyField.bitrateKbit,
      title: BULK_TEXTS.fields.bitrateKbit,
      start: 2702,
      bounds: CAMERA_BOUNDS.bitrateKbit,
      unit: 'kbit/s',
      isHalved: true,
    },
    {
      code: BulkApplyField.licencesPerCamera,
      title: BULK_TEXTS.fields.licencesPerCamera,
      start: 1,
      bounds: CAMERA_BOUNDS.licencesPerCamera,
    },
    ...extraFields(),
    { code: BulkApplyField.lensType, title: BULK_TEXTS.fields.lensType, start: 0, options: lensTypes },
  ];
}

const EXTRA_UNITS = {
  audioKbps: 'kbit/s',
  metadataKbps: 'kbit/s',
  eventsPerHour: 'events/h',
  preSeconds: 's',
  postSeconds: 's',
} as const satisfies Record<(typeof EXTRA_FIELDS)[number], string>;

/** Fields of what is recorded besides video; all default to 0. */
function extraFields(): BulkField[] {
  return EXTRA_FIELDS.map((field) => ({
    code: BulkApplyField[field],
    title: BULK_TEXTS.fields[field],
    start: 0,
    bounds: EXTRAS_BOUNDS[field],
    unit: EXTRA_UNITS[field],
  }));
}

export const BULK_HALVES = [
  { id: 0, name: BULK_TEXTS.bothHalves },
  { id: 1, name: BULK_TEXTS.continuous },
  { id: 2, name: BULK_TEXTS.motion },
] as const satisfies readonly SelectOption[];

export function bulkValue({ code, isHalved }: BulkField, value: number | PictureSize, half: number): BulkApplyValue {
  if (code === BulkApplyField.motion) return { motion: value };
  if (isHalved !== true && typeof value === 'number') return value;
  return { ...(half !== 2 && { continuous: value }), ...(half !== 1 && { motion: value }) };
}
