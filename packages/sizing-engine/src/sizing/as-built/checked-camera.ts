import type { Explained } from '../../derivation/explained.ts';
import type {
  AsBuiltCamera,
  AsBuiltFigures,
  AsBuiltOptions,
  AsBuiltStatus,
  HeldBy,
  RecordedCamera,
} from './as-built-result.ts';
import { gapOf, type RecordedFigures } from './gap.ts';
import type { PlannedGroup } from './planned-group.ts';
import { figuresOf, heldByOf, isHeldBySetting, statusOf, type CheckedCamera } from './recorded-cameras.ts';

/** A camera of the report with its result. */
export interface CheckedLine {
  readonly cameraGroupId: number;
  readonly status: AsBuiltStatus;
  readonly heldBy: HeldBy | null;
  readonly result: Explained<AsBuiltCamera>;
  /** Undefined where it could not be checked. */
  readonly checked: CheckedCamera | undefined;
}

interface CameraContext {
  /** Its place in the report. */
  readonly number: number;
  readonly group: PlannedGroup;
  readonly options: AsBuiltOptions;
}

/** Compare one camera of a report with the plan of its group. */
export function checkedCamera(camera: RecordedCamera, { number, group, options }: CameraContext): CheckedLine {
  const { key, name, cameraGroupId, usedSpaceGib, daysHeld } = camera;
  const status = statusOf(camera, options, group.isGroomed);
  const known = { key, name, cameraGroupId, status };
  if (status !== 'checked' || usedSpaceGib === null || daysHeld === null) {
    const result = { ...known, actual: null, heldBy: null, ...NO_DIFFERENCE };
    return { cameraGroupId, status, heldBy: null, result, checked: undefined };
  }
  const checked = { ...camera, usedSpaceGib, daysHeld, number };
  const figures = figuresOf(checked, group.days);
  const heldBy = heldByOf(checked, options, group.days.value);
  const difference =
    heldBy === 'site-age' ? NO_DIFFERENCE : gapOf(group, figures, isHeldBySetting(checked) ? undefined : figures);
  const result = { ...known, actual: shownFigures(figures), heldBy, ...difference };
  return { cameraGroupId, status, heldBy, result, checked };
}

/** Texts for cameras whose days do not show their rates. */
export const NO_DIFFERENCE = { gap: null, storage: null } as const;

/** Figures as the result has them. */
export function shownFigures({ rateKbps, recordedPercent, days }: RecordedFigures): Explained<AsBuiltFigures> {
  return { rateKbps, recordedPercent: recordedPercent ?? null, days };
}
