import type { CameraRow } from '@site-designer/sizing-engine';
import { apiFor } from '../../support/api.ts';
import type { RunningServer } from '../../support/server.ts';
import { benchRows } from './bench-rows.ts';

interface Fetched {
  readonly siteDesign: { readonly cameras: readonly CameraRow[] };
}

/** Stores the rows of the bench in a design of its own, and says where the editor shows it. */
export async function seededDesign(server: RunningServer): Promise<string> {
  const api = await apiFor('alice', server);
  await api.post('/project');
  await api.post('/project/1/site');
  await api.post('/project/1/site/1/sitedesign');
  const path = '/project/1/site/1/sitedesign/1';
  const rows = benchRows().toReversed();
  const firsts = rows.filter(({ id, cameraGroupId }) => id === cameraGroupId);
  const others = rows.filter((row) => !firsts.includes(row));
  const save = (cameras: readonly object[]) => api.put(`${path}/savechanges`, { cameras, serverSettings: null });

  await save(firsts.toSorted((a, b) => a.id - b.id).map(contentOf));
  const { siteDesign } = await api.get<Fetched>(path);
  const groupOf = new Map(siteDesign.cameras.map(({ streamName, cameraGroupId }) => [streamName, cameraGroupId]));
  const nameOf = new Map(firsts.map(({ cameraGroupId, streamName }) => [cameraGroupId, streamName]));
  await save(
    others.map((row) => ({ ...contentOf(row), cameraGroupId: groupOf.get(nameOf.get(row.cameraGroupId) ?? '') })),
  );
  return path;
}

function contentOf({ id: _id, streamId: _streamId, cameraGroupId: _group, ...content }: CameraRow): object {
  return content;
}
