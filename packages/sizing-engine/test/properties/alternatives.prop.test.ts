import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calculateProposal,
  defaultServerSettings,
  SizingError,
  type Alternative,
  type Design,
} from '../../src/index.ts';
import { isApplicable } from '../../src/doors/design.ts';
import { applyAlternative } from '../../src/sizing/alternatives/apply-alternative.ts';
import { catalogue, constantGroup, groupsOf, huskyDesign } from '../support/designs.ts';
import { bestServers, proposalOf } from '../support/answers.ts';
import { genericDesigns, huskyDesigns } from '../support/arbitraries.ts';
import { leavesOf, pathText, type Leaf } from '../../src/comparison/leaves.ts';
import { english } from '../support/in-english.ts';

function withAlternative(design: Design, alternative: Alternative): Design {
  if (!isApplicable(alternative)) return design;
  return { ...design, serverSettings: applyAlternative(design.serverSettings, alternative) };
}

/** Alternatives that are other hardware by the same counting: not one spare more, nor the other capacity convention. */
function otherHardware(design: Design): readonly Alternative[] {
  return proposalOf(design).alternatives.filter(
    ({ settings }) => !('failover.kind' in settings || 'capacityConvention' in settings),
  );
}

function pathOf({ parts }: Leaf): string {
  return pathText(parts);
}

