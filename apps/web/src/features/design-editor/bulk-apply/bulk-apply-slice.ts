import { STEP_TEXTS } from '#texts/cameras.ts';
import type { BulkApply } from '@site-designer/api-contract';
import { bulkApply } from '@site-designer/sizing-engine/design';
import { catalogue } from '../../../lib/catalogue.ts';
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
      const applied = bulkApply(get().cameras.model.rows, change, catalogue);
      if ('errors' in applied) {
        write('rejected');
        return false;
      }
      get().cameras.edit(STEP_TEXTS.bulkApply, () => ({ rows: applied.rows }));
      write('success');
      return true;
    },
  };
};
