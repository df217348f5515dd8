import { type DesignInput } from '../../src/index.ts';
import {
  asBuiltCheck,
  type AsBuiltCheck,
  type AsBuiltParts,
  type AsBuiltSpaceParts,
  type RecordedCamera,
} from '../../src/doors/as-built.ts';
import { catalogue } from './designs.ts';

const GIB = 2 ** 30;

/** A camera of a report that tells everything, changed where the test says so. */
export function recorded(change: Partial<RecordedCamera> = {}): RecordedCamera {
  return {
    key: 'a',
    name: 'Camera',
    cameraGroupId: 1,
    isEnabled: true,
    usedSpaceGib: 100,
    daysHeld: 30,
    recordedPercent: 50,
    setDays: null,
    hasEvidenceLock: false,
    storageName: 'Local',
    ...change,
  };
}

/** GiB that a long-run rate fills in some days. */
export function gibOf(kbps: number, days: number): number {
  return (kbps * 1000 * 86_400 * days) / 8 / GIB;
}

/** How the cameras of a report differ from their plan, as factors. */
export interface Reality {
  readonly rate: number;
  readonly share: number;
  readonly days: number;
}

/** The report of a design whose cameras are built as planned, but for some factors. */
export function reportOf(
  design: DesignInput,
  realityOf: (cameraGroupId: number) => Reality = () => ({ rate: 1, share: 1, days: 1 }),
): RecordedCamera[] {
  return asBuiltCheck({ design, cameras: [] }, catalogue).groups.flatMap((group) => {
    const { rate, share, days } = realityOf(group.cameraGroupId);
    const daysHeld = group.planned.days * days;
    return Array.from({ length: group.designedCameras }, (_, index) =>
      recorded({
        key: `${group.cameraGroupId}-${index}`,
        name: `${group.name} ${index + 1}`,
        cameraGroupId: group.cameraGroupId,
        daysHeld,
        recordedPercent: group.planned.recordedPercent! * share,
        usedSpaceGib: gibOf(group.planned.rateKbps * rate * share, daysHeld),
      }),
    );
  });
}

/** The sum of the parts of a difference. */
export function sumOf({
  rate,
  recordedShare,
  capacity,
  retentionSetting,
}: AsBuiltSpaceParts & Partial<AsBuiltParts>): number {
  return rate + (recordedShare ?? 0) + (retentionSetting ?? 0) + capacity;
}

/** Everything of a check that has a gap: its groups and its cameras. */
export function gapsOf(check: AsBuiltCheck) {
  return [...check.groups, ...check.cameras].flatMap(({ gap, storage }) =>
    gap === null || storage === null ? [] : [{ gap, storage }],
  );
}
