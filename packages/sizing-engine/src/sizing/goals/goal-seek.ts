import { refuse, requireStructure } from '../../checks/structure.ts';
import type { Catalogue } from '../../catalogue/schema.ts';
import { type Bounds } from '../../design/bounds.ts';
import { CAMERA_BOUNDS } from '../../design/row-fields.ts';
import { rowsByGroup } from '../../design/camera-groups.ts';
import type { CameraRow, DesignInput } from '../../design/design.ts';
import { SizingError } from '../../errors.ts';
import { FieldChecks } from '../../checks/field-check.ts';
import { retentionSpan } from '../demand/retention-span.ts';
import { camerasOf, inMix } from '../deal/present-mix.ts';
import type { StorageRole } from '../result/result.ts';
import { validated } from '../question/validate.ts';
import { fixedHardware, presentSizes, type FixedHardware } from './fixed-hardware.ts';
import { greatest } from '../search/greatest.ts';
import { problem } from '../../problem.ts';

/** The hardware of a goal: machine or appliance, RAID and disks are those of the design's proposal. */
export interface GoalHardware {
  /** Number of recording servers. Default: that of the proposal. */
  readonly servers?: number;
}

/** How long the hardware keeps the recordings. */
export interface LongestRetention {
  /** Days that are added to the retention of every row; negative where the hardware keeps less. */
  readonly changeDays: number;
  readonly shortestDays: number;
  readonly longestDays: number;
  /** The design with these retentions. */
  readonly design: DesignInput;
}

/** How many cameras the hardware records. */
export interface MostCameras {
  /** Of all groups together. */
  readonly cameras: number;
  /** The design with this number of cameras, without groups that no camera is left for. */
  readonly design: DesignInput;
}

/** Which cameras are added or taken away. */
export interface CameraGoal extends GoalHardware {
  /** The group whose number of cameras changes. Default: all groups, in their present mix. */
  readonly cameraGroupId?: number;
}

/** The smallest disks of one storage of a server that are enough. */
export interface SmallestDisk {
  readonly storage: StorageRole;
  /** Disks of one server. */
  readonly disks: number;
  /** Decimal TB of one disk. */
  readonly diskTb: number;
}

/**
 * The longest retention that the present hardware holds, with the retention of every row changed by the same number of days.
 *
 * The next day does not fit. Searched from the present retention on. Bit rates count as they are, without their range.
 *
 * @returns Null where nothing fits the design, so that there is no hardware, or where the hardware holds not even the shortest
 * retention.
 * @throws SizingError `out-of-domain` as {@link calculateProposal} does, and for a number of servers that is none.
 * @example
 * ```ts
 * longestRetention(design, publishedCatalogue)?.longestDays; // 36
 * longestRetention(design, publishedCatalogue, { servers: 2 })?.longestDays; // 73
 * ```
 */
export function longestRetention(
  design: DesignInput,
  catalogue: Catalogue,
  wanted: GoalHardware = {},
): LongestRetention | null {
  const { cameras, hardware } = asked(design, catalogue, wanted);
  if (hardware === undefined) return null;
  const { min, max } = CAMERA_BOUNDS.retentionDays;
  const span = retentionSpan(cameras);
  const moved = (changeDays: number): CameraRow[] =>
    cameras.map((row) => ({ ...row, retentionDays: row.retentionDays + changeDays }));
  const changeDays = greatest(0, { min: min - span.min, max: max - span.max }, (days) => holds(hardware, moved(days)));
  if (changeDays === undefined) return null;
  return {
    changeDays,
    shortestDays: span.min + changeDays,
    longestDays: span.max + changeDays,
    design: { ...design, cameras: moved(changeDays) },
  };
}

/**
 * The most cameras that the present hardware records and keeps as long as is asked for: of one group, or of all groups in their
 * present mix.
 *
 * One camera more does not fit. Searched from the present number on. Bit rates count as they are, without their range.
 *
 * @returns Null where nothing fits the design, so that there is no hardware, or where the hardware holds not even one camera.
 * @throws SizingError `out-of-domain` as {@link calculateProposal} does, and for a number of servers that is none;
 * `unknown-entry` for a group that the design does not have.
 * @example
 * ```ts
 * mostCameras(design, publishedCatalogue)?.cameras; // 48
 * ```
 */
