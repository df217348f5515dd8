import { apiFor } from '../../support/api.ts';
import type { App } from '../../support/run/app.ts';
import { addDesign, pathOf } from '../../support/four-cameras.ts';
import { benchRows } from './bench-rows.ts';

/** Stores the rows of the bench in a design of its own, and says where the editor shows it. */
export async function seededDesign(server: App['server']): Promise<string> {
  const api = await apiFor('Alice', server);
  const path = pathOf(await addDesign(api));
  // The server counts up, and the table has the highest group on top.
  const cameras = benchRows()
    .toSorted((a, b) => a.id - b.id)
    .map(({ id: _id, streamId: _streamId, cameraGroupId, ...content }) => ({ ...content, newGroup: cameraGroupId }));
  await api.put(`${path}/savechanges`, { cameras, serverSettings: null });
  return path;
}
