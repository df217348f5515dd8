import { calculateStreamBitrate, type CalculateBitrateQuery } from '@site-designer/api-contract/design-addresses';
import type { Call } from '../../../lib/calls/call.ts';
import { logError } from '../../../lib/calls/log.ts';
import type { RequestStatus } from '../../../lib/calls/request-status.ts';
import type { SliceAccess } from '../../../lib/state/slice.ts';

/** Bit rate of the stream that a new camera group starts with, kbit/s. */
const INITIAL_BITRATE_KBIT = 2702;

export interface ToolsSlice {
  /** The bit rate that the server calculated last, kbit/s. */
  readonly bitrate: number;
  readonly status: RequestStatus;
  readonly calculateBitrate: (query: CalculateBitrateQuery) => Promise<number | undefined>;
}

export function createToolsSlice({ write, call }: SliceAccess<ToolsSlice> & { readonly call: Call }): ToolsSlice {
  return {
    bitrate: INITIAL_BITRATE_KBIT,
    status: 'idle',
    calculateBitrate: async (querystring) => {
      write({ status: 'pending' });
      try {
        const { data: bitrate } = await call(calculateStreamBitrate, { querystring });
        write({ bitrate, status: 'success' });
        return bitrate;
      } catch (cause) {
        // The same function of the engine has put its result on the screen already.
        write({ status: 'rejected' });
        logError('The bit rate was not calculated', cause);
        return undefined;
      }
    },
  };
}
