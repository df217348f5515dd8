import { expect, it } from 'vitest';
import { calculateProposal } from '../../src/index.ts';
import { catalogue, genericDesign, groupsOf } from '../support/designs.ts';

/** Groups of which no two are alike, so that no two servers have the same cameras. */
const manyKinds = genericDesign(
  groupsOf(
    ...Array.from({ length: 800 }, (_, index) => ({ quantity: 60 + (index % 7), retentionDays: 30 + (index % 60) })),
  ),
);

it('lists more than 200 servers that differ only where it is asked to', () => {
  const bare = { headroom: false, alternatives: false, failure: false };
  const short = calculateProposal(manyKinds, catalogue, bare).serverPlan!;
  const { servers, ...plan } = calculateProposal(manyKinds, catalogue, { ...bare, plan: true }).serverPlan!;
  expect(short).toEqual({ ...plan, servers: null });
  expect(servers!.length).toBeGreaterThan(200);
  const dealt = servers!.reduce((sum, { count, cameras }) => sum + count * cameras, 0);
  expect(dealt).toBe(manyKinds.cameras.reduce((sum, { quantity }) => sum + quantity, 0));
});

it.each([
  [200, 200],
  [201, null],
])('lists %d servers of a group each as %s', (count, listed) => {
  const ofOne = genericDesign(
    groupsOf(...Array.from({ length: count }, (_, index) => ({ retentionDays: 30 + index }))),
    { maxCamerasPerServer: 1 },
  );
  const bare = { headroom: false, alternatives: false, failure: false };
  expect(calculateProposal(ofOne, catalogue, bare).serverPlan!.servers?.length ?? null).toBe(listed);
  expect(calculateProposal(ofOne, catalogue, { ...bare, plan: true }).serverPlan!.servers).toHaveLength(count);
});
