import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CameraQueue, placeOf } from '../../src/sizing/deal/camera-queue.ts';
import { camerasOn, hasMostCameras, serverAt } from '../../src/sizing/deal/deal.ts';
import { groupsOf, columnsOf, type PlanGroup } from '../support/plan-groups.ts';

/** Groups as they are lined up, with some of no cameras among them. */
const lined = fc.tuple(groupsOf(20), fc.array(fc.nat({ max: 7 }))).map(([groups, empty]) => {
  const all = groups.map((group, place) => (place > 0 && empty.includes(place) ? { ...group, cameras: 0 } : group));
  const queue = new CameraQueue(
    columnsOf(all),
    Uint32Array.from(all, (_, place) => place),
  );
  return { all, queue };
});

const servers = fc.integer({ min: 1, max: 40 });

/** The group of each camera, and its server, dealt one after the other: to and fro over the servers. */
function dealtOneByOne(all: readonly PlanGroup[], count: number) {
  return all
    .flatMap(({ cameraGroupId, cameras }) => Array.from({ length: cameras }, () => cameraGroupId))
    .map((cameraGroupId, position) => {
      const round = Math.floor(position / count);
      return { cameraGroupId, server: round % 2 === 0 ? position % count : count - 1 - (position % count) };
    });
}

const eachServer = (count: number): readonly number[] => Array.from({ length: count }, (_, server) => server);

describe('the index of a queue', () => {
  it('leaves groups without cameras out', () => {
    fc.assert(
      fc.property(lined, ({ all, queue }) => {
        expect([...queue.groups]).toEqual([...all.keys()].filter((group) => all[group]!.cameras > 0));
      }),
    );
  });

  it('has the place of the first camera of every stride, and the last place after them', () => {
    fc.assert(
      fc.property(lined, ({ all, queue }) => {
        const places = [...queue.groups].flatMap((group, place) =>
          Array.from({ length: all[group]!.cameras }, () => place),
        );
        const indexed = places.filter((_, position) => position % queue.stride === 0);
        expect([...queue.placesAt]).toEqual([...indexed, queue.groups.length - 1]);
      }),
    );
  });

  it('has two entries for each group, or one for each camera where a group has fewer than two', () => {
    fc.assert(
      fc.property(lined, ({ queue }) => {
        expect(queue.stride).toBe(Math.ceil(queue.cameras / queue.groups.length / 2));
      }),
    );
  });
});

describe('cameras that are dealt', () => {
  it('belong to the group and go to the server that dealing them one by one gives', () => {
    fc.assert(
      fc.property(lined, servers, ({ all, queue }, count) => {
        const found = Array.from({ length: queue.cameras }, (_, position) => ({
          cameraGroupId: all[queue.groups[placeOf(position, queue)]!]!.cameraGroupId,
          server: serverAt(position, count),
        }));
        expect(found).toEqual(dealtOneByOne(all, count));
      }),
    );
  });

  it('stand on each server with none of a group that has no cameras', () => {
    fc.assert(
      fc.property(lined, servers, ({ all, queue }, count) => {
        const ids = all.map(({ cameraGroupId }) => cameraGroupId);
        const dealt = dealtOneByOne(all, count);
        for (const server of eachServer(count)) {
          const groups = camerasOn({ server, servers: count }, queue, ids);
          const here = dealt.filter((camera) => camera.server === server);
          for (const { cameraGroupId, cameras } of groups) {
            expect(cameras).toBe(here.filter((camera) => camera.cameraGroupId === cameraGroupId).length);
          }
          expect(groups.map(({ cameraGroupId }) => cameraGroupId)).toEqual([
            ...new Set(here.map(({ cameraGroupId }) => cameraGroupId)),
          ]);
        }
      }),
    );
  });

  it('are most on the servers that are said to have most', () => {
    fc.assert(
      fc.property(lined, servers, ({ all, queue }, count) => {
        const dealt = dealtOneByOne(all, count);
        const on = eachServer(count).map((server) => dealt.filter((camera) => camera.server === server).length);
        expect(eachServer(count).map((server) => hasMostCameras({ server, servers: count }, queue.cameras))).toEqual(
          on.map((cameras) => cameras === Math.max(...on)),
        );
      }),
    );
  });
});
