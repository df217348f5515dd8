import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogueErrors } from '../../src/doors/catalogue.ts';
import { catalogue } from '../support/designs.ts';

type Node = Readonly<Record<string, unknown>>;

/** Everything in the catalogue that claims an origin, with its path. */
function factsIn(node: unknown, path = ''): (readonly [string, Node])[] {
  if (typeof node !== 'object' || node === null) return [];
  const own: (readonly [string, Node])[] = 'origin' in node ? [[path, node as Node]] : [];
  return [...own, ...Object.entries(node).flatMap(([key, child]) => factsIn(child, `${path}.${key}`))];
}

const facts = factsIn(catalogue).map(([path, fact]) => ({ path, fact }));

/** Facts by what they are worth: `[value, origin]`. */
const told = ({ value, origin }: { readonly value: unknown; readonly origin: string }) => [value, origin];

describe('the published catalogue', () => {
  it('is consistent', () => {
    expect(catalogueErrors(catalogue)).toEqual([]);
  });

  it('has a few hundred facts', () => {
    expect(facts.length).toBeGreaterThan(150);
  });

  it.each(facts)('$path has value, unit, origin and source', ({ fact }) => {
    expect(['spec', 'law', 'vendor', 'measured', 'practice', 'assumed', 'unknown']).toContain(fact['origin']);
    expect(String(fact['source']).trim()).not.toBe('');
    expect(typeof fact['value'] !== 'number' || typeof fact['unit'] === 'string').toBe(true);
    expect(fact['value'] === null).toBe(fact['origin'] === 'unknown');
  });

  it.each([
    ['codecs', catalogue.codecs],
    ['complexities', catalogue.complexities],
    ['resolutions', catalogue.resolutions],
    ['diskFamilies', catalogue.diskFamilies],
    ['raidFamilies', catalogue.raidFamilies],
    ['machineFamilies', catalogue.machineFamilies],
    ['appliances', catalogue.appliances],
    ['platformVersions', catalogue.platformVersions],
    ['managementLevels', catalogue.managementLevels],
    ['retentionRules', catalogue.retentionRules],
    ['switchKinds', catalogue.switchKinds],
    ['decoders', catalogue.decoders],
  ])('has every id of %s once', (_, entries) => {
    const ids = entries.map(({ id }): number | string => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has every SKU once', () => {
    const skus = catalogue.appliances.flatMap((appliance) => appliance.skus.map(({ sku }) => sku));
    expect(skus).toHaveLength(22);
    expect(new Set(skus).size).toBe(skus.length);
  });
});

describe('facts of the bit-rate model', () => {
  const model = catalogue.bitrateModel;

  it('are those of the model', () => {
    expect(told(model.anchorKbps)).toEqual([2702, 'spec']);
    expect(told(model.anchorArea)).toEqual([2_073_600, 'spec']);
    expect(told(model.anchorFps)).toEqual([15, 'spec']);
    expect(told(model.frameRateDecline)).toEqual([0.006_84, 'measured']);
    expect(told(model.mjpegKbitPerFrame)).toEqual([1336, 'practice']);
    expect(told(model.mjpegAreaExponent)).toEqual([0.83, 'practice']);
    expect(told(model.lowFrameRates.below)).toEqual([5, 'measured']);
    expect(told(model.lowFrameRates.exponent)).toEqual([0.57, 'measured']);
    expect(told(model.lowFrameRates.rangeBelow)).toEqual([3, 'assumed']);
    expect(told(model.measuredFps.min)).toEqual([10, 'measured']);
    expect(told(model.measuredFps.max)).toEqual([18, 'measured']);
    expect(told(model.ranges.custom.low)).toEqual([0.9, 'assumed']);
    expect(told(model.ranges.custom.high)).toEqual([1.1, 'assumed']);
  });

  it('have codecs as the model lists them', () => {
    expect(catalogue.codecs.map(({ id, factor }) => [id, ...told(factor)])).toEqual([
      [1, 1, 'practice'],
      [2, 1.45, 'practice'],
      [3, 1, 'spec'],
      [4, 1 / 1.724, 'measured'],
      [5, 0.6, 'practice'],
      [6, 0.58 / 1.724, 'practice'],
    ]);
    expect(catalogue.codecs.filter(({ kind }) => kind === 'mjpeg').map(({ id }) => id)).toEqual([1]);
  });

  it('have a ladder of complexities whose top is five times its bottom', () => {
    const factors = catalogue.complexities.map(({ factor }) => factor.value);
    expect(factors).toEqual([1 / 1.5, 1, 1.5, 2.25, 10 / 3]);
    expect(factors.at(-1)! / factors[0]!).toBeCloseTo(5, 12);
  });
});

describe('facts of storage', () => {
  const model = catalogue.storageModel;

  it('are those of the model', () => {
    expect(told(model.formattedPerTb)).toEqual([0.8931, 'measured']);
    expect(model.fileSystemShare.value).toBe(0.982);
    expect(told(model.reserve)).toEqual([0.005, 'vendor']);
    expect(model.disksPerArray.value).toBe(16);
    expect(model.rebuildDiskSize.value).toBe(8);
    expect(model.rebuildDisks.value).toBe(8);
    expect(model.sanDisksPerServer.value).toBe(240);
    expect(model.sanLink.value).toBe(10_000);
    expect(told(model.writeIopsPerStream)).toEqual([0.29, 'vendor']);
    expect(told(model.writeIopsPerMbit)).toEqual([0.065, 'vendor']);
    expect(told(model.readIopsPerMbit)).toEqual([0.035, 'vendor']);
    expect(catalogue.networkModel.linkShare.value).toBe(0.7);
    expect(catalogue.networkModel.managementLink.value).toBe(1000);
    expect(catalogue.networkModel.applianceClientWarning.value).toBe(700);
  });

  it.each([
    ['JBOD', 1, 1],
    ['RAID 5', 3, 4],
    ['RAID 6', 4, 6],
    ['RAID 10', 4, 2],
  ])('have %s of at least %i disks with a write penalty of %i', (name, smallest, penalty) => {
    const raid = catalogue.raidFamilies.find((family) => family.name === name);
    expect([raid?.smallest.value, raid?.writePenalty.value]).toEqual([smallest, penalty]);
  });

  it('have RAID 6 survive most, then 10, then 5, then JBOD', () => {
    const names = catalogue.raidFamilies.toSorted((a, b) => b.survival - a.survival).map(({ name }) => name);
    expect(names).toEqual(['RAID 6', 'RAID 10', 'RAID 5', 'JBOD']);
  });

  it.each([
    [1, [1, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20], 80, 150, 'practice', 20],
    [2, [0.6, 0.9, 1.2, 1.8, 2.4], 140, 170, 'assumed', 20],
    [3, [0.48, 0.96, 1.92, 3.84, 6.4], 20_000, 450, 'practice', 7],
  ])(
    'have disk type %i in sizes %j with %i IOPS and %i MB/s (%s), at most %i TB',
    (id, sizes, iops, rate, origin, cap) => {
      const family = catalogue.diskFamilies.find((each) => each.id === id);
      expect(family?.sizesTb.values).toEqual(sizes);
      expect(told(family!.iops)).toEqual([iops, 'practice']);
      expect(told(family!.throughput)).toEqual([rate, origin]);
      expect(family?.sizeCapTb.value).toBe(cap);
    },
  );
});

describe('facts of the network and of live view', () => {
  it('are those of the standard for each class of power over Ethernet', () => {
    const { poeClasses } = catalogue.siteModel;
    expect(poeClasses.map(({ reserved }) => told(reserved))).toEqual(
      [15.4, 4, 7, 15.4, 30, 45, 60, 75, 90].map((watts) => [watts, 'spec']),
    );
    expect(poeClasses.map(({ device }) => device.value)).toEqual([12.95, 3.84, 6.49, 12.95, 25.5, 40, 51, 62, 71.3]);
  });

  it.each([
    ['poe-8', 8, 4, 30, [120, 'practice'], [15, 'assumed'], 2, [1000, 'practice'], 0],
    ['poe-24', 24, 4, 30, [370, 'assumed'], [42, 'practice'], 2, [10_000, 'assumed'], 1],
    ['poe-48', 48, 4, 30, [740, 'assumed'], [100, 'assumed'], 4, [10_000, 'assumed'], 1],
    ['poe-48-bt', 48, 8, 90, [1100, 'assumed'], [270, 'practice'], 4, [10_000, 'assumed'], 1],
  ])('have %s of %i ports up to class %i and %i W a port', (id, ports, classLimit, watts, budget, base, ...rest) => {
    const kind = catalogue.switchKinds.find((each) => each.id === id)!;
    expect([kind.ports.value, kind.classLimit.value, kind.wattsPerPort.value]).toEqual([ports, classLimit, watts]);
    expect([told(kind.poeBudgetW), told(kind.baseW)]).toEqual([budget, base]);
    expect([kind.uplinks.value, told(kind.uplinkMbit), kind.rackUnits.value]).toEqual(rest);
  });

  it.each([
    ['pascal', 694, 810, 1, null, 4096],
    ['turing', 771, 1316, 1, null, 4096],
    ['ampere', 748, 1415, 1, null, 4096],
    ['ada', 903, 1641, 1, null, 4096],
    ['blackwell', 2172, 1872, 1, null, null],
    ['t4', 771, 1316, 2, 16, 4096],
    ['l4', 903, 1641, 4, 24, 4096],
  ])('have a decoder %s of %i and %i frames a second in each of %i engines', (id, h264, h265, engines, vram, width) => {
    const decoder = catalogue.decoders.find((each) => each.id === id)!;
    expect([decoder.fps1080.h264.value, decoder.fps1080.h265.value]).toEqual([h264, h265]);
    expect([decoder.engines.value, decoder.vramGb?.value ?? null, decoder.h264MaxWidth?.value ?? null]).toEqual([
      engines,
      vram,
      width,
    ]);
  });

  it('decode seven full-HD pictures at 30 frames a second without a card', () => {
    expect(told(catalogue.siteModel.softwareDecoding)).toEqual([(7 * 2_073_600 * 30) / 1e6, 'vendor']);
  });
});

describe('facts of servers', () => {
  it.each([
    [1, 'Entry server', '6-core server CPU', 16, 350, 8, 1000, 1000],
    [2, 'Standard server', '12-core server CPU', 32, 1000, 12, 10_000, 10_000],
    [3, 'High-performance server', '2 x 16-core server CPU', 64, 1800, 24, 10_000, 10_000],
    [4, 'Virtual machine', '8 vCPU', 32, 500, undefined, 10_000, undefined],
  ])('have machine type %i: %s, %s, %i GB, %i Mbit/s', (id, name, cpu, ram, recording, bays, camera, client) => {
    const machine = catalogue.machineFamilies.find((each) => each.id === id)!;
    expect([machine.name, machine.cpu.value, machine.ramGb.value]).toEqual([name, cpu, ram]);
    expect(told(machine.recording)).toEqual([recording, 'assumed']);
    expect([machine.bays?.value, machine.cameraLink.value, machine.clientLink?.value]).toEqual([bays, camera, client]);
    expect(machine.automatic).toBe(id <= 3);
  });

  it.each([
    ['HE150D', 3, [1], 150, 20, 'assumed', 1, ['1x4', '1x8']],
    ['HE350T', 4, [1], 350, 50, 'assumed', 2, ['2x4', '2x8', '2x12']],
    ['HE350R', 1, [1], 350, 50, 'assumed', 2, ['2x4', '2x8', '2x12']],
    ['HE700R', 1, [4, 5, 6], 700, 100, 'practice', 4, ['4x4', '4x8', '4x12', '4x16']],
    ['HE1000R', 2, [4, 5, 6], 1000, 150, 'practice', 8, ['8x4', '8x8', '8x12', '8x16']],
    ['HE1800R', 2, [4, 5, 6], 1800, 250, 'practice', 24, ['12x4', '12x8', '12x12', '12x16', '24x12', '24x16']],
  ])('have %s in form factor %i with RAID %j, %i Mbit/s, %i cameras (%s), %i bays and %j', (...row) => {
    const [model, formFactor, raidTypes, recording, maxCameras, origin, bays, skus] = row;
    const appliance = catalogue.appliances.find((each) => each.model === model)!;
    expect([appliance.formFactor, appliance.raidTypes]).toEqual([formFactor, raidTypes]);
    expect(told(appliance.recording)).toEqual([recording, 'assumed']);
    expect(told(appliance.maxCameras)).toEqual([maxCameras, origin]);
    expect(appliance.bays.value).toBe(bays);
    expect(appliance.skus.map(({ disks, diskTb }) => `${disks.value}x${diskTb.value}`)).toEqual(skus);
    const nameplates = appliance.skus.map(({ disks, diskTb }) => `${model}-${disks.value * diskTb.value}TB`);
    expect(appliance.skus.map(({ sku }) => sku)).toEqual(nameplates);
  });

  it.each([
    ['HE150D', 0, null, 60],
    ['HE350T', 0, null, 90],
    ['HE350R', 1, null, 100],
    ['HE700R', 1, 9, 100],
    ['HE1000R', 2, 19.4, 180],
    ['HE1800R', 2, 46.3, 180],
  ])('have %s take %i U, %s kg and %i W without its disks', (model, rackUnits, weight, basePower) => {
    const { physical } = catalogue.appliances.find((each) => each.model === model)!;
    expect(told(physical!.rackUnits)).toEqual([rackUnits, 'practice']);
    expect(physical!.weight.value).toBe(weight);
    expect(told(physical!.basePower)).toEqual([basePower, 'assumed']);
    expect(told(physical!.greatestPower)).toEqual([null, 'unknown']);
  });

  it('have the power of machines, disks and shelves of the model', () => {
    expect(catalogue.machineFamilies.map(({ physical }) => physical?.basePower.value)).toEqual([
      100,
      180,
      250,
      undefined,
    ]);
    expect(
      catalogue.diskFamilies.map(({ power, shelfBays }) => [power?.value, power?.origin, shelfBays?.value]),
    ).toEqual([
      [9, 'spec', 12],
      [7.3, 'measured', 24],
      [6.3, 'measured', 24],
    ]);
    const { shelfBayPower, shelfBasePower, upsPowerFactor, upsMargin, upsEfficiency } = catalogue.physicalModel;
    expect([shelfBayPower, shelfBasePower, upsPowerFactor, upsMargin, upsEfficiency].map(told)).toEqual([
      [8, 'assumed'],
      [60, 'assumed'],
      [0.9, 'practice'],
      [1.25, 'practice'],
      [0.85, 'practice'],
    ]);
  });

  it.each(['HE150D', 'HE350T', 'HE350R'])('have null for unknown figures of %s', (model) => {
    const appliance = catalogue.appliances.find((each) => each.model === model)!;
    const { processor, ramGb, operatingSystem, osDrive, networkPorts } = appliance;
    for (const fact of [processor, ramGb, operatingSystem, osDrive, networkPorts]) {
      expect(told(fact)).toEqual([null, 'unknown']);
    }
    expect(appliance.dataSheetLink).toBeNull();
  });
});

it('docs/catalogue.md shows a fact that the catalogue has', () => {
  const page = readFileSync(new URL('../../../../docs/catalogue.md', import.meta.url), 'utf8');
  const [, shown = ''] = /^```ts see=\S+published\.test\.ts\n(.*)\n```$/m.exec(page) ?? [];
  const fact: unknown = JSON.parse(shown.replaceAll(/([{,] )(\w+):/g, '$1"$2":').replaceAll("'", '"'));
  expect(JSON.stringify(catalogue)).toContain(JSON.stringify(fact));
});
