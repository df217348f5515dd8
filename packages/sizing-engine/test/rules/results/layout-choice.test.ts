import { describe, expect, it } from 'vitest';
import { calculateProposal, defaultServerSettings, explain, type Design } from '../../../src/index.ts';
import { formulas } from '../../../src/doors/explanations.ts';
import { given } from '../../../src/derivation/quantity.ts';
import { MachineType } from '../../../src/doors/enumerations.ts';
import { layoutChoice } from '../../../src/sizing/storage/layout-choice.ts';
import { bestLayout, layoutSearch } from '../../../src/sizing/storage/storage-layout.ts';
import { catalogue, constantGroup, genericDesign } from '../../support/designs.ts';
import { derivationText, english } from '../../support/in-english.ts';

const textOf = (design: Design, figure: string): string =>
  derivationText(explain(calculateProposal(design, catalogue), figure), formulas);

describe('a layout of disks', () => {
  it('that operations decided says so, and by how much the layout for capacity alone is too slow', () => {
    // Three disks in RAID 5 do 240 operations of about 374 that are asked of them.
    const rows = constantGroup({ quantity: 150, kbps: 7000, retentionDays: 1 }).map((row) => ({
      ...row,
      hoursPerDay: 1,
    }));
    const design = genericDesign(rows, { machineType: MachineType.highPerformance });
    expect(calculateProposal(design, catalogue).liveDatabase).toMatchObject({
      quantity: 4,
      diskSize: 1,
      raidType: 'RAID 10',
    });
    for (const figure of ['quantity', 'diskSize', 'raidType']) {
      const text = textOf(design, `liveDatabase.${figure}`);
      expect(text).toContain('4 x 1 TB, RAID 10, decided by disk operations');
      expect(text).toContain('not 3 x 1 TB, RAID 5');
      expect(text).toMatch(/against = Share of the limit of disk operations: 15\d/);
      expect(text).toContain('because = Operations on the disks: ');
      expect(text).toContain('disks = Chosen: the layout that the capacity alone asks for: 3 disks\n');
      expect(text).toContain('        because = Storage need with reserve: 0.572 TB\n');
    }
  });

  it('in another RAID of the same disks says what decided the RAID', () => {
    // 38 x 20 Mbit/s: four disks do 320 operations, of which RAID 6 would be asked 324.
    const rows = constantGroup({ quantity: 38, kbps: 20_000, retentionDays: 1 });
    const design = genericDesign(rows, { systemOverhead: 0, liveDatabase: { diskSizeMin: 10, diskSizeMax: 10 } });
    const text = textOf(design, 'liveDatabase.raidType');
    expect(text).toContain('4 x 10 TB, RAID 10, decided by disk operations\n');
    expect(text).toContain('not 4 x 10 TB, RAID 6\n');
  });

  it('that capacity decided names only the need', () => {
    const text = textOf(
      genericDesign(constantGroup({ quantity: 20, kbps: 4000, retentionDays: 30 })),
      'liveDatabase.quantity',
    );
    expect(text).toMatch(/decided by capacity\n/);
    expect(text).toContain('because = Storage need with reserve: ');
    expect(text).not.toMatch(/^ *not /m);
  });

  it.each([
    [{ tb: 0.5, writes: 0, reads: 0, speed: 10 }, '3 x 1 TB, RAID 5, decided by capacity', []],
    // Three disks in RAID 5 do 240 operations and 300 MB/s; a write there costs four operations.
    [{ tb: 0.5, writes: 100, reads: 0, speed: 10 }, '4 x 1 TB, RAID 10, decided by disk operations', [400 / 240]],
    [{ tb: 0.5, writes: 0, reads: 0, speed: 400 }, '4 x 1 TB, RAID 5, decided by transfer speed', [400 / 300]],
    [
      { tb: 5, writes: 0, reads: 300, speed: 10 },
      '4 x 2 TB, RAID 5, decided by capacity and disk operations',
      [300 / 240],
    ],
    [
      { tb: 5, writes: 0, reads: 0, speed: 400 },
      '4 x 2 TB, RAID 5, decided by capacity and transfer speed',
      [400 / 300],
    ],
    [
      { tb: 0.5, writes: 100, reads: 0, speed: 400 },
      '5 x 1 TB, RAID 5, decided by disk operations and transfer speed',
      [400 / 240],
    ],
    [
      { tb: 5, writes: 100, reads: 0, speed: 400 },
      '5 x 2 TB, RAID 5, decided by capacity and disk operations and transfer speed',
      [400 / 240],
    ],
  ])('for %j is %s', (asked, expected, broken) => {
    const need = { tb: asked.tb, writeIops: asked.writes, readIops: asked.reads, megabytesPerSecond: asked.speed };
    const settings = defaultServerSettings(catalogue).genericServerSettings.advancedSettings.liveDatabase;
    const search = layoutSearch({ settings, catalogue, convention: 'exact' });
    const layout = bestLayout(need, search, 24)!;
    const { chosen, because, rejected } = layoutChoice(
      { layout, need, search, convention: 'exact' },
      {
        capacity: given('tb', asked.tb, 'TB'),
        operations: ({ raid }) => given('iops', asked.reads + asked.writes * raid.writePenalty.value, 'IOPS'),
        speed: given('speed', asked.speed, 'MB/s'),
      },
    );
    expect(english.words(chosen)).toBe(expected);
    expect(because).toHaveLength(expected.split(/ by | and /).length - 1);
    expect(rejected.map((each) => each.because.value)).toEqual(broken.map((share) => expect.closeTo(share * 100, 9)));
  });
});
