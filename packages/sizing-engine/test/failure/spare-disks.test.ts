import { describe, expect, it } from 'vitest';
import { calculateProposal, explain, type Design } from '../../src/index.ts';
import { formulas } from '../../src/doors/explanations.ts';
import { Failover, MachineType } from '../../src/doors/enumerations.ts';
import { catalogue, constantGroup, genericDesign, type GenericChange } from '../support/designs.ts';
import { isOfSpares, withReady } from '../support/failures.ts';
import { derivationText } from '../support/in-english.ts';

/** Why the spare servers of a design have their disks. */
function reasonsOf(design: Design): string {
  const proposal = calculateProposal(design, catalogue);
  const line = proposal.bill!.findIndex(isOfSpares);
  return derivationText(explain(proposal, `bill[${line}].quantity`), formulas);
}

const spareFor = (outageDays: number, design: Design): Design =>
  withReady(design, { kind: Failover.coldStandby, outageDays });

/** Four of 10 Mbit/s, all the time: 0.432 TB a day. */
const four = genericDesign(constantGroup({ quantity: 4, kbps: 10_000, retentionDays: 30 }), { systemOverhead: 0 });

/** 150 cameras of 7 Mbit/s that record for one hour of a day: their operations ask for more disks than a day of their video. */
const busy = (change: GenericChange = {}): Design =>
  genericDesign(constantGroup({ quantity: 150, kbps: 7000, retentionDays: 30, hoursPerDay: 1 }), {
    systemOverhead: 0,
    machineType: MachineType.highPerformance,
    ...change,
  });

describe('the disks of a spare', () => {
  it('say that the days of an outage decided them', () => {
    const reasons = reasonsOf(spareFor(5, four));
    expect(reasons).toContain(': 3 disks\n    3 x 2 TB, RAID 5, decided by capacity\n');
    // 5 days of 0.432 TB and the reserve
    expect(reasons).toContain('    because = Storage need with reserve: 2.165 TB\n');
  });

  it('say that operations decided them, with the figure and the disks that capacity alone asks for', () => {
    const reasons = reasonsOf(spareFor(1, busy()));
    expect(reasons).toContain('    4 x 1 TB, RAID 10, decided by disk operations\n    not 3 x 1 TB, RAID 5\n');
    // Reads of 150 x 7 and one stream of 7 Mbit/s, and writes twice in RAID 10
    expect(reasons).toContain('    because = Operations on the disks: 173.495 IOPS\n      = 36.995 + 68.25 * 2 ');
  });

  it('are those for the longest outage that fits where no layout holds the video of the whole one', () => {
    const short = genericDesign(constantGroup({ quantity: 10, kbps: 20_000, retentionDays: 1 }), {
      systemOverhead: 0,
      serverDiskQuantity: 4,
      liveDatabase: { diskSizeMax: 2 },
    });
    const reasons = reasonsOf(spareFor(30, short));
    expect(reasons).toContain(': 4 disks\n    4 x 2 TB, RAID 5, decided by capacity\n');
    // 3 x 2 TB hold 5.3586: 59 hours of 2.16 TB a day, and the reserve
    expect(reasons).toContain('because = Storage need with reserve: 5.315 TB\n');
    expect(reasons).toContain('because = Storage need with reserve: 64.805 TB\n');
  });

  it('have a size, in TB each', () => {
    const proposal = calculateProposal(spareFor(5, four), catalogue);
    const state = proposal.failure!.states.findIndex((each) => each.state === 'serverDownFailover');
    const text = derivationText(explain(proposal, `failure.states[${state}].storagePercent`), formulas);
    expect(text).toContain(': 2 TB/disk\n');
  });

  it('do not depend on what archiving asks of the disks of a recording server', () => {
    expect(reasonsOf(spareFor(1, busy({ archiving: true })))).toBe(reasonsOf(spareFor(1, busy())));
  });
});
