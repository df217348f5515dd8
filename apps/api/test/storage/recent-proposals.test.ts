import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { NO_PLACING } from '../../src/modules/plans/no-placing.ts';
import { NO_OFFER } from '@site-designer/api-contract/offer-bounds';
import { defaultServerSettings } from '@site-designer/sizing-engine';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { expect, it } from 'vitest';
import type { PlanStore } from '../../src/modules/plans/plan-store.ts';
import { recentProposals } from '../../src/modules/site-designs/recent-proposals.ts';
import type { SiteDesignStore, StoredSiteDesign } from '../../src/modules/site-designs/site-design-store.ts';
import { unknownActor } from '../support/actors.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const owner = unknownActor({ issuer: 'issuer', subject: 'alice' });
const address = { projectId: 1, siteId: 1, siteDesignId: 1 };

function stored(version: number): StoredSiteDesign {
  const at = '2026-01-01T00:00:00.000Z';
  const names = { name: 'Design', siteName: 'Site', projectName: 'Project' };
  const content = {
    streams: [],
    serverSettings: defaultServerSettings(catalogue),
    ...NO_PLACING,
    offer: NO_OFFER,
    ...NO_PLACING,
  };
  return { id: 1, siteId: 1, projectId: 1, ...names, createdUtc: at, updatedUtc: at, version, ...content };
}

it('the proposal of a version goes with the calculation of the next one', async () => {
  let current = stored(1);
  const siteDesigns = { heading: async () => current, find: async () => current } as unknown as SiteDesignStore;
  const plans = { scales: async () => [] } as unknown as PlanStore;
  const calculated = recentProposals({ siteDesigns, plans, catalogue });
  const first = new WeakRef((await calculated(owner, address)).proposal);
  expect(await calculated(owner, address)).toBe(await calculated(owner, address));
  current = stored(2);
  expect((await calculated(owner, address)).heading.version).toBe(2);
  // What a weak reference has led to stays until the event loop has turned.
  await new Promise((resolve) => setImmediate(resolve));
  collectGarbage();
  expect(first.deref()).toBeUndefined();
});
