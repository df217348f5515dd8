import type { Call } from '../../lib/calls/call.ts';
import type { Report } from '../../lib/state/slice.ts';

export interface WorkspacesHost {
  readonly call: Call;
  readonly report: Report;
}
