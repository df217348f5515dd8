import { STEP_TEXTS } from '#texts/cameras.ts';
import type { BulkApply } from '@site-designer/api-contract';
import type { RequestStatus } from '../../../lib/request-status.ts';
import type { SliceAccess } from '../../../lib/slice.ts';
import type { DesignDocument } from '../design-document.ts';

export interface BulkApplySlice {
  readonly status: RequestStatus;
  /** Sets one setting on every camera group, as one step that can be undone; gives whether the value was accepted. */
  readonly apply: (change: BulkApply) => boolean;
}

interface BulkApplyHost extends SliceAccess<BulkApplySlice> {
  readonly document: Pick<DesignDocument, 'edit'>;
}

export function createBulkApplySlice({ write, document }: BulkApplyHost): BulkApplySlice {
  return {
    status: 'idle',
    apply: (change) => {
      const errors = document.edit(STEP_TEXTS.bulkApply, () => ({ bulkApply: change }));
      const isAccepted = errors.length === 0;
      write({ status: isAccepted ? 'success' : 'rejected' });
      return isAccepted;
    },
  };
}
