import { createDesignVersion } from '@site-designer/api-contract/proposal-addresses';
import { EDITOR_ACTIONS } from '#texts/editor/editor.ts';
import type { Call } from '../../../lib/calls/call.ts';
import { logError } from '../../../lib/calls/log.ts';
import type { DesignPlace } from './document-state.ts';

/** Keeps what is stored as a version, before a change that replaces much of it. A failure must not hold the change up. */
export async function keepBefore(call: Call, params: DesignPlace): Promise<void> {
  // A design without an account has no versions.
  if (params.projectId === 0) return;
  await call(createDesignVersion, { params, body: {} }).catch((cause: unknown) =>
    logError(EDITOR_ACTIONS.versionNotKept, cause),
  );
}
