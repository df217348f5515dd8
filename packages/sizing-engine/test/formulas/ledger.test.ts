import { describe, expect, it } from 'vitest';
import { calculateProposal, type Design, type SizingOptions } from '../../src/index.ts';
import { ApplianceModel } from '../../src/doors/enumerations.ts';
import { catalogue, counting, genericDesign, groupsOf, huskyDesign } from '../support/designs.ts';
import { expectClose } from '../support/close-to.ts';
import { once } from '../../src/derivation/once.ts';
import { english } from '../support/in-english.ts';

const rows = groupsOf({ quantity: 400 });

/** Steps of the ledger by code: TB after the step, and its factor. */
function ledgerOf(design: Design): ReadonlyMap<string, readonly [number, number]> {
  const { ledger } = calculateProposal(design, catalogue);
  return new Map(ledger.map(({ code, tb, factor }) => [code, [tb, factor]]));
}

/** Check one step of the ledger. */
function expectStep(
  ledger: ReadonlyMap<string, readonly [number, number]>,
  code: string,
  [tb, factor]: readonly [number, number],
): void {
  const step = ledger.get(code);
  expectClose(step?.[0], tb);
  expectClose(step?.[1], factor);
}

describe('the margin ledger of appliances', () => {
  // 140.071 68 TB on 3 x HE1000R-96TB, RAID 6 with 6 of 8 disks for data, 80 % full at most.
  const ledger = once(() => ledgerOf(huskyDesign(rows)));

  it('begins with the video of the whole retention', () => {
    expectStep(ledger(), 'video', [140.071_68, 1]);
  });

  it('has no overhead and no reserve: the utilization cap covers them', () => {
    expectStep(ledger(), 'overhead', [140.071_68, 1]);
    expectStep(ledger(), 'reserve', [140.071_68, 1]);
  });

  it('has the utilization cap', () => {
    expectStep(ledger(), 'cap', [140.071_68 / 0.8, 1 / 0.8]);
  });

  it('has the unit convention as a line of its own', () => {
    expectStep(ledger(), 'convention', [((140.071_68 / 0.8) * 0.982) / 0.8931, 0.982 / 0.8931]);
  });

  it('has the RAID', () => {
    expectStep(ledger(), 'raid', [(((140.071_68 / 0.8) * 0.982) / 0.8931) * (8 / 6), 8 / 6]);
  });

  it('has the file system', () => {
    expectStep(ledger(), 'formatting', [(140.071_68 / 0.8 / 0.8931) * (8 / 6), 1 / 0.982]);
  });

  it('ends with the nameplates of all servers', () => {
    expectStep(ledger(), 'rounding', [288, 288 / ((140.071_68 / 0.8 / 0.8931) * (8 / 6))]);
  });

  it('has no cost of the unit convention where bytes are set against bytes', () => {
    expect(ledgerOf(counting('exact', huskyDesign(rows))).get('convention')?.[1]).toBe(1);
  });
});

describe('the margin ledger of generic servers', () => {
  it('has overhead, and the reserve of one volume in each of three servers', () => {
    const ledger = once(() => ledgerOf(genericDesign(rows)));
    expectStep(ledger(), 'overhead', [168.086_016, 1.2]);
    expectStep(ledger(), 'reserve', [168.101_016, 168.101_016 / 168.086_016]);
    expect(ledger().get('cap')?.[1]).toBe(1);
    // 3 servers of 6 x 16 TB
    expect(ledger().get('rounding')?.[0]).toBe(288);
  });

  it('has the live database on top of the archive, with a reserve of its own', () => {
    const ledger = once(() => ledgerOf(genericDesign(rows, { archiving: true })));
    // 400 x 2702 kbit/s x 8 h x 450 000 B = 3.890 88 TB
    expectStep(ledger(), 'video', [140.071_68, 1]);
    expectStep(ledger(), 'live', [143.962_56, 143.962_56 / 140.071_68]);
    expectStep(ledger(), 'overhead', [143.962_56 * 1.2, 1.2]);
    expectStep(ledger(), 'reserve', [143.962_56 * 1.2 + 6 * 0.005, 1 + 0.03 / (143.962_56 * 1.2)]);
  });

  it('names each step in words', () => {
    const { ledger } = english.rendered(calculateProposal(genericDesign(rows, { archiving: true }), catalogue));
    expect(ledger.map(({ title }) => title)).toEqual([
      'Video of the whole retention',
      'Live database',
      'System overhead',
      'Reserve of every volume',
      'Utilization cap',
      'Decimal need against TiB',
      'RAID',
      'File system',
      'Whole disks and servers',
    ]);
  });
});

describe('what the other convention would buy', () => {
  const stepOf = (design: Design, options?: SizingOptions) =>
    english.rendered(calculateProposal(design, catalogue, options)).ledger.find(({ code }) => code === 'convention');
  const hardwareOf = (design: Design) => {
    const { huskyProposal, genericProposal, liveDatabase } = calculateProposal(design, catalogue);
    if (huskyProposal !== null) return `${huskyProposal.serverQuantity} x ${huskyProposal.huskyIvoSpec.sku}`;
    const { quantity, diskSize, raidType } = liveDatabase!;
    return `${genericProposal!.quantity} x ${genericProposal!.machineType}, ${quantity} x ${diskSize} TB ${raidType}`;
  };

  it.each([
    ['of servers', genericDesign(groupsOf({ quantity: 90 }))],
    ['of appliances', huskyDesign(groupsOf({ quantity: 35 }))],
  ])('is given at its step, as sizing that design gives it: %s', (_, design) => {
    const [vendor, exact] = [counting('vendor', design), counting('exact', design)];
    expect(hardwareOf(vendor)).not.toBe(hardwareOf(exact));
    expect(stepOf(vendor)?.note).toContain(
      `With the exact convention (bytes with bytes) it would be ${hardwareOf(exact)}`,
    );
    expect(stepOf(exact)?.note).toContain(
      `With the convention of vendors (TB with TiB) it would be ${hardwareOf(vendor)}`,
    );
  });

  it.each([
    ['servers', genericDesign(groupsOf({}))],
    ['appliances', huskyDesign(groupsOf({}))],
  ])('may be the same %s', (_, design) => {
    expect(stepOf(design)?.note).toBe('With the exact convention (bytes with bytes) the hardware would be the same.');
  });

  it('can be nothing', () => {
    const full = huskyDesign(groupsOf({ retentionDays: 514 }), { ivoModel: ApplianceModel.HE150D });
    expect(calculateProposal(full, catalogue).calculationSuccess).toBe(false);
    expect(stepOf(counting('exact', full))?.note).toBe(
      'With the convention of vendors (TB with TiB) nothing would fit.',
    );
  });

  it('is left out with the alternatives, and given at no other step', () => {
    for (const design of [genericDesign(rows), huskyDesign(rows)]) {
      expect(stepOf(design, { alternatives: false })?.note).toBeNull();
      expect(calculateProposal(design, catalogue).ledger.filter(({ note }) => note !== null)).toHaveLength(1);
    }
  });
});
