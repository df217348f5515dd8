import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CameraQueue } from '../../src/sizing/deal/camera-queue.ts';
import { fullestServer, hasMostCameras } from '../../src/sizing/deal/deal.ts';
import { fullestOfFewGroups, isOfFewGroups } from '../../src/sizing/deal/few-groups.ts';
import { FIGURES } from '../../src/sizing/deal/plan-group.ts';
import { dealtGroups } from '../support/deals.ts';
import { columnsOf, type PlanGroup } from '../support/plan-groups.ts';

const queues = dealtGroups([1, 2, 3, 12]).map(
  (groups) =>
    new CameraQueue(
      groups,
      Uint32Array.from(groups.ids, (_, place) => place),
    ),
);

const servers = fc.oneof(fc.integer({ min: 2, max: 40 }), fc.integer({ min: 41, max: 5000 }));

type Among = (queue: CameraQueue, servers: number, pick: number) => (server: number) => boolean;

/** Which servers a deal is asked for. */
const AMONG: readonly (readonly [string, Among])[] = [
  ['all servers', () => () => true],
  [
    'those with the most cameras',
    ({ cameras }, count) =>
      (server) =>
        hasMostCameras({ server, servers: count }, cameras),
  ],
  ['all but one', (_, count, pick) => (server) => server !== pick % count],
  ['all but the first', () => (server) => server !== 0],
];

const groupOf = (cameraGroupId: number, count: number, peakMbit: number): PlanGroup => ({
  cameraGroupId,
  cameras: count,
  perCamera: { streams: 1, peakMbit, storageTb: 1, liveTb: 0 },
});

describe('the fullest servers of few groups', () => {
  it.each(AMONG)('are those that a search of every server finds: %s', (_, among) => {
    fc.assert(
      fc.property(queues, servers, fc.nat(), (queue, count, pick) => {
        const deal = { queue, servers: count, among: among(queue, count, pick) };
        const scratch = new Float64Array(count + 1);
        for (const figure of FIGURES) {
          expect(fullestOfFewGroups(figure, deal)).toBe(fullestServer(figure, deal, scratch));
        }
      }),
    );
  });

  // The last round is dealt forwards after two rounds of the first group, backwards after one.
  it.each([
    [8, 1],
    [4, 0],
  ])('are found where a group of %i cameras ends with a round of four servers: server %i', (cameras, fullest) => {
    const queue = new CameraQueue(
      columnsOf([groupOf(3, cameras, 5), groupOf(2, 1, 1), groupOf(1, 3, 3)]),
      Uint32Array.of(0, 1, 2),
    );
    expect(fullestOfFewGroups('peakMbit', { queue, servers: 4, among: () => true })).toBe(fullest);
  });

  it('are found where two groups end on servers next to each other', () => {
    const queue = new CameraQueue(
      columnsOf([groupOf(3, 1, 1), groupOf(2, 1, 5), groupOf(1, 2, 2)]),
      Uint32Array.of(0, 1, 2),
    );
    expect(fullestOfFewGroups('peakMbit', { queue, servers: 4, among: () => true })).toBe(1);
  });

  it('are searched in this way where there are many more servers than groups', () => {
    const [queue] = fc.sample(queues, 1) as [CameraQueue];
    const groups = queue.ends.length;
    expect([64 * groups - 1, 64 * groups].map((count) => isOfFewGroups(queue, count))).toEqual([false, true]);
  });
});
