import { LOCAL_PROBLEM_TEXTS } from '#texts/local-design.ts';
import type { CameraRow, CameraRowSave } from '@site-designer/api-contract';
import { withIds } from '@site-designer/api-contract/row-ids';
import { settleCameraRow, type ServerSettings } from '@site-designer/sizing-engine';
import {
  checkCameraRow,
  checkServerSettings,
  rowsByGroup,
  settleGroup,
  settleServerSettings,
  type FieldError,
} from '@site-designer/sizing-engine/design';
import { ApiProblem } from '../../lib/api-problem.ts';
import { withRows } from '../../lib/camera-rows.ts';
import { catalogue } from '../../lib/catalogue.ts';
import type { LocalDesign } from './local-design.ts';

/** What a save changes. */
export interface DesignChange {
  /** Rows by their ids; those without one are new, in the group that they name or in a new one. */
  readonly rows?: readonly CameraRowSave[];
  readonly isRemoved?: (row: CameraRow) => boolean;
  readonly serverSettings?: ServerSettings | null;
}

/** The design after a save, with the bounds and the settling of the engine; refused as the server would refuse it. */
export function changeDesign(design: LocalDesign, change: DesignChange, now: string): LocalDesign {
  const { rows = [], isRemoved = () => false, serverSettings } = change;
  const known = new Map(design.cameras.map((row) => [row.id, row]));
  const wanted = withIds(rows, { known, firstNewId: design.nextId });
  refuse([
    ...wanted.flatMap((row, index) => checkCameraRow(row, catalogue, `cameras[${index}]`)),
    ...(serverSettings ? checkServerSettings(serverSettings, catalogue, 'serverSettings') : []),
  ]);
  const kept = design.cameras.filter((row) => !isRemoved(row));
  return {
    ...design,
    cameras: settled(withRows(kept, wanted), wanted),
    serverSettings: serverSettings ? settleServerSettings(serverSettings, catalogue) : design.serverSettings,
    version: design.version + 1,
    nextId: design.nextId + rows.length,
    updatedUtc: now,
  };
}

/** Groups that were touched come into line; all others are there already. */
function settled(rows: readonly CameraRow[], touched: readonly CameraRow[]): CameraRow[] {
  const groupIds = new Set(touched.map(({ cameraGroupId }) => cameraGroupId));
  return [...rowsByGroup(rows)].flatMap(([groupId, group]) =>
    groupIds.has(groupId) ? settleGroup(group).map((row) => settleCameraRow(row, catalogue)) : group,
  );
}

function refuse(errors: readonly FieldError[]): void {
  const [first] = errors;
  if (first)
    throw new ApiProblem({
      type: 'about:blank',
      title: LOCAL_PROBLEM_TEXTS.invalid,
      status: 400,
      detail: first.message,
      errors: [...errors],
    });
}
