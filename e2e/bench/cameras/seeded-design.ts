import { apiFor } from '../../support/api.ts';
import type { RunningServer } from '../../support/server.ts';
import { benchRows } from './bench-rows.ts';

interface Made {
  readonly siteDesign: { readonly id: number };
}

/** Stores the rows of the bench in a design of its own, and says where the editor shows it. */
export async function seededDesign(server: RunningServer): Promise<string> {
  const api = await apiFor('alice', server);
  await api.post('/project');
  await api.post('/project/1/site');
  const { siteDesign } = await api.post<Made>('/project/1/site/1/sitedesign');
  const path = `/project/1/site/1/sitedesign/${siteDesign.id}`;
  // The server counts up, and the table has the highest group on top.
  const cameras = benchRows()
    .toSorted((a, b) => a.id - b.id)
    .map(({ id: _id, streamId: _streamId, cameraGroupId, ...content }) => ({ ...content, newGroup: cameraGroupId }));
  await api.put(`${path}/savechanges`, { cameras, serverSettings: null });
  return path;
}
