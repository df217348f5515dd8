import { saveChanges, saveServerSettings, updateCameraGroup, type CameraRow } from '@site-designer/api-contract';
import type { ServerSettings } from '@site-designer/sizing-engine';
import type { Call } from '../../lib/call.ts';
import { rowsPutIn, wholeDesign, type DesignReply } from '../../lib/design-reply.ts';
import type { VersionedRequest } from './site-design-editor-slice.ts';

/** What was typed and is not yet with the server. */
export interface Changes {
  readonly cameras: readonly CameraRow[];
  readonly serverSettings: ServerSettings | null;
}

export function isNothing({ cameras, serverSettings }: Changes): boolean {
  return cameras.length === 0 && serverSettings === null;
}

/** Sends what is unsaved by the call that is made for it: the settings, one group, or all of it together. */
export async function sendChanges(call: Call, request: VersionedRequest, changes: Changes): Promise<DesignReply> {
  const { cameras, serverSettings } = changes;
  if (cameras.length === 0 && serverSettings !== null) {
    return wholeDesign(await call(saveServerSettings, { ...request, body: serverSettings }));
  }
  const [cameraGroupId, ...others] = new Set(cameras.map((row) => row.cameraGroupId));
  if (serverSettings === null && cameraGroupId !== undefined && others.length === 0) {
    const params = { ...request.params, cameraGroupId };
    return rowsPutIn(await call(updateCameraGroup, { ...request, params, body: { cameras: [...cameras] } }));
  }
  return wholeDesign(await call(saveChanges, { ...request, body: { cameras: [...cameras], serverSettings } }));
}

/** Sends the settings and leaves the cameras, unsaved ones too, as they are. */
export async function sendSettingsAlone(
  call: Call,
  request: VersionedRequest,
  serverSettings: ServerSettings,
): Promise<DesignReply> {
  return wholeDesign(await call(saveChanges, { ...request, body: { cameras: null, serverSettings } }));
}
