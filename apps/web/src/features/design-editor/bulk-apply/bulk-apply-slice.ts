import { STEP_TEXTS } from '#texts/editor/cameras.ts';
import type { BulkApply } from '@site-designer/api-contract';
import { bulkApplyErrors, bulkApplyPatches } from '@site-designer/sizing-engine/design';
import type { RequestStatus } from '../../../lib/calls/request-status.ts';
import type { SliceAccess } from '../../../lib/state/slice.ts';
import type { DesignDocument } from '../document/design-document.ts';

export interface BulkApplySlice {
  readonly status: RequestStatus;
  /**
   * Sets one setting on every camera group, in the halves that its rows use, as one undo step; returns whether the
   * value was accepted.
   */
  readonly apply: (change: BulkApply) => boolean;
}

interface BulkApplyHost extends SliceAccess<BulkApplySlice> {
  readonly document: Pick<DesignDocument, 'edit' | 'state'>;
}

export function createBulkApplySlice({ write, document }: BulkApplyHost): BulkApplySlice {
  return {
    status: 'idle',
    apply: (change) => {
      const { catalogue } = document.state;
      const isSound = catalogue !== undefined && bulkApplyErrors(change, catalogue).length === 0;
      const edit = () => document.edit(STEP_TEXTS.bulkApply, (rows) => ({ patches: bulkApplyPatches(rows, change) }));
      const isAccepted = isSound && edit().length === 0;
      write({ status: isAccepted ? 'success' : 'rejected' });
      return isAccepted;
    },
  };
}
