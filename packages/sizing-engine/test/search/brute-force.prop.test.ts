import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateProposal, type CapacityConvention, type Design } from '../../src/index.ts';
import { cameraGroups, genericChange, huskyChange } from '../support/arbitraries.ts';
import { counting, genericDesign, huskyDesign } from '../support/designs.ts';
import { naiveAppliances, naiveQuestion, naiveServers } from '../support/naive.ts';
import { smallCatalogues, withOfferedDisks } from '../support/small-catalogues.ts';

const convention = fc.constantFrom<CapacityConvention>('vendor', 'exact');

/** A few cameras of a few kinds: brute force takes its time. */
const rows = cameraGroups(3).map((groups) => groups.map((row) => ({ ...row, quantity: (row.quantity % 8) + 1 })));

const genericDesigns: fc.Arbitrary<Design> = fc
  .record({
    rows,
    change: genericChange,
    maxCamerasPerServer: fc.integer({ min: 1, max: 30 }),
    retentionDays: fc.integer({ min: 1, max: 10 }),
    concurrentSmartClientStreams: fc.integer({ min: 0, max: 6 }),
  })
  .map(({ rows: cameras, change, retentionDays, ...small }) =>
    genericDesign(
      cameras.map((row) => ({ ...row, retentionDays })),
      { ...change, ...small },
    ),
  );

const huskyDesigns: fc.Arbitrary<Design> = fc
  .record({
    rows,
    change: huskyChange,
    maxCamerasPerServer: fc.integer({ min: 1, max: 30 }),
    retentionDays: fc.integer({ min: 1, max: 120 }),
  })
  .map(({ rows: cameras, change, maxCamerasPerServer, retentionDays }) =>
    huskyDesign(
      cameras.map((row) => ({ ...row, retentionDays })),
      { ...change, ivoModel: 0, formFactor: 0, raidType: 0, maxCamerasPerServer },
    ),
  );

describe('trying everything', () => {
  it('finds the same recording servers with the same disks', () => {
    fc.assert(
      fc.property(genericDesigns, smallCatalogues, convention, (drawn, catalogue, counted) => {
        const design = counting(counted, drawn);
        const { genericProposal, liveDatabase, archiveDatabase } = calculateProposal(design, catalogue);
        const naive = naiveServers(naiveQuestion(design, catalogue, counted));
        expect(genericProposal && [genericProposal.quantity, genericProposal.machineType]).toEqual(
          naive ? [naive.servers, naive.machine.name] : null,
        );
        const layouts = [liveDatabase, archiveDatabase].flatMap((database) =>
          database === null ? [] : [`${database.quantity} x ${database.diskSize} TB ${database.raidType}`],
        );
        expect(layouts).toEqual(
          (naive?.layouts ?? []).map(
            ({ disks, diskTb, raid }) =>
              `${disks} x ${diskTb} TB ${catalogue.raidFamilies.find(({ id }) => id === raid)?.name}`,
          ),
        );
      }),
    );
  });

  it('finds the same appliances', () => {
    fc.assert(
      fc.property(huskyDesigns, smallCatalogues, convention, (drawn, catalogue, counted) => {
        const design = withOfferedDisks(counting(counted, drawn), catalogue);
        const { huskyProposal } = calculateProposal(design, catalogue);
        const naive = naiveAppliances(naiveQuestion(design, catalogue, counted));
        expect(
          huskyProposal && [
            huskyProposal.serverQuantity,
            huskyProposal.huskyIvoSpec.modelName,
            huskyProposal.huskyIvoSpec.storageCapacityLabel,
            huskyProposal.diskUtilization.additionalHeadlineInfo,
          ],
        ).toEqual(
          naive
            ? [
                naive.servers,
                naive.appliance.name,
                `${naive.sku.disks.value * naive.sku.diskTb.value} TB`,
                catalogue.raidFamilies.find(({ id }) => id === naive.raid)?.name,
              ]
            : null,
        );
      }),
    );
  });
});
