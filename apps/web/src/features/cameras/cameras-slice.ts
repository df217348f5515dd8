import {
  addCameraStream,
  createCameraGroup,
  deleteCameraGroup,
  deleteCameraStream,
  duplicateCameraGroup,
  type CameraRow,
} from '@site-designer/api-contract';
import { rowsPutIn, rowsTakenOut } from '../../lib/design-reply.ts';
import type { SliceCreator } from '../../store/slice.ts';

export interface CamerasSlice {
  /** Rows as they were typed, by id, until the server has them. */
  readonly unsaved: ReadonlyMap<number, CameraRow>;
  /** Takes rows as edited: shown at once, saved soon. */
  readonly put: (rows: readonly CameraRow[]) => void;
  /** Forgets rows that the server has, but for those that were edited since they were sent. */
  readonly acknowledge: (sent: readonly CameraRow[]) => void;
  readonly forget: () => void;
  readonly addGroup: () => Promise<void>;
  readonly duplicateGroup: (cameraGroupId: number) => Promise<void>;
  readonly deleteGroup: (cameraGroupId: number) => Promise<void>;
  readonly addStream: (cameraGroupId: number) => Promise<void>;
  readonly deleteStream: (row: CameraRow) => Promise<void>;
}

type Actions = Pick<CamerasSlice, 'addGroup' | 'duplicateGroup' | 'deleteGroup' | 'addStream' | 'deleteStream'>;

const NOTHING: ReadonlyMap<number, CameraRow> = new Map();

export const createCamerasSlice: SliceCreator<'cameras'> = (set, get) => {
  const write = (unsaved: ReadonlyMap<number, CameraRow>) =>
    set(({ cameras }) => ({ cameras: { ...cameras, unsaved } }));

  return {
    ...createActions(get),
    unsaved: NOTHING,
    put: (rows) => {
      if (rows.length === 0) return;
      write(new Map([...get().cameras.unsaved, ...rows.map((row) => [row.id, row] as const)]));
      get().siteDesignEditor.touch();
    },
    acknowledge: (sent) => {
      const known = new Set(sent);
      const newer = [...get().cameras.unsaved].filter(([, row]) => !known.has(row));
      write(newer.length === 0 ? NOTHING : new Map(newer));
    },
    forget: () => write(NOTHING),
  };
};

function createActions(get: Parameters<SliceCreator<'cameras'>>[1]): Actions {
  const act = (...args: Parameters<ReturnType<typeof get>['siteDesignEditor']['act']>) =>
    get().siteDesignEditor.act(...args);

  /** Copies are made of what is on the screen, so that is saved first. */
  async function afterSaving(work: () => Promise<unknown>): Promise<void> {
    if (await get().siteDesignEditor.save()) await work();
  }

  async function dropAfter(work: Promise<boolean>, isGone: (row: CameraRow) => boolean): Promise<void> {
    if (!(await work)) return;
    const { acknowledge, unsaved } = get().cameras;
    acknowledge([...unsaved.values()].filter(isGone));
  }

  return {
    addGroup: async () => {
      await act('Failed to add camera', async (call, request) => rowsPutIn(await call(createCameraGroup, request)));
    },
    duplicateGroup: (cameraGroupId) =>
      afterSaving(() =>
        act('Failed to duplicate camera', async (call, { params, headers }) =>
          rowsPutIn(await call(duplicateCameraGroup, { params: { ...params, cameraGroupId }, headers })),
        ),
      ),
    deleteGroup: (cameraGroupId) => {
      const isGone = (row: CameraRow) => row.cameraGroupId === cameraGroupId;
      const work = act('Failed to delete camera', async (call, { params, headers }) =>
        rowsTakenOut(await call(deleteCameraGroup, { params: { ...params, cameraGroupId }, headers }), isGone),
      );
      return dropAfter(work, isGone);
    },
    addStream: (cameraGroupId) =>
      afterSaving(() =>
        act('Failed to add camera', async (call, { params, headers }) =>
          rowsPutIn(await call(addCameraStream, { params: { ...params, cameraGroupId }, headers })),
        ),
      ),
    deleteStream: ({ id, cameraGroupId, streamId }) => {
      const isGone = (row: CameraRow) => row.id === id;
      const stream = { cameraGroupId, cameraStreamId: streamId };
      const work = act('Failed to delete stream', async (call, { params, headers }) =>
        rowsTakenOut(await call(deleteCameraStream, { params: { ...params, ...stream }, headers }), isGone),
      );
      return dropAfter(work, isGone);
    },
  };
}
