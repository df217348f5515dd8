import { expect, it } from 'vitest';
import { calculateProposal, calculateTotals, type CameraRow } from '../../../src/index.ts';
import { catalogue, genericDesign, groupsOf, rowOf } from '../../support/designs.ts';

/** A group of two streams of unlike rates, whose cameras record sound and need two licences each. */
const extras = { audioKbps: 64, metadataKbps: 0, eventsPerHour: 0, preSeconds: 0, postSeconds: 0 };
const stream = { cameraGroupId: 9, quantity: 3, licencesPerCamera: 2, extras };
const first: CameraRow = rowOf({ ...stream, id: 20, streamId: 20, hoursPerDay: 24 });
const further: CameraRow = rowOf({ ...stream, id: 21, streamId: 21, hoursPerDay: 2, licencesPerCamera: 5 });
const others = groupsOf({}, {});

it.each([
  ['after its further ones', [further, first, ...others]],
  ['after other groups', [...others, further, first]],
  ['far from its further ones', [further, ...others, first]],
])('counts sound and licences of a group with its first stream, where that comes %s', (_, cameras) => {
  const inOrder = [first, further, ...others];
  const { totals, licences } = calculateProposal(genericDesign(cameras), catalogue);
  const expected = calculateProposal(genericDesign(inOrder), catalogue);
  expect(totals.storageTb.value).toBeCloseTo(expected.totals.storageTb.value, 12);
  expect(licences).toEqual(expected.licences);
  expect(licences!.find(({ kind }) => kind === 'device')!.quantity).toBe(8);
  expect(calculateTotals(cameras, catalogue).storageTb.value).toBeCloseTo(totals.storageTb.value, 12);
});

it('counts them where the first stream comes first, too', () => {
  const silent = { ...extras, audioKbps: 0 };
  const storageOf = (rows: readonly CameraRow[]): number => calculateTotals(rows, catalogue).storageTb.value;
  const video = storageOf([first, further].map((row) => ({ ...row, extras: silent })));
  // 3 cameras of 64 kbit/s while something moves, 40 % of 24 hours a day, for 30 days.
  expect(storageOf([first, further]) - video).toBeCloseTo((3 * 64 * 0.4 * 125 * 3600 * 24 * 30) / 1e12, 9);
});
