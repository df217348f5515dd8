import { STEP_TEXTS } from '#texts/editor/cameras.ts';
import { bulkApplyErrors } from '@site-designer/sizing-engine/design';
import type { RequestStatus } from '../../../lib/calls/request-status.ts';
import type { SliceAccess } from '../../../lib/state/slice.ts';
import type { DesignDocument } from '../document/design-document.ts';
import { bulkPatches, type BulkChange } from './bulk-change.ts';

export interface BulkApplySlice {
  readonly status: RequestStatus;
  /** Sets some settings in the halves that the rows use, as one undo step; returns whether the values were accepted. */
  readonly apply: (bulk: BulkChange) => boolean;
}

interface BulkApplyHost extends SliceAccess<BulkApplySlice> {
  readonly document: Pick<DesignDocument, 'edit' | 'state'>;
}

export function createBulkApplySlice({ write, document }: BulkApplyHost): BulkApplySlice {
  return {
    status: 'idle',
    apply: (bulk) => {
      const { changes, cells, groupIds } = bulk;
      const { catalogue } = document.state;
      const isSound =
        catalogue !== undefined && changes.every((change) => bulkApplyErrors(change, catalogue).length === 0);
      const only = changes.length === 1 && groupIds === undefined && !cells?.size ? changes[0] : 'rows';
      const edit = () => document.edit(STEP_TEXTS.bulkApply, (rows) => ({ patches: bulkPatches(rows, bulk) }), only);
      const isAccepted = isSound && edit().length === 0;
      write({ status: isAccepted ? 'success' : 'rejected' });
      return isAccepted;
    },
  };
}
