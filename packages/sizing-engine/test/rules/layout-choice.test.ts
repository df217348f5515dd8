import { describe, expect, it } from 'vitest';
import { calculateProposal, derivationText, explain, formulas, type Design } from '../../src/index.ts';
import { DiskType, MachineType } from '../../src/design/index.ts';
import { catalogue, constantGroup, genericDesign } from '../support/designs.ts';

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
    }
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

  it('that needs the speed of its disks says so', () => {
    const rows = constantGroup({ quantity: 150, kbps: 11_000, retentionDays: 1 }).map((row) => ({
      ...row,
      hoursPerDay: 1,
    }));
    const liveDatabase = { diskType: DiskType.ssd, diskSizeMax: 7, diskSizeMin: 0 };
    const design = genericDesign(rows, {
      machineType: MachineType.highPerformance,
      liveDatabase,
      concurrentSmartClientStreams: 400,
    });
    expect(textOf(design, 'liveDatabase.quantity')).toContain('decided by');
  });
});
