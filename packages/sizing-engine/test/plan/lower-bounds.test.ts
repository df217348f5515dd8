import { describe, expect, it } from 'vitest';
import { FIGURES } from '../../src/sizing/deal/plan-group.ts';
import { dealsOf, type PlanGroup } from '../support/plan-groups.ts';

const SMALL = { streams: 1, peakMbit: 2, storageTb: 0.5, liveTb: 0.1 };

/** Thirty cameras alike, and for each figure a camera that asks for much more of it than all of them. */
const groups: PlanGroup[] = [
  { cameraGroupId: 9, cameras: 30, perCamera: SMALL },
  { cameraGroupId: 8, cameras: 1, perCamera: { ...SMALL, streams: 400 } },
  { cameraGroupId: 7, cameras: 1, perCamera: { ...SMALL, peakMbit: 800 } },
  { cameraGroupId: 6, cameras: 1, perCamera: { ...SMALL, storageTb: 300 } },
  { cameraGroupId: 5, cameras: 1, perCamera: { ...SMALL, liveTb: 90 } },
];

describe('the lower bound of a deal', () => {
  it.each([2, 3, 7, 20])(
    'is the greatest load itself where one camera decides each figure, on %d servers',
    (servers) => {
      const deals = dealsOf(groups);
      for (const order of deals.orders) {
        const [least, greatest] = [deals.atLeast(order, servers), deals.greatest(order, servers)];
        for (const figure of FIGURES) expect(least[figure]).toBeCloseTo(greatest[figure], 6);
      }
    },
  );
});

describe('cameras that store nothing', () => {
  const none = { ...SMALL, storageTb: 0 };

  // The second round goes back: the last servers have a camera more.
  it.each([
    [5, 3],
    [6, 2],
    [8, 0],
  ])('%d of them give server %d of four the most cameras first', (cameras, server) => {
    const deals = dealsOf([{ cameraGroupId: 1, cameras, perCamera: none }]);
    expect(deals.serverWithMostCameras(0, 4)).toBe(server);
  });
});

describe('the greatest of each figure over the cameras', () => {
  it('is that of the cameras there are, not of a group without any', () => {
    const empty = {
      cameraGroupId: 10,
      cameras: 0,
      perCamera: { streams: 500, peakMbit: 900, storageTb: 400, liveTb: 100 },
    };
    expect(dealsOf([...groups, empty]).greatestCamera).toEqual({
      cameras: 1,
      streams: 400,
      peakMbit: 800,
      storageTb: 300,
      liveTb: 90,
    });
  });
});

describe('the group of which one camera asks the most', () => {
  it('is told with what it asks for, as the deals count it', () => {
    const deals = dealsOf(groups).scaled({ rate: 2, storage: 3 });
    expect(deals.groupWithMost('storageTb')).toMatchObject({
      cameraGroupId: 6,
      perCamera: { streams: 1, peakMbit: 4, storageTb: 900, liveTb: expect.closeTo(0.3, 9) as number },
    });
    expect(deals.groupWithMost('streams').cameraGroupId).toBe(8);
  });

  it('is the first of groups that ask for as much', () => {
    expect(dealsOf(groups.slice(0, 3)).groupWithMost('storageTb').cameraGroupId).toBe(9);
  });
});
