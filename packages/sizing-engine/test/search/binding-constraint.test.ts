import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { calculateProposal, explain, type Design, type LimitCode } from '../../src/index.ts';
import { MachineType, Raid } from '../../src/doors/enumerations.ts';
import { bareProposal } from '../support/answers.ts';
import { genericDesigns } from '../support/arbitraries.ts';
import { smallCatalogues } from '../support/small-catalogues.ts';
import {
  catalogue,
  constantGroup,
  genericDesign,
  groupsOf,
  huskyDesign,
  PUBLISHED_CASE,
  type GenericChange,
} from '../support/designs.ts';

function bindingOf(design: Design) {
  return calculateProposal(design, catalogue).bindingConstraint;
}

/** 2.46 of 2.86 TB are used, but 4 of 20 cameras and 10.9 of 135 Mbit/s. */
it('is the limit that is most used where one appliance holds everything', () => {
  expect(bindingOf(PUBLISHED_CASE)).toMatchObject({ limit: 'storage', unit: { unit: 'TB' } });
});

/** 400 cameras on servers of at most 150 are three, though the disks of one would hold more. */
it('is the limit that allows the fewest cameras where there are several servers', () => {
  expect(bindingOf(genericDesign(groupsOf({ quantity: 400, retentionDays: 1 })))).toMatchObject({
    limit: 'cameras',
    value: 134,
    max: 150,
  });
});

/** 250 cameras of the largest appliance, 150 by the settings: the settings decide. */
it('is the camera limit of the settings where that is the smaller one', () => {
  expect(bindingOf(huskyDesign(groupsOf({ quantity: 300, retentionDays: 1 })))).toMatchObject({
    limit: 'cameras',
    max: 150,
  });
});

/** Cameras of 10 Mbit/s all the time: 0.108 TB a day each; clients read 10 Mbit/s for each of their streams. */
const rows = (quantity: number, retentionDays: number) => constantGroup({ quantity, kbps: 10_000, retentionDays });

const san = { storageConnectivity: 2 };
const standard = { systemOverhead: 0, machineType: MachineType.standard, maxCamerasPerServer: 500 };

/** 400 cameras of 2 TB: the disks of an appliance decide, whatever else it carries. */
it('is the storage of appliances where that allows the fewest cameras', () => {
  const { bindingConstraint, huskyProposal } = calculateProposal(huskyDesign(rows(400, 19)), catalogue);
  expect(huskyProposal!.serverQuantity).toBeGreaterThan(2);
  expect(bindingConstraint).toMatchObject({ limit: 'storage' });
});

describe('a limit of a recording server', () => {
  it.each<[LimitCode, number, GenericChange, { value: number; max: number }]>([
    ['cameras', 40, { maxCamerasPerServer: 30 }, { value: 20, max: 30 }],
    ['recordingRate', 150, {}, { value: 750, max: 1000 }],
    // 0.7 x 10 000 on the link of a virtual machine, of which 660 x 10 go to clients
    [
      'cameraLink',
      46,
      { machineType: MachineType.virtual, concurrentSmartClientStreams: 660 },
      { value: 230, max: 400 },
    ],
    ['clientLink', 40, { concurrentSmartClientStreams: 699, serverDiskQuantity: 24 }, { value: 6990, max: 7000 }],
    // 0.7 x 10 000 on the storage link, of which 2 x 300 x 10 go to clients; three passes of camera data over it
    [
      'storageLink',
      40,
      { archiving: true, liveDatabase: san, archiveDatabase: san, concurrentSmartClientStreams: 300 },
      { value: 600, max: 1000 },
    ],
    // the same without archiving: 640 x 10 go to clients, one pass of camera data over what is left
    ['storageLink', 70, { liveDatabase: san, concurrentSmartClientStreams: 640 }, { value: 350, max: 600 }],
    // and with the archive alone on the network
    [
      'storageLink',
      70,
      { archiving: true, archiveDatabase: san, concurrentSmartClientStreams: 640, serverDiskQuantity: 24 },
      { value: 350, max: 600 },
    ],
    ['disks', 40, { serverDiskQuantity: 4 }, { value: 3, max: 4 }],
  ])('%s of %d cameras is worked out by formulas', (limit, quantity, change, figures) => {
    const proposal = calculateProposal(genericDesign(rows(quantity, 1), { ...standard, ...change }), catalogue);
    expect(proposal.bindingConstraint).toMatchObject({ limit, ...figures });
  });

  it('is the disks of the storage network where no disk stands in the server', () => {
    // 97.2 TB on mirrors of 0.8931 TB: 109 pairs
    const change = { ...standard, liveDatabase: { ...san, diskSizeMax: 1, raidType: Raid.raid10 } };
    const proposal = calculateProposal(genericDesign(rows(10, 90), change), catalogue);
    expect(proposal.bindingConstraint).toMatchObject({ limit: 'disks', value: 218, max: 240 });
  });

  it('has figures that a formula gave, the user typed or the catalogue has', () => {
    fc.assert(
      fc.property(genericDesigns, smallCatalogues, (design, own) => {
        const proposal = bareProposal(design, own);
        fc.pre(proposal.calculationSuccess);
        const kinds = ['value', 'max'].map((end) => {
          const { root, steps } = explain(proposal, `bindingConstraint.${end}`);
          return steps.find(({ key }) => key === root)?.origin.kind;
        });
        expect(kinds).not.toContain('decision');
        expect(proposal.bindingConstraint!.value).toBeLessThanOrEqual(proposal.bindingConstraint!.max * (1 + 1e-9));
      }),
    );
  });
});
