import type { BulkApply } from './bulk-apply.ts';
import type { NewCameraRow } from './row-fields.ts';
import type {
  CameraRow,
  Design,
  LaterFieldsInput,
  LaterRowField,
  ServerSettings,
  ServerSettingsInput,
} from './design.ts';
import type { FieldError } from '../checks/field-check.ts';
import type { RowPatch } from './camera-row.ts';

/** A whole row to save: one that exists by its `id`, or a new one. */
export interface CameraRowToSave extends Omit<NewCameraRow, 'motion' | LaterRowField>, LaterFieldsInput {
  /** Without it the row is new. */
  readonly id?: number;
  /** The group that a new row joins; without it, the row starts a group. Of an existing row it must be its own group. */
  readonly cameraGroupId?: number;
  /** New rows that carry the same number start one group together, in their order. */
  readonly newGroup?: number;
  /** Ignored: it is the same as `id`. */
  readonly streamId?: unknown;
  /** Percent of the time; `continuous` is ignored, it follows from `motion` and the mode. */
  readonly motion: { readonly continuous?: unknown; readonly motion: number };
}

/** The part of a design that a change needs; its rows are enough. */
export type ChangeableDesign = Pick<Design, 'cameras'> & Partial<Pick<Design, 'serverSettings'>>;

/** What one command changes in a design. Whatever is left out, null or empty stays as it is. */
export interface DesignChange {
  /** Whole rows of any groups. They win over a patch or a bulk apply of the same row. */
  readonly cameras?: readonly CameraRowToSave[] | null;
  /** Rows may be of this group alone. */
  readonly cameraGroupId?: number;
  /** Fields to set, by row id. Ids that the design does not have are ignored. */
  readonly patches?: ReadonlyMap<number, RowPatch>;
  /** One field to set in every row of the design. */
  readonly bulkApply?: BulkApply;
  /** Rows to delete. The first stream of a group goes only together with all others of it. */
  readonly removedCameraIds?: readonly number[];
  readonly serverSettings?: ServerSettingsInput | null;
}

/**
 * Ids for new rows and groups. Each is higher than all ids so far: streams of a group are ordered by their ids, and the newest
 * group is on top of the table.
 */
export interface NewIds {
  readonly stream: () => number;
  /** The id of a group that starts with this stream. */
  readonly group: (firstStreamId: number) => number;
}

/**
 * Ids that count up, for a caller without a database. A group has the id of its first stream.
 *
 * @param first - The first id.
 * @example
 * ```ts
 * consecutiveIds(7).stream(); // 7
 * ```
 */
export function consecutiveIds(first: number): NewIds {
  let next = first;
  return {
    stream: () => {
      next += 1;
      return next - 1;
    },
    group: (firstStreamId) => firstStreamId,
  };
}

/** A row that has changed. */
export interface ChangedRow {
  readonly before: CameraRow;
  readonly after: CameraRow;
  /** Fields with another value, at least one. */
  readonly fields: readonly (keyof CameraRow)[];
}

/** How a design differs from the one before a change. */
export interface DesignDifference {
  /** Rows of the change that had no id, in the order of the change. */
  readonly added: readonly CameraRow[];
  /** In the order of the table; rows that followed a change of their group included. */
  readonly changed: readonly ChangedRow[];
  readonly removed: readonly CameraRow[];
  /** The new settings, where they differ. */
  readonly serverSettings: ServerSettings | undefined;
}

/** A design after a change. */
export interface AppliedChange<D> {
  /** The design itself where nothing differs or anything is wrong. */
  readonly design: D;
  readonly difference: DesignDifference;
  /** Everything that is wrong with the change, by its path in it; with any, nothing is changed. */
  readonly errors: readonly FieldError[];
}