export function mostCameras(design: DesignInput, catalogue: Catalogue, wanted: CameraGoal = {}): MostCameras | null {
  const { cameras: rows, hardware } = asked(design, catalogue, wanted);
  const { cameraGroupId } = wanted;
  const groups = [...rowsByGroup(rows).values()];
  if (cameraGroupId !== undefined && groups.every(([first]) => first!.cameraGroupId !== cameraGroupId)) {
    throw new SizingError('unknown-entry', 'cameraGroupId', problem('field.no-such-group', { id: cameraGroupId }));
  }
  if (hardware === undefined) return null;
  const others = cameraGroupId === undefined ? [] : groups.filter(([first]) => first!.cameraGroupId !== cameraGroupId);
  const moving = groups.filter((group) => !others.includes(group));
  const withCameras = (cameras: number): CameraRow[] => [...inMix(moving, cameras), ...others.flat()];
  const moved = greatest(camerasOf(moving), CAMERA_BOUNDS.quantity, (cameras) => holds(hardware, withCameras(cameras)));
  if (moved === undefined) return null;
  return { cameras: moved + camerasOf(others), design: { ...design, cameras: withCameras(moved) } };
}

/**
 * The smallest disks with which so many servers of the present machine or appliance, with as many disks in the same RAID, hold
 * the design. Sizes are those of the disk type or the appliance in the catalogue; bounds of disk sizes in the settings are
 * ignored. Of two storages the live database comes first, then the archive beside it.
 *
 * @returns The disks of each storage; null where nothing fits the design or the largest disks are too small.
 * @throws SizingError `out-of-domain` as {@link calculateProposal} does, and for a number of servers that is none.
 * @example
 * ```ts
 * smallestDisk(design, publishedCatalogue)?.[0]; // { storage: 'live', disks: 2, diskTb: 12 }
 * ```
 */
export function smallestDisk(
  design: DesignInput,
  catalogue: Catalogue,
  wanted: GoalHardware = {},
): SmallestDisk[] | null {
  const { cameras, hardware } = asked(design, catalogue, wanted);
  if (hardware === undefined) return null;
  return smallestDisks(hardware, cameras) ?? null;
}

/** The smallest disks with which servers that are there hold some cameras; undefined where the largest are too small. */
export function smallestDisks(hardware: FixedHardware, cameras: readonly CameraRow[]): SmallestDisk[] | undefined {
  const sizes = holds(hardware, cameras)
    ? presentSizes(hardware)
    : hardware.storages.map(({ sizesTb }) => sizesTb.at(-1)!);
  for (const [index, { sizesTb }] of hardware.storages.entries()) {
    const smallest = sizesTb.find((diskTb) => hardware.holds(cameras, sizes.with(index, diskTb)));
    if (smallest === undefined) return undefined;
    sizes[index] = smallest;
  }
  return hardware.storages.map(({ storage, layout }, index) => ({
    storage,
    disks: layout.disks,
    diskTb: sizes[index]!,
  }));
}

function asked(design: DesignInput, catalogue: Catalogue, wanted: GoalHardware) {
  requireStructure(wanted, {}, 'hardware');
  const { servers } = wanted;
  const checks = new FieldChecks('hardware');
  if (servers !== undefined) checks.within('servers', servers, SERVERS);
  refuse(checks.errors);
  const settled = validated(design, catalogue);
  return { cameras: settled.cameras, hardware: fixedHardware(settled, catalogue, servers) };
}

/** As many servers as a design could have cameras. */
const SERVERS: Bounds = { min: 1, max: CAMERA_BOUNDS.quantity.max };

function holds(hardware: FixedHardware, cameras: readonly CameraRow[]): boolean {
  return hardware.holds(cameras, presentSizes(hardware));
}
