import { rowsByGroup } from '@site-designer/sizing-engine/design';
import type { CameraRow } from '@site-designer/sizing-engine';
import { grouped } from '../cells/grouped.ts';
import { patchedRow } from '../cells/row-edit.ts';
import type { PlannedLine } from '../edits/plan.ts';
import { LineReader } from '../files/line-reader.ts';
import { tableOf } from '../selection/selection.ts';
import type { ImportChoices, ImportContext } from './choices.ts';
import type { Piece } from './pieces.ts';

/** Exports of the camera table name rows and groups by their ids: a line for each stream. */

/** The streams of a group as lines of an export have them. */
export interface OwnGroup {
  readonly pieces: readonly Piece[];
  readonly plans: readonly PlannedLine[];
  /** Of the design, where it has the group. */
  readonly before: readonly CameraRow[] | undefined;
  readonly after: readonly CameraRow[];
}

export interface OwnGroups {
  readonly groups: readonly OwnGroup[];
  /** Why a line cannot be taken, by line of the file. */
  readonly unclear: ReadonlyMap<number, string>;
}

/** Plans the lines of an export: rows of the design by their ids, others as streams of new groups. */
export function ownGroups(
  pieces: readonly Piece[],
  start: CameraRow,
  { choices, context: { table, form, ids } }: { readonly choices: ImportChoices; readonly context: ImportContext },
): OwnGroups {
  const isUpdate = choices.against === 'update';
  const known = isUpdate ? table : tableOf([]);
  const reader = new LineReader(known, { form, ids }, start);
  const lines = pieces.map(({ own, texts, unreadable, lines: [line = 0] }) => ({
    rowId: isUpdate && choices.lines.get(line) !== 'take' ? (own?.rowId ?? '') : '',
    groupId: own?.groupId ?? '',
    texts,
    unreadable,
  }));
  const plans = reader.readAll(reader.withOwnIds(lines));
  const all = plans.map((plan, at) => ({ plan, piece: pieces[at]! }));
  const groupOf = new Map(known.rows.map(({ id, cameraGroupId }) => [id, cameraGroupId]));
  const clear = grouped(
    all.filter(({ plan }) => plan.problem === undefined),
    ({ plan }) => groupOf.get(plan.rowId ?? 0) ?? plan.group ?? plan,
  );
  const present = rowsByGroup(known.rows);
  return {
    groups: [...clear].map(([key, streams]) => {
      const before = typeof key === 'number' ? present.get(key) : undefined;
      const patches = new Map(
        streams.flatMap(({ plan }) => (plan.rowId === undefined ? [] : [[plan.rowId, plan.patch]])),
      );
      const changed = (before ?? []).map((row) => patchedRow(row, patches.get(row.id) ?? {}, form.catalogue));
      const fresh = streams
        .filter(({ plan }) => plan.rowId === undefined)
        .map(({ plan }, at) => patchedRow({ ...start, id: at + 1 }, plan.patch, form.catalogue));
      return {
        pieces: streams.map(({ piece }) => piece),
        plans: streams.map(({ plan }) => plan),
        before,
        after: [...changed, ...fresh],
      };
    }),
    unclear: new Map(
      all.flatMap(({ plan: { problem }, piece }) =>
        problem === undefined ? [] : piece.lines.map((line) => [line, problem] as const),
      ),
    ),
  };
}
