import type { Call } from '../../lib/calls/call.ts';

export interface CommentsHost {
  readonly call: Call;
}

export interface DesignPlace {
  readonly projectId: number;
  readonly siteId: number;
  readonly siteDesignId: number;
}
