import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../../tools/random-runs.ts';
import { calculateProposal, type Design, type PlannedServer, type Proposal } from '../../src/index.ts';
import { bareProposal } from '../support/answers.ts';
import { cameraGroups, genericChange, huskyChange, simpleDesigns } from '../support/arbitraries.ts';
import { expectClose, expectNotMore } from '../support/close-to.ts';
import { catalogue, constantGroup, genericDesign, groupsOf, huskyDesign } from '../support/designs.ts';
import { english } from '../support/in-english.ts';

const proposalOf = (design: Design) =>
  calculateProposal(design, catalogue, { plan: true, headroom: false, alternatives: false });

/** Cameras of each group of a design. */
function camerasByGroup({ cameras }: Design): ReadonlyMap<number, number> {
  return new Map(cameras.map(({ cameraGroupId, quantity }) => [cameraGroupId, quantity]));
}

/** Cameras of a group over all servers. */
function planned(servers: readonly PlannedServer[], id: number): number {
  const on = ({ groups }: PlannedServer): number =>
    groups.find(({ cameraGroupId }) => cameraGroupId === id)?.cameras ?? 0;
  return servers.reduce((sum, server) => sum + server.count * on(server), 0);
}

const mixedDesigns: fc.Arbitrary<Design> = fc.oneof(
  fc.tuple(cameraGroups(4), genericChange).map(([rows, change]) => genericDesign(rows, change)),
  fc.tuple(cameraGroups(4), huskyChange).map(([rows, change]) => huskyDesign(rows, change)),
);

describe('the server plan of a proposal', () => {
  it('has every camera of every group on one server', () => {
    fc.assert(
      fc.property(mixedDesigns, (design) => {
        const { serverPlan, genericProposal, huskyProposal } = proposalOf(design);
        fc.pre(serverPlan !== null);
        const servers = serverPlan.servers!;
        for (const [id, cameras] of camerasByGroup(design)) expect(planned(servers, id)).toBe(cameras);
        const count = servers.reduce((sum, server) => sum + server.count, 0);
        expect(count).toBe(genericProposal?.quantity ?? huskyProposal?.serverQuantity);
        expectNotMore(serverPlan.lowerBound, count);
        expect(serverPlan.provenLeast).toBe(serverPlan.lowerBound === count);
        // Servers with the same cameras are one entry.
        expect(new Set(servers.map(({ groups }) => JSON.stringify(groups))).size).toBe(servers.length);
      }),
    );
  });

  it('keeps every server within the limits that the result shows', () => {
    fc.assert(
      fc.property(mixedDesigns, (design) => {
        const { serverPlan, loads } = proposalOf(design);
        fc.pre(serverPlan !== null);
        const greatest = (of: keyof Omit<PlannedServer, 'groups'>): number =>
          serverPlan.servers!.reduce((most, server) => Math.max(most, server[of]), 0);
        const load = (limit: string) => loads!.find((each) => each.limit === limit)!;
        expect(load('cameras').value).toBe(greatest('cameras'));
        expectClose(load('recordingRate').value, greatest('peakMbit'));
        expectNotMore(greatest('peakMbit'), load('recordingRate').max);
        expectNotMore(greatest('cameras'), load('cameras').max);
        expectNotMore(greatest('storageTb'), loads!.findLast((each) => each.limit === 'storage')!.max);
      }),
    );
  });

  it('deals equal groups by their ids, the greatest first, however many cameras they have', () => {
    const alike = fc.tuple(cameraGroups(1), fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 2, maxLength: 4 }));
    fc.assert(
      fc.property(alike, fc.boolean(), ([rows, quantities], isGeneric) => {
        const copies = quantities.flatMap((quantity, copy) =>
          rows.map((row) => {
            const streamId = row.streamId + copy * 10;
            return { ...row, quantity, id: streamId, streamId, cameraGroupId: row.cameraGroupId + copy };
          }),
        );
        const { serverPlan } = proposalOf(isGeneric ? genericDesign(copies) : huskyDesign(copies));
        fc.pre(serverPlan !== null);
        const [first] = serverPlan.servers!;
        const ids = first!.groups.map(({ cameraGroupId }) => cameraGroupId);
        expect(ids).toEqual(ids.toSorted((a, b) => b - a));
        expect(ids[0]).toBe(quantities.length);
      }),
    );
  });

  it('sums to the totals of the design', () => {
    fc.assert(
      fc.property(simpleDesigns, (design) => {
        const { serverPlan, totals, tiers, overhead } = proposalOf(design);
        fc.pre(serverPlan !== null);
        const sum = (of: keyof Omit<PlannedServer, 'groups'>): number =>
          serverPlan.servers!.reduce((all, server) => all + server.count * server[of], 0);
        expectClose(sum('peakMbit'), totals.peakMbit.value * (1 + (overhead ?? 0) / 100));
        const stored = tiers === undefined ? totals.storageTb.value : tiers.fullTb + tiers.groomedTb;
        expectClose(sum('storageTb'), stored * (1 + (overhead ?? 0) / 100));
        expect(Math.round(sum('cameraStreams'))).toBe(totals.cameraStreams.value);
      }),
    );
  });
});

/** The ledger as it is where nobody asks what the other capacity convention would buy. */
function withoutNotes({ ledger }: Proposal): Proposal['ledger'] {
  return ledger.map((step) => ({ ...step, note: null }));
}

describe('a sizing without headroom and alternatives', () => {
  it('proposes the same hardware', () => {
    fc.assert(
      fc.property(mixedDesigns, (design) => {
        const whole = calculateProposal(design, catalogue);
        const bare = bareProposal(design);
        expect(JSON.parse(JSON.stringify(bare))).toEqual(
          JSON.parse(
            JSON.stringify({
              ...whole,
              answer: { ...whole.answer, fits: null },
              headroom: [],
              alternatives: [],
              ledger: withoutNotes(whole),
            }),
          ),
        );
      }),
      { numRuns: propertyRuns({ test: 30, soak: 300 }) },
    );
  });
});

describe('a camera that fits on no appliance', () => {
  // 8.42 TB: more than the 5.72 TB of the largest HE150D.
  const [large] = constantGroup({ kbps: 26_000, retentionDays: 30 });
  const [tiny] = constantGroup({ kbps: 1, retentionDays: 1 });
  const rows = groupsOf({ ...large, streamName: 'Yard' }, { ...tiny, streamName: 'Gate' }).map((row, index) => ({
    ...row,
    id: index + 1,
    streamId: index + 1,
    cameraGroupId: index + 1,
  }));

  it('does not fit beside a tiny one either, and is named', () => {
    const { calculationSuccess, errorMessage } = english.rendered(proposalOf(huskyDesign(rows, { ivoModel: 1 })));
    expect(calculationSuccess).toBe(false);
    expect(errorMessage).toMatch(/^One camera of group Yard needs 8\.42 TB of storage/);
  });
});
