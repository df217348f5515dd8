import type { CameraRow } from './design.ts';
import { firstOf, rowsByGroup } from './camera-groups.ts';
import type { CameraRowToSave } from './design-change.ts';
import type { FieldError } from '../field-check.ts';
import { TEXTS } from '../messages.ts';

/** Rows that a save may name. */
export interface KnownRows {
  readonly byId: ReadonlyMap<number, CameraRow>;
  readonly groupIds: ReadonlySet<number>;
}

/** What is wrong with the ids of rows to save. */
export function identityErrors(saves: readonly CameraRowToSave[], known: KnownRows): FieldError[] {
  return [...saves.flatMap((save, index) => wrongIdentity(save, known, `cameras[${index}]`)), ...repeatedIds(saves)];
}

function wrongIdentity({ id, cameraGroupId, newGroup }: CameraRowToSave, known: KnownRows, path: string): FieldError[] {
  const isOfGroup = id !== undefined || cameraGroupId !== undefined;
  if (newGroup !== undefined && isOfGroup) return [{ path: `${path}.newGroup`, message: TEXTS.startsNoGroup }];
  const row = id === undefined ? undefined : known.byId.get(id);
  if (id !== undefined && row === undefined) return [{ path: `${path}.id`, message: TEXTS.noSuchRow(id) }];
  if (cameraGroupId === undefined || row?.cameraGroupId === cameraGroupId) return [];
  const isWrong = row !== undefined || !known.groupIds.has(cameraGroupId);
  return isWrong ? [{ path: `${path}.cameraGroupId`, message: TEXTS.otherGroup(cameraGroupId) }] : [];
}

function repeatedIds(saves: readonly CameraRowToSave[]): FieldError[] {
  const seen = new Set<number>();
  return saves.flatMap(({ id }, index) => {
    if (id === undefined) return [];
    if (seen.has(id)) return [{ path: `cameras[${index}].id`, message: TEXTS.namedTwice(id) }];
    seen.add(id);
    return [];
  });
}

/** What is wrong with deleting rows by their ids: a group goes as a whole, or keeps its first stream. */
export function removalErrors(ids: readonly number[], rows: readonly CameraRow[]): FieldError[] {
  if (ids.length === 0) return [];
  const known = new Set(rows.map(({ id }) => id));
  const needed = firstsOfPartlyRemoved(rows, new Set(ids));
  const seen = new Set<number>();
  return ids.flatMap((id, index) => {
    const path = `removedCameraIds[${index}]`;
    const isRepeated = seen.has(id);
    seen.add(id);
    if (!known.has(id)) return [{ path, message: TEXTS.noSuchRow(id) }];
    if (isRepeated) return [{ path, message: TEXTS.namedTwice(id) }];
    return needed.has(id) ? [{ path, message: TEXTS.firstStreamStays }] : [];
  });
}

/** First streams of the groups that would keep other streams. */
function firstsOfPartlyRemoved(rows: readonly CameraRow[], removed: ReadonlySet<number>): ReadonlySet<number> {
  const groups = [...rowsByGroup(rows).values()].filter((group) => group.some(({ id }) => !removed.has(id)));
  return new Set(groups.map((group) => firstOf(group)!.id));
}
