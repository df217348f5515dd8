import { NEW_STREAM, type PlannedServer } from '@site-designer/sizing-engine';
import { describe, expect, test } from 'vitest';
import { newRow } from '../src/cells/groups.ts';
import { joinedRuns, serversOfGroups } from '../src/selection/planned-servers.ts';
import { viewOf } from '../src/selection/view.ts';
import { form } from './form.ts';

function entry(count: number, cameras: Readonly<Record<number, number>>): PlannedServer {
  const groups = Object.entries(cameras).map(([id, each]) => ({ cameraGroupId: Number(id), cameras: each }));
  return { count, cameras: 0, cameraStreams: 0, peakMbit: 0, storageTb: 0, liveTb: 0, dailyTb: 0, groups };
}

const PLAN = [
  entry(1, { 7: 20 }),
  entry(1, { 7: 19, 3: 1 }),
  entry(1, { 7: 19, 3: 1, 2: 1 }),
  entry(1, { 3: 2 }),
  entry(1, { 7: 5 }),
];

describe('the servers of a group', () => {
  test.each([
    { direction: 1, groups: [5, 7, 3, 2] },
    { direction: -1, groups: [2, 3, 7, 5] },
  ] as const)('sort a view by their numbers, $direction', ({ direction, groups }) => {
    const rows = [7, 5, 3, 2].map((id) => newRow(NEW_STREAM, form.catalogue, { id }));
    const view = viewOf(
      rows,
      { sort: { column: 'servers', direction }, filter: '' },
      { ...form, servers: serversOfGroups(PLAN) },
    );
    expect(view?.groupIds).toEqual(groups);
  });

  test('are numbered over all entries of the plan, each with its cameras', () => {
    const servers = serversOfGroups(PLAN);
    expect(servers.get(7)).toEqual([
      { first: 1, last: 1, cameras: 20 },
      { first: 2, last: 3, cameras: 19 },
      { first: 5, last: 5, cameras: 5 },
    ]);
    expect(servers.get(3)).toEqual([
      { first: 2, last: 3, cameras: 1 },
      { first: 4, last: 4, cameras: 2 },
    ]);
    expect(servers.get(4)).toBeUndefined();
  });

  test('are printed as few ranges', () => {
    const servers = serversOfGroups(PLAN);
    expect(joinedRuns(servers.get(7)!)).toEqual([
      { first: 1, last: 3 },
      { first: 5, last: 5 },
    ]);
    expect(joinedRuns(servers.get(3)!)).toEqual([{ first: 2, last: 4 }]);
    expect(joinedRuns([])).toEqual([]);
  });
});
