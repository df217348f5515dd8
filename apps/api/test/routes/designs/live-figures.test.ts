import {
  calculateSiteDesign,
  createProject,
  createSite,
  createSiteDesign,
  saveChanges,
  type CameraRowSave,
} from '@site-designer/api-contract';
import { calculateProposal, type CameraRow, type Design } from '@site-designer/sizing-engine';
import { rowsByGroup } from '@site-designer/sizing-engine/design';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { english } from '@site-designer/texts';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { designs } from '../../../../../packages/sizing-engine/test/support/arbitraries.ts';
import { apiClient, type ApiClient } from '../../support/api-client.ts';
import { testApp } from '../../support/test-app.ts';
import { readDesign, type Ids } from '../../support/tree.ts';

let alice: ApiClient;
let place: { readonly projectId: number; readonly siteId: number };

beforeAll(async () => {
  const served = await testApp();
  alice = apiClient(served.app, await served.tokenFor('alice'));
  const projectId = (await alice(createProject)).body.project.id;
  place = { projectId, siteId: (await alice(createSite, { params: { projectId } })).body.site.id };
  return () => served.app.close();
});

function asNew({ id: _id, streamId: _stream, cameraGroupId: _group, ...content }: CameraRow): CameraRowSave {
  return content;
}

/** Saves a design as the editor does: groups by their first streams, and further streams once the groups are known. */
async function saved({ cameras, serverSettings }: Design): Promise<Ids> {
  const siteDesignId = (await alice(createSiteDesign, { params: place })).body.siteDesign.id;
  const params = { ...place, siteDesignId };
  const groups = [...rowsByGroup(cameras).values()].toSorted(byId);
  await alice(saveChanges, { params, body: { cameras: groups.map(([first]) => asNew(first!)), serverSettings } });
  const stored = [...rowsByGroup((await readDesign(alice, params)).cameras).values()].toSorted(byId);
  const further = groups.flatMap(([, ...streams], index) => {
    const cameraGroupId = stored[index]![0]!.cameraGroupId;
    return streams.map((row) => ({ ...asNew(row), cameraGroupId }));
  });
  if (further.length > 0) await alice(saveChanges, { params, body: { cameras: further, serverSettings } });
  return params;
}

function byId([a]: readonly CameraRow[], [b]: readonly CameraRow[]): number {
  return a!.cameraGroupId - b!.cameraGroupId;
}

/** A result without the ids of rows and groups, which the server gives anew. */
function withoutIds(result: object): unknown {
  return JSON.parse(
    JSON.stringify(result, (key, value: unknown) => (/^(cameraGroupId|streamId)$/.test(key) ? 0 : value)),
  );
}

it('the editor shows the same figures while typing as the server returns after saving', async () => {
  await fc.assert(
    fc.asyncProperty(designs, async (design) => {
      const live = withoutIds(english.rendered(calculateProposal(design, publishedCatalogue)));
      const { body } = await alice(calculateSiteDesign, { params: await saved(design) });
      expect(withoutIds(body)).toMatchObject(live as object);
    }),
  );
});
