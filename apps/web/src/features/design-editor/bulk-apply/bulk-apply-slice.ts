import { STEP_TEXTS } from '#texts/cameras.ts';
import type { BulkApply } from '@site-designer/api-contract';
import type { RequestStatus } from '../../../lib/request-status.ts';
import type { SliceCreator } from '../../../store/slice.ts';

export interface BulkApplySlice {
  readonly status: RequestStatus;
  /** Sets one setting on every camera group, as one step that can be undone; says whether it could. */
  readonly apply: (change: BulkApply) => boolean;
}

export const createBulkApplySlice: SliceCreator<'bulkApply'> = (set, get) => {
  const write = (status: RequestStatus) => set((state) => ({ bulkApply: { ...state.bulkApply, status } }));

  return {
    status: 'idle',
    apply: (change) => {
      const errors = get().cameras.edit(STEP_TEXTS.bulkApply, () => ({ bulkApply: change }));
      write(errors.length > 0 ? 'rejected' : 'success');
      return errors.length === 0;
    },
  };
};
