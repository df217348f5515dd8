import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateProposal, type Design, type Failure, type Proposal } from '../../src/index.ts';
import { Failover, Raid } from '../../src/doors/enumerations.ts';
import { computed } from '../support/formula-sweep.ts';
import { designs, genericDesigns, huskyDesigns } from '../support/arbitraries.ts';
import { expectClose, expectNotLess, expectNotMore } from '../support/close-to.ts';
import { catalogue } from '../support/designs.ts';
import { failureOf, stateOf, withReady, type ReadyChange } from '../support/failures.ts';
import { naiveQuestion, naiveServersDealt } from '../support/naive.ts';

const BARE = { headroom: false, alternatives: false };

/** Designs that can be sized, with their answer. */
function sized(design: Design, change: ReadyChange = {}): Proposal | undefined {
  const proposal = calculateProposal(withReady(design, change), catalogue, BARE);
  return proposal.calculationSuccess ? proposal : undefined;
}

function serversOf({ genericProposal, huskyProposal }: Proposal): number {
  return genericProposal?.quantity ?? huskyProposal!.serverQuantity;
}

describe('a state', () => {
  it('records every camera or says how many it does not, and has no NaN', () => {
    fc.assert(
      fc.property(designs, (design) => {
        const proposal = sized(design);
        if (proposal === undefined) return;
        const { states } = proposal.failure!;
        const { cameras } = proposal.totals;
        for (const { camerasRecorded, camerasNotRecorded, ...state } of states) {
          expect(camerasRecorded + camerasNotRecorded).toBe(cameras.value);
          const numbers = Object.values(state).filter((value) => typeof value === 'number');
          expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
          expect(numbers.every(Number.isFinite)).toBe(true);
        }
        const codes = states.map(({ state }) => state);
        expect(codes.includes('serverDownMoved')).toBe(serversOf(proposal) > 1);
      }),
    );
  });

  it('without a failure breaks no limit, and holds the retention of the design', () => {
    fc.assert(
      fc.property(designs, (design) => {
        const proposal = sized(design);
        if (proposal === undefined) return;
        const normal = stateOf(proposal.failure!, 'normal')!;
        expect(normal.broken).toEqual([]);
        expectNotMore(normal.storagePercent, 100);
        for (const { retentionDays, keptDays, full } of normal.kept)
          expect([keptDays, full]).toEqual([retentionDays, false]);
        expect(normal.retentionDays).toBe(Math.max(...design.cameras.map(({ retentionDays }) => retentionDays)));
      }),
    );
  });

  it('of a server that is down has the cameras of the server with the most', () => {
    fc.assert(
      fc.property(designs, (design) => {
        const proposal = sized(design);
        if (proposal === undefined || proposal.serverPlan!.servers === null) return;
        const most = Math.max(...proposal.serverPlan!.servers.map(({ cameras }) => cameras));
        const down = stateOf(proposal.failure!, 'serverDown')!;
        expect(down.camerasNotRecorded).toBe(most);
        const normal = stateOf(proposal.failure!, 'normal')!;
        expectNotMore(down.serverLoadPercent, normal.serverLoadPercent);
        expectNotMore(down.storagePercent, normal.storagePercent);
      }),
    );
  });

  it('of cameras moved by hand deals them to one server less, which breaks a limit', () => {
    fc.assert(
      fc.property(genericDesigns, (design) => {
        const proposal = sized(design);
        if (proposal === undefined || serversOf(proposal) === 1) return;
        const [dealt] = naiveServersDealt(naiveQuestion(design, catalogue), serversOf(proposal) - 1);
        const { serverLoadPercent, broken } = stateOf(proposal.failure!, 'serverDownMoved')!;
        const { max } = proposal.loads!.find(({ limit }) => limit === 'recordingRate')!;
        expectClose(serverLoadPercent, (100 * dealt!.cameraMbit) / max);
        expect(broken.length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('spares', () => {
  it('never make a state worse, however many', () => {
    fc.assert(
      fc.property(designs, fc.integer({ min: 1, max: 3 }), (design, servers) => {
        const before = sized(design);
        const after = sized(design, { kind: Failover.coldStandby, servers });
        if (before === undefined || after === undefined) return;
        for (const state of before.failure!.states) expect(after.failure!.states).toContainEqual(state);
        const takenOver = stateOf(after.failure!, 'serverDownFailover')!;
        expect(takenOver.camerasNotRecorded).toBe(0);
      }),
    );
  });

  it('hold the days of an outage, or say that they do not', () => {
    fc.assert(
      fc.property(designs, fc.integer({ min: 1, max: 30 }), (design, outageDays) => {
        const proposal = sized(design, { kind: Failover.hotStandby, outageDays });
        if (proposal === undefined) return;
        const { retentionDays, broken } = stateOf(proposal.failure!, 'serverDownFailover')!;
        if (broken.length === 0) expectNotLess(retentionDays, outageDays);
      }),
    );
  });
});

it('a hot spare never shortens the days that are held', () => {
  fc.assert(
    fc.property(genericDesigns, fc.integer({ min: 1, max: 3 }), (design, hotSparesPerServer) => {
      const proposal = sized(design, { hotSparesPerServer });
      if (proposal === undefined) return;
      expectNotMore(stateOf(proposal.failure!, 'normal')!.storagePercent, 100);
      const bays = proposal.loads!.filter(({ limit }) => limit === 'disks');
      for (const { value, max } of bays) expectNotMore(value, max);
    }),
  );
});

describe('disks', () => {
  it('are those of all servers, with chances from 0 to 1', () => {
    fc.assert(
      fc.property(designs, (design) => {
        const proposal = sized(design);
        if (proposal === undefined) return;
        for (const each of proposal.failure!.disks) {
          expectClose(each.expectedFailuresPerYear, each.disks * 0.015);
          for (const chance of [each.chanceOfFailurePerYear, each.chanceOfLoss ?? 0]) {
            expect(chance).toBeGreaterThanOrEqual(0);
            expect(chance).toBeLessThanOrEqual(1);
          }
        }
        const databases = [proposal.liveDatabase, proposal.archiveDatabase].flatMap((each) => each ?? []);
        expect(databases.map(({ totalQuantity }) => totalQuantity)).toEqual(
          proposal.genericProposal === null ? [] : proposal.failure!.disks.map(({ disks }) => disks),
        );
      }),
    );
  });

  it('are more likely lost the more, the larger and the less reliable they are, and less likely the faster they rebuild', () => {
    const magnitude = { disks: fc.integer({ min: 1, max: 15 }), diskTb: fc.integer({ min: 1, max: 20 }) };
    const loss = ({ disks, diskTb, rate, speed }: Record<'disks' | 'diskTb' | 'rate' | 'speed', number>): number =>
      computed('failure.either', {
        failure: computed('failure.chance-while-rebuilding', {
          disks,
          hours: computed('failure.rebuild-hours', { diskTb, speed }),
          rate,
        }),
        readError: computed('failure.read-error', { diskTb, disks, perBit: 1e-15 }),
      });
    fc.assert(
      fc.property(fc.record(magnitude), ({ disks, diskTb }) => {
        const array = { disks, diskTb, rate: 0.015, speed: 50 };
        expect(loss({ ...array, disks: disks + 1 })).toBeGreaterThan(loss(array));
        expect(loss({ ...array, diskTb: diskTb + 1 })).toBeGreaterThan(loss(array));
        expect(loss({ ...array, rate: 0.04 })).toBeGreaterThan(loss(array));
        expect(loss({ ...array, speed: 100 })).toBeLessThan(loss(array));
      }),
    );
  });

  it('in RAID 6 are never more likely lost than in RAID 5', () => {
    const raidOf = (design: Design, raidType: number): Failure | undefined => {
      const { huskyServerSettings: husky } = design.serverSettings;
      const advancedSettings = { ...husky.advancedSettings, liveDatabase: { raidType } };
      const huskyServerSettings = { ...husky, ivoModel: 6, formFactor: 0, advancedSettings };
      const changed = { ...design, serverSettings: { ...design.serverSettings, huskyServerSettings } };
      return sized(changed) && failureOf(changed);
    };
    fc.assert(
      fc.property(huskyDesigns, (design) => {
        const [raid5, raid6] = [raidOf(design, Raid.raid5), raidOf(design, Raid.raid6)];
        if (raid5 === undefined || raid6 === undefined) return;
        expectNotMore(raid6.disks[0]!.chanceOfLoss!, raid5.disks[0]!.chanceOfLoss!);
      }),
    );
  });
});
