import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateProposal, type Alternative, type Design } from '../../src/index.ts';
import { bestServers } from '../support/answers.ts';
import { genericDesigns, huskyDesigns } from '../support/arbitraries.ts';
import { catalogue } from '../support/designs.ts';

/** A design with what an alternative says to set. */
function withHuskySettings(design: Design, { settings }: Alternative): Design {
  const { huskyServerSettings } = design.serverSettings;
  const { ivoModel, formFactor, serverDiskQuantity, raidType } = settings as Record<string, number>;
  const { mainSettings } = huskyServerSettings;
  const { maxCamerasPerServer = mainSettings.maxCamerasPerServer } = settings;
  return {
    ...design,
    serverSettings: {
      ...design.serverSettings,
      huskyServerSettings: {
        ...huskyServerSettings,
        ivoModel: ivoModel!,
        formFactor: formFactor!,
        mainSettings: { ...mainSettings, maxCamerasPerServer },
        advancedSettings: { serverDiskQuantity: serverDiskQuantity!, liveDatabase: { raidType: raidType! } },
      },
    },
  };
}

/** The same for generic servers, where a setting of a database has its name before it. */
function withGenericSettings(design: Design, { settings }: Alternative): Design {
  const { genericServerSettings } = design.serverSettings;
  const { mainSettings, advancedSettings } = genericServerSettings;
  const {
    machineType = advancedSettings.machineType,
    maxCamerasPerServer = mainSettings.maxCamerasPerServer,
    'liveDatabase.raidType': raidType = advancedSettings.liveDatabase.raidType,
  } = settings;
  return {
    ...design,
    serverSettings: {
      ...design.serverSettings,
      genericServerSettings: {
        ...genericServerSettings,
        mainSettings: { ...mainSettings, maxCamerasPerServer },
        advancedSettings: {
          ...advancedSettings,
          machineType,
          liveDatabase: { ...advancedSettings.liveDatabase, raidType },
        },
      },
    },
  };
}

/** The size of an appliance is nothing that can be set. */
const canBeSet = ({ settings }: Alternative): boolean => Object.keys(settings).length > 0;

describe('an alternative', () => {
  it('of appliances is what its settings give', () => {
    fc.assert(
      fc.property(huskyDesigns, (design) => {
        for (const alternative of calculateProposal(design, catalogue).alternatives.filter(canBeSet)) {
          const { huskyProposal } = calculateProposal(withHuskySettings(design, alternative), catalogue);
          const { sku } = huskyProposal?.huskyIvoSpec ?? {};
          const raid = huskyProposal?.diskUtilization.additionalHeadlineInfo;
          expect(`${huskyProposal?.serverQuantity} x ${sku}, ${raid}`).toBe(alternative.title);
        }
      }),
    );
  });

  it('of generic servers is what its settings give', () => {
    fc.assert(
      fc.property(genericDesigns, (design) => {
        for (const alternative of calculateProposal(design, catalogue).alternatives) {
          const best = bestServers(withGenericSettings(design, alternative));
          expect(best?.servers).toBe(alternative.servers);
          expect(best?.rawTb).toBeCloseTo(alternative.rawTb, 6);
          expect(alternative.title).toContain(best?.machine.name);
        }
      }),
    );
  });

  it('of appliances that cannot be set is another size of the same model in the same RAID', () => {
    fc.assert(
      fc.property(huskyDesigns, (design) => {
        const { alternatives, huskyProposal } = calculateProposal(design, catalogue);
        const model = huskyProposal?.huskyIvoSpec.sku.split('-')[0];
        for (const { title } of alternatives.filter((alternative) => !canBeSet(alternative))) {
          expect(title).toContain(` x ${model}-`);
          expect(title.endsWith(`, ${huskyProposal?.diskUtilization.additionalHeadlineInfo}`)).toBe(true);
        }
      }),
    );
  });

  it('differs from the proposal and from the others, and says in what', () => {
    fc.assert(
      fc.property(fc.oneof(huskyDesigns, genericDesigns), (design) => {
        const { alternatives } = calculateProposal(design, catalogue);
        expect(alternatives.length).toBeLessThanOrEqual(4);
        expect(new Set(alternatives.map(({ title }) => title)).size).toBe(alternatives.length);
        expect(alternatives.filter(({ differences }) => differences.length === 0)).toEqual([]);
      }),
    );
  });
});
