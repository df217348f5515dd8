import { bulkApplyCameras, type BulkApply } from '@site-designer/api-contract';
import { rowsPutIn } from '../../lib/design-reply.ts';
import type { RequestStatus } from '../../lib/request-status.ts';
import type { SliceCreator } from '../../store/slice.ts';

export interface BulkApplySlice {
  readonly status: RequestStatus;
  /** Sets one setting on every camera group; says whether it was done. */
  readonly apply: (bulkApply: BulkApply) => Promise<boolean>;
}

export const createBulkApplySlice: SliceCreator<'bulkApply'> = (set, get) => {
  const write = (status: RequestStatus) => set(({ bulkApply }) => ({ bulkApply: { ...bulkApply, status } }));

  return {
    status: 'idle',
    apply: async (body) => {
      const { save, act } = get().siteDesignEditor;
      if (!(await save())) return false;
      write('pending');
      const isDone = await act('Bulk apply', async (call, request) =>
        rowsPutIn(await call(bulkApplyCameras, { ...request, body })),
      );
      write(isDone ? 'success' : 'rejected');
      return isDone;
    },
  };
};
