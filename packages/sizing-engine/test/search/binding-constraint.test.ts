import { expect, it } from 'vitest';
import { calculateProposal, type Design } from '../../src/index.ts';
import { catalogue, genericDesign, groupsOf, huskyDesign, PUBLISHED_CASE } from '../support/designs.ts';

function bindingOf(design: Design) {
  return calculateProposal(design, catalogue).bindingConstraint;
}

/** 2.46 of 2.86 TB are used, but 4 of 20 cameras and 10.9 of 135 Mbit/s. */
it('is the limit that is most used where one appliance holds everything', () => {
  expect(bindingOf(PUBLISHED_CASE)).toMatchObject({ limit: 'storage', unit: 'TB' });
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
