import type { Explained } from '../../derivation/explained.ts';
import { given, type Quantity } from '../../derivation/quantity.ts';
import { rateOf } from '../../formulas/as-built.ts';
import type { AsBuiltFinding, AsBuiltGroup } from './as-built-result.ts';
import { NO_DIFFERENCE, shownFigures, type CheckedLine } from './checked-camera.ts';
import { findingsOf } from './findings.ts';
import { gapOf, type Recorded, type StorageQuantities } from './gap.ts';
import type { PlannedGroup } from './planned-group.ts';
import { figuresOf, isHeldBySetting, togetherOf, type CheckedCamera } from './recorded-cameras.ts';

/** A group with what the totals need of it. */
export interface CheckedGroup {
  readonly result: Explained<AsBuiltGroup>;
  readonly findings: readonly AsBuiltFinding[];
  readonly cameras: CameraCounts;
  /** Undefined without a checked camera. */
  readonly rates: { readonly planned: Quantity<'Mbit/s'>; readonly actual: Quantity<'Mbit/s'> } | undefined;
  readonly storage: StorageQuantities | null;
}

/** How many cameras a group has, in the design and in the report. */
export type CameraCounts = Readonly<Record<'designed' | 'reported' | 'checked', Quantity<'camera'>>>;

/** Compare a group with its cameras of the report. */
export function checkedGroup(group: PlannedGroup, lines: readonly CheckedLine[]): CheckedGroup {
  const { cameraGroupId, name } = group;
  const checked = lines.flatMap((line) => line.checked ?? []);
  const counted = (what: string, value: number) => given(`report.groups[${cameraGroupId}].${what}`, value, 'camera');
  const cameras = {
    designed: group.cameras,
    reported: counted('cameras', lines.length),
    checked: counted('checkedCameras', checked.length),
  };
  const known = {
    cameraGroupId,
    name,
    designedCameras: cameras.designed,
    reportedCameras: cameras.reported,
    checkedCameras: cameras.checked,
    planned: shownFigures(group),
  };
  const common = { findings: findingsOf(group, lines), cameras };
  if (checked.length === 0) {
    const result = { ...known, actual: null, fewestDays: null, ...NO_DIFFERENCE };
    return { ...common, result, rates: undefined, storage: null };
  }
  const actual = togetherOf(checked, cameras.checked, group.days);
  const bySpaceOf = (): Recorded | undefined => {
    const rest = checked.filter((camera) => !isHeldBySetting(camera));
    if (rest.length === 0) return undefined;
    if (rest.length === checked.length) return actual;
    return togetherOf(rest, counted('camerasHeldBySpace', rest.length), group.days);
  };
  const isTooNew = lines.some(({ heldBy }) => heldBy === 'site-age');
  const { gap, storage } = isTooNew ? NO_DIFFERENCE : gapOf(group, actual, bySpaceOf());
  return {
    ...common,
    result: { ...known, actual: shownFigures(actual), fewestDays: fewestDays(checked, group.days), gap, storage },
    rates: {
      planned: rateOf({ kbps: group.rateKbps, cameras: cameras.checked }),
      actual: rateOf({ kbps: actual.rateKbps, cameras: cameras.checked }),
    },
    storage,
  };
}

function fewestDays(checked: readonly CheckedCamera[], planned: Quantity<'day'>): Quantity<'day'> {
  return figuresOf(
    checked.reduce((least, each) => (each.daysHeld < least.daysHeld ? each : least)),
    planned,
  ).days;
}
