import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explain } from '../../src/index.ts';
import { formulas, replay } from '../../src/doors/explanations.ts';
import type { NumberStep } from '../../src/doors/explanations.ts';
import { proposalOf } from '../support/answers.ts';
import { genericDesigns, huskyDesigns, simpleDesigns } from '../support/arbitraries.ts';
import { expectClose, expectNotMore } from '../support/close-to.ts';
import { genericDesign, groupsOf, PUBLISHED_CASE } from '../support/designs.ts';
import { english } from '../support/in-english.ts';

describe('the loads of the fullest server', () => {
  it('are within their limits, except the client link of an appliance, which only warns', () => {
    fc.assert(
      fc.property(simpleDesigns, (design) => {
        const { loads, huskyProposal } = proposalOf(design);
        for (const { limit, value, max, percent } of loads ?? []) {
          if (huskyProposal !== null && limit === 'clientLink') continue;
          expectNotMore(value, max);
          expectNotMore(percent, 100);
        }
      }),
    );
  });

  it('have the binding constraint among them, with the same figures', () => {
    fc.assert(
      fc.property(simpleDesigns, (design) => {
        const { loads, bindingConstraint } = proposalOf(design);
        fc.pre(loads !== null);
        const same = loads.find(
          ({ limit, value }) => limit === bindingConstraint?.limit && value === bindingConstraint.value,
        );
        const { title: _title, ...figures } = bindingConstraint!;
        expect(same).toMatchObject(figures);
      }),
    );
  });

  it('replay, percentages included', () => {
    fc.assert(
      fc.property(simpleDesigns, fc.nat(), (design, pick) => {
        const proposal = proposalOf(design);
        fc.pre(proposal.loads !== null);
        const derivation = explain(proposal, `loads[${pick % proposal.loads.length}].percent`);
        expect((derivation.steps.at(-1) as NumberStep).origin.kind).toBe('formula');
        expect(replay(derivation, formulas)).toEqual([]);
      }),
    );
  });

  it('of recording servers name every limit of the server and of each storage', () => {
    fc.assert(
      fc.property(genericDesigns, (design) => {
        const { loads, liveDatabase, archiveDatabase } = proposalOf(design);
        fc.pre(loads !== null);
        const { archiving } = design.serverSettings.genericServerSettings.advancedSettings;
        const ofServer = loads.filter(({ storage }) => storage === null).map(({ limit }) => limit);
        expect(ofServer).toEqual(
          expect.arrayContaining(['cameras', 'recordingRate', 'cameraLink', 'clientLink', 'disks']),
        );
        const storages = [
          ['live', liveDatabase],
          ...(archiving ? [['archive', archiveDatabase] as const] : []),
        ] as const;
        for (const [role, database] of storages) {
          const own = loads.filter(({ storage }) => storage === role);
          expect(own.map(({ limit, value }) => [limit, value])).toEqual([
            ['storage', database!.reqCapacity],
            ['iops', database!.iops],
            ['throughput', database!.transferSpeed],
          ]);
        }
      }),
    );
  });

  it('of appliances are compared with the caps of the settings', () => {
    fc.assert(
      fc.property(huskyDesigns, (design) => {
        const { loads, huskyProposal } = proposalOf(design);
        fc.pre(loads !== null && huskyProposal !== null);
        const { maxDiskUtilization, maxSystemUtilization } = design.serverSettings.huskyServerSettings;
        expect(loads.map(({ limit, storage }) => [limit, storage])).toEqual([
          ['cameras', null],
          ['recordingRate', null],
          ['storage', 'live'],
          ['clientLink', null],
        ]);
        expectClose(loads[1]!.max, (huskyProposal.cameraDataRate.rangeMax * maxSystemUtilization) / 100);
        expectClose((loads[2]!.percent * maxDiskUtilization) / 100, huskyProposal.diskUtilization.value);
      }),
    );
  });

  it('are null where nothing fits', () => {
    expect(proposalOf(genericDesign([]))).toMatchObject({ loads: null, retentionReach: null });
  });
});

describe('disks of both kinds', () => {
  it('are compared with the bays and with the storage network', () => {
    const san = { storageConnectivity: 2 };
    const design = genericDesign(groupsOf({ quantity: 40 }), { archiving: true, archiveDatabase: san });
    const { loads } = english.rendered(proposalOf(design));
    expect(loads?.filter(({ limit }) => limit === 'disks')).toMatchObject([
      { title: 'Disks of a server', max: 8 },
      { title: 'Disks on the storage network', max: 240 },
    ]);
  });
});

describe('the retention that the disks hold', () => {
  it('is in days where all rows are kept for the same time', () => {
    const { retentionReach, huskyProposal } = proposalOf(PUBLISHED_CASE);
    expect(retentionReach).toMatchObject({ unit: 'days', asked: 30 });
    // Of the disks, 80 % may be filled.
    expectClose(retentionReach!.likely, (30 * 80) / huskyProposal!.diskUtilization.value);
    expectClose(retentionReach!.room, 0.8 * 3.5724);
    expect(retentionReach!.needs.map(({ retention }) => retention)).toEqual([15, 30, 45, 60]);
  });

  it('is a part of the retention where rows differ', () => {
    const rows = groupsOf({ quantity: 4, retentionDays: 7 }, { quantity: 4, retentionDays: 90 });
    const { retentionReach } = proposalOf(genericDesign(rows));
    expect(retentionReach).toMatchObject({ unit: '%', asked: 100 });
    expect(retentionReach!.needs.map(({ retention }) => retention)).toEqual([50, 100, 150, 200]);
  });

  it('is at least the retention of the design, less for busy scenes, more for calm ones', () => {
    fc.assert(
      fc.property(simpleDesigns, (design) => {
        const { retentionReach: reach, totals, tiers } = proposalOf(design);
        fc.pre(reach !== null);
        expectNotMore(reach.asked, reach.likely);
        expectNotMore(reach.low, reach.likely);
        expectNotMore(reach.likely, reach.high);
        const stored = tiers === undefined ? totals.storageTb : { value: tiers.fullTb + tiers.groomedTb };
        expect(reach.needs.find(({ retention }) => retention === reach.asked)).toMatchObject(stored);
        if (tiers === undefined) expectClose((reach.likely * totals.storageTb.value) / reach.asked, reach.room);
      }),
    );
  });
});