describe('an alternative', () => {
  it('of appliances is the proposal of its settings', () => {
    fc.assert(
      fc.property(huskyDesigns, (design) => {
        for (const alternative of otherHardware(design).filter(isApplicable)) {
          const { huskyProposal } = proposalOf(withAlternative(design, alternative));
          const { sku } = huskyProposal?.huskyIvoSpec ?? {};
          const raid = huskyProposal?.diskUtilization.additionalHeadlineInfo;
          expect(`${huskyProposal?.serverQuantity} x ${sku}, ${raid}`).toBe(english.say(alternative.title));
        }
      }),
    );
  });

  it('of generic servers is the proposal of its settings', () => {
    fc.assert(
      fc.property(genericDesigns, (design) => {
        for (const alternative of proposalOf(design).alternatives.filter(isApplicable)) {
          const best = bestServers(withAlternative(design, alternative));
          expect(best?.servers).toBe(alternative.servers);
          expect(best?.rawTb).toBeCloseTo(alternative.rawTb, 6);
          expect(english.say(alternative.title)).toContain(best?.machine.name);
        }
      }),
    );
  });

  it('of appliances that cannot be set is another size of the same model in the same RAID', () => {
    fc.assert(
      fc.property(huskyDesigns, (design) => {
        const { alternatives, huskyProposal } = english.rendered(proposalOf(design));
        const model = huskyProposal?.huskyIvoSpec.sku.split('-')[0];
        for (const { title } of alternatives.filter((alternative) => !isApplicable(alternative))) {
          expect(title).toContain(` x ${model}-`);
          expect(title.endsWith(`, ${huskyProposal?.diskUtilization.additionalHeadlineInfo}`)).toBe(true);
        }
      }),
    );
  });

  it('lists each setting that it changes, and nothing else changes', () => {
    fc.assert(
      fc.property(fc.oneof(huskyDesigns, genericDesigns), (design) => {
        for (const alternative of proposalOf(design).alternatives) {
          const { serverSettings } = withAlternative(design, alternative);
          const leaves = new Map(
            leavesOf(serverSettings, ['serverSettings']).map((leaf) => [pathOf(leaf), leaf.value]),
          );
          const changed = leavesOf(design.serverSettings, ['serverSettings']).filter(
            (leaf) => leaves.get(pathOf(leaf)) !== leaf.value,
          );
          expect(alternative.changes.map(({ path }) => path).toSorted()).toEqual(changed.map(pathOf).toSorted());
        }
      }),
    );
  });

  it('lowers no limit', () => {
    fc.assert(
      fc.property(fc.oneof(huskyDesigns, genericDesigns), (design) => {
        const { genericServerSettings, huskyServerSettings } = design.serverSettings;
        for (const alternative of proposalOf(design).alternatives) {
          const after = withAlternative(design, alternative).serverSettings;
          expect(after.genericServerSettings.mainSettings).toEqual(genericServerSettings.mainSettings);
          expect(after.huskyServerSettings.mainSettings).toEqual(huskyServerSettings.mainSettings);
        }
      }),
    );
  });

  it('lists the disks of its storages, which add up to its nameplate capacity, and their arrays', () => {
    fc.assert(
      fc.property(fc.oneof(huskyDesigns, genericDesigns), (design) => {
        for (const { servers, rawTb, storages } of proposalOf(design).alternatives) {
          const tb = storages.reduce((sum, { disks, diskSize }) => sum + disks * diskSize, 0);
          expect(servers * tb).toBeCloseTo(rawTb, 6);
          for (const { disks, arrays } of storages) {
            expect(arrays.reduce((sum, array) => sum + array, 0)).toBe(disks);
            expect(Math.max(...arrays) - Math.min(...arrays)).toBeLessThanOrEqual(1);
          }
        }
      }),
    );
  });

  it('has the utilization of the proposal of its settings', () => {
    fc.assert(
      fc.property(fc.oneof(huskyDesigns, genericDesigns), (design) => {
        for (const alternative of proposalOf(design).alternatives.filter(isApplicable)) {
          const { loads, failure } = proposalOf(withAlternative(design, alternative));
          const fills = loads!.filter(({ limit }) => limit === 'storage');
          expect(alternative.storages.map(({ storage }) => storage)).toEqual(fills.map(({ storage }) => storage));
          for (const [place, { fillPercent }] of alternative.storages.entries())
            expect(fillPercent).toBeCloseTo(fills[place]!.percent, 6);
          const down = failure!.states.find(({ state }) => state === 'serverDown')!;
          expect(alternative.fullestCameras).toBe(down.camerasNotRecorded);
        }
      }),
    );
  });

  it('never has twice as many servers where there are several', () => {
    const design = huskyDesign(constantGroup({ quantity: 300, kbps: 8000, retentionDays: 30 }));
    expect(proposalOf(design).huskyProposal!.serverQuantity).toBe(4);
    expect(otherHardware(design).map(({ title }) => english.say(title))).toEqual([
      '5 x HE1800R-288TB, RAID 6',
      '6 x HE1800R-384TB, RAID 10',
    ]);
  });

  it('differs from the proposal and from the others, and says how', () => {
    fc.assert(
      fc.property(fc.oneof(huskyDesigns, genericDesigns), (design) => {
        const { alternatives } = proposalOf(design);
        expect(otherHardware(design).length).toBeLessThanOrEqual(4);
        expect(new Set(alternatives.map(({ title }) => english.say(title))).size).toBe(alternatives.length);
        expect(alternatives.filter(({ differences }) => differences.length === 0)).toEqual([]);
      }),
    );
  });
});

describe('an alternative applied', () => {
  it('to settings of a version without shared settings gives what the proposal was calculated with', () => {
    const { hardwareType, genericServerSettings, huskyServerSettings } = defaultServerSettings(catalogue);
    const { applianceSku: _later, ...earlier } = huskyServerSettings;
    const serverSettings = { hardwareType, genericServerSettings, huskyServerSettings: earlier };
    const { alternatives } = calculateProposal({ cameras: groupsOf({ quantity: 40 }), serverSettings }, catalogue);
    const [applicable] = alternatives.filter(isApplicable);
    const complete = applyAlternative(defaultServerSettings(catalogue), applicable!);
    expect(applyAlternative(serverSettings, applicable!)).toEqual(complete);
  });

  it('is refused where no settings give it', () => {
    expect(() => applyAlternative(defaultServerSettings(catalogue), { settings: {} })).toThrow(
      new SizingError('out-of-domain', 'alternative.settings', { say: 'call.no-settings' }),
    );
  });
});
