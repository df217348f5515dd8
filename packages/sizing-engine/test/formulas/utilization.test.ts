import { describe, expect, it } from 'vitest';
import { calculateProposal } from '../../src/index.ts';
import { ApplianceModel, FormFactor, Raid } from '../../src/doors/enumerations.ts';
import { catalogue, counting, groupsOf, huskyDesign, PUBLISHED_CASE, type HuskyChange } from '../support/designs.ts';
import { expectClose } from '../support/close-to.ts';
import { computed } from '../support/formula-sweep.ts';
import { once } from '../../src/derivation/once.ts';

/** 400 default cameras: 1080.8 Mbit/s and 140.071 68 TB. */
const proposalOf = (change?: HuskyChange) =>
  calculateProposal(huskyDesign(groupsOf({ quantity: 400 }), change), catalogue);

describe('utilization', () => {
  it('of disks is need by formatted capacity', () => {
    expectClose(computed('utilization.disk', { load: 2.463_728_4, limit: 3.5724 }), 68.966_0, 1e-5);
  });

  it('of the system is camera data by rated recording rate', () => {
    expectClose(computed('utilization.system', { load: 10.863, limit: 150 }), 7.242);
  });

  it('is capped at so many percent of the rate and of the capacity', () => {
    expectClose(computed('utilization.capped-rate', { ratedMbit: 1000, capPercent: 90 }), 900);
    expectClose(computed('utilization.capped-storage', { capacityTb: 64.3032, capPercent: 80 }), 51.442_56);
  });
});

describe('a published proposal: four cameras on an HE150D', () => {
  const proposal = once(() => calculateProposal(PUBLISHED_CASE, catalogue));

  it('is one HE150D-4TB', () => {
    expect(proposal().huskyProposal?.serverQuantity).toBe(1);
    expect(proposal().huskyProposal?.huskyIvoSpec.sku).toBe('HE150D-4TB');
  });

  it('needs 2.46 TB', () => {
    // 10 863 kbit/s x 0.7 x 450 000 B x 720 h
    expectClose(proposal().huskyProposal?.storageWithOverhead.value, 2.463_728_4);
    expectClose(proposal().totals.storageTb.value, 2.463_728_4);
  });

  it('has 3.57 formatted', () => {
    expectClose(proposal().huskyProposal?.storageWithOverhead.rangeMax, 3.5724);
  });

  it('fills its disk to 68.97 %', () => {
    expect(proposal().huskyProposal?.diskUtilization.value.toFixed(2)).toBe('68.97');
    expect(proposal().huskyProposal?.diskUtilization.rangeMax).toBe(100);
  });

  it('loads its recording rate by 7.24 %', () => {
    expectClose(proposal().huskyProposal?.systemUtilization.value, 7.242);
  });
});

describe('a proposal of appliances', () => {
  it('takes the fewest servers, then the smaller model, then the least nameplate capacity', () => {
    // HE700R holds 100 cameras: 4 servers. HE1000R and HE1800R hold 150: 3 of 134 cameras, 46.924 012 8 TB each.
    // HE1000R-64TB in RAID 5: 7 x 8 x 0.8931 x 0.8 = 40.01; -96TB in RAID 6: 6 x 12 x 0.8931 x 0.8 = 51.44.
    const { huskyProposal } = proposalOf();
    expect(huskyProposal?.serverQuantity).toBe(3);
    expect(huskyProposal?.huskyIvoSpec).toMatchObject({
      sku: 'HE1000R-96TB',
      modelName: 'Husky IVO 1000R',
      formFactorLabel: 'Rack 2U',
      storageTypeLabel: '8 x 12 TB, RAID 6',
      ram: 32,
      osDrive: null,
    });
    expectClose(huskyProposal?.diskUtilization.value, (100 * 46.924_012_8) / 64.3032);
    expect(huskyProposal?.diskUtilization.additionalHeadlineInfo).toBe('RAID 6');
    expectClose(huskyProposal?.systemUtilization.value, (1080.8 * 134) / 400 / 10);
    expect(huskyProposal?.cameraStreams.value).toBe(134);
  });

  it('takes the RAID that survives more where all else is equal', () => {
    // HE700R has four disks: RAID 6 and RAID 10 both leave two for data.
    const { huskyProposal } = calculateProposal(
      huskyDesign(groupsOf({ quantity: 10 }), { ivoModel: ApplianceModel.HE700R }),
      catalogue,
    );
    // 3.501 792 TB: every RAID type fits on the smallest, so RAID 6.
    expect(huskyProposal?.huskyIvoSpec.sku).toBe('HE700R-16TB');
    expect(huskyProposal?.diskUtilization.additionalHeadlineInfo).toBe('RAID 6');
  });

  it('takes RAID 5 with large disks only where it is chosen', () => {
    const raid5 = proposalOf({ ivoModel: ApplianceModel.HE1000R, raidType: Raid.raid5 });
    // RAID 5 of 8 x 12 TB: 84 x 0.8931 x 0.8 = 60.02; of 8 x 8 TB 40.01 is too small for 46.92.
    expect(raid5.huskyProposal?.huskyIvoSpec).toMatchObject({ storageTypeLabel: '8 x 12 TB, RAID 5' });
    expect(raid5.warnings.map(({ code }) => code)).toContain('raid5-rebuild');
  });

  it('keeps to the form factor, model and disks that are chosen', () => {
    const tower = proposalOf({ formFactor: FormFactor.tower });
    expect(tower.huskyProposal?.huskyIvoSpec.modelName).toBe('Husky IVO 350T');
    const disks = proposalOf({ ivoModel: ApplianceModel.HE1800R, serverDiskQuantity: 24 });
    expect(disks.huskyProposal?.huskyIvoSpec.sku).toBe('HE1800R-288TB');
  });

  it('counts bytes against bytes in the exact convention', () => {
    const design = counting('exact', huskyDesign(groupsOf({ quantity: 400 })));
    const { huskyProposal } = calculateProposal(design, catalogue);
    // HE1000R-64TB, RAID 5: 56 x 0.982 x 0.8 = 43.99; RAID 6 of -96TB: 72 x 0.982 = 70.704
    expect(huskyProposal?.huskyIvoSpec.sku).toBe('HE1000R-96TB');
    expectClose(huskyProposal?.diskUtilization.value, (100 * 46.924_012_8) / 70.704);
  });
});
