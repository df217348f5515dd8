import fc from 'fast-check';
import type { Catalogue, Design, Unit } from '../../src/index.ts';
import type { Appliance, DiskFamily, Fact, MachineFamily } from '../../src/doors/catalogue.ts';
import { catalogue } from './designs.ts';

const whole = (min: number, max: number): fc.Arbitrary<number> => fc.integer({ min, max });

function changed<U extends Unit>(fact: Fact<U>, value: number): Fact<U> {
  return { ...fact, value };
}

/** Machines so small that every limit of theirs is met now and then. */
const machines: fc.Arbitrary<MachineFamily[]> = fc.tuple(
  ...catalogue.machineFamilies.map((family) =>
    fc
      .record({ recording: whole(20, 300), bays: whole(3, 12), cameraLink: whole(40, 500), clientLink: whole(20, 500) })
      .map(({ recording, bays, cameraLink, clientLink }) => ({
        ...family,
        recording: changed(family.recording, recording),
        bays: family.bays && changed(family.bays, bays),
        cameraLink: changed(family.cameraLink, cameraLink),
        clientLink: family.clientLink && changed(family.clientLink, clientLink),
      })),
  ),
);

/** Disks so slow that operations and throughput decide as often as capacity does. */
const disks: fc.Arbitrary<DiskFamily[]> = fc.tuple(
  ...catalogue.diskFamilies.map((family) =>
    fc
      .record({
        sizesTb: fc.uniqueArray(fc.constantFrom(1, 2, 3, 4, 6, 8, 10, 12, 20), { minLength: 1, maxLength: 4 }),
        iops: whole(5, 100),
        throughput: whole(2, 60),
      })
      .map(({ sizesTb, iops, throughput }) => ({
        ...family,
        sizesTb: { ...family.sizesTb, values: sizesTb.toSorted((a, b) => a - b) },
        iops: changed(family.iops, iops),
        throughput: changed(family.throughput, throughput),
      })),
  ),
);

const raidTypes = fc.oneof(fc.constant([1]), fc.subarray([4, 5, 6], { minLength: 1 }));

/** A few appliances, smallest id first, whatever their size. */
const appliances: fc.Arbitrary<Appliance[]> = fc
  .array(
    fc.record({
      formFactor: whole(1, 4),
      raidTypes,
      maxCameras: whole(1, 40),
      recording: whole(10, 300),
      skus: fc.array(fc.record({ disks: fc.constantFrom(1, 2, 4, 8, 12, 24), diskTb: whole(1, 16) }), {
        minLength: 1,
        maxLength: 4,
      }),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((models) =>
    models.map(({ formFactor, raidTypes: raids, maxCameras, recording, skus }, index) => {
      const model = catalogue.appliances[index]!;
      const [sku] = model.skus;
      return {
        ...model,
        formFactor,
        raidTypes: raids,
        maxCameras: changed(model.maxCameras, maxCameras),
        recording: changed(model.recording, recording),
        skus: skus.map((size, place) => ({
          sku: `${model.model}-${place}`,
          disks: changed(sku!.disks, size.disks),
          diskTb: changed(sku!.diskTb, size.diskTb),
        })),
      };
    }),
  );

/** Catalogues of small hardware, in which every limit bites. */
export const smallCatalogues: fc.Arbitrary<Catalogue> = fc
  .record({ machineFamilies: machines, diskFamilies: disks, appliances, sanLink: whole(30, 1000) })
  .map(({ sanLink, ...hardware }) => {
    const { storageModel } = catalogue;
    return {
      ...catalogue,
      ...hardware,
      storageModel: { ...storageModel, sanLink: changed(storageModel.sanLink, sanLink) },
    };
  });

/** The design with a number of disks that an appliance of the catalogue has; Auto in place of any other. */
export function withOfferedDisks(design: Design, { appliances: offered }: Catalogue): Design {
  const { huskyServerSettings: husky } = design.serverSettings;
  const isOffered = offered.some(({ skus }) =>
    skus.some(({ disks: each }) => each.value === husky.advancedSettings.serverDiskQuantity),
  );
  const advancedSettings = isOffered ? husky.advancedSettings : { ...husky.advancedSettings, serverDiskQuantity: 0 };
  return {
    ...design,
    serverSettings: { ...design.serverSettings, huskyServerSettings: { ...husky, advancedSettings } },
  };
}
