import type { Placing, Plan } from '@site-designer/api-contract';
import { positionRows } from '@site-designer/api-contract/plan-sheets';
import { expect, it } from 'vitest';
import { PLAN_FILE } from '#texts/editor/plan.ts';
import type { PlanGroup } from '../../src/features/floor-plan/model/plan-model.ts';
import { readPositions } from '../../src/features/floor-plan/model/read-positions.ts';

const plan = { id: 1, name: 'Ground', width: 1000, height: 800, metresPerPixel: 0.02 } as Plan;
const roof = { ...plan, id: 2, name: 'Roof', metresPerPixel: null };
const groups = new Map([
  [7, { cameraGroupId: 7, title: 'Lobby', quantity: 2 } as PlanGroup],
  [9, { cameraGroupId: 9, title: 'Gate', quantity: 5 } as PlanGroup],
]);
const site = { plans: [plan, roof], plan, groups };
const placing: Placing = {
  placements: [
    { id: 3, cameraGroupId: 7, planId: 1, x: 100, y: 50, directionDeg: 90, label: 'C-01', note: 'door' },
    { id: 4, cameraGroupId: 9, planId: 2, x: 10, y: 20, directionDeg: 0, label: 'C-02', note: '' },
  ],
  closets: [],
  areas: [],
};
const read = (...lines: string[][]) => readPositions([[...PLAN_FILE.columns], ...lines], placing, site);

it('a file of positions that was written comes back as it is', () => {
  const titles = new Map([...groups].map(([id, { title }]) => [id, title]));
  const rows = positionRows(placing.placements, { plans: [plan, roof], titles });
  expect(rows).toEqual([
    ['C-01', 'Lobby', 'Ground', 2, 1, 'm', 90, 'door'],
    ['C-02', 'Gate', 'Roof', 10, 20, 'px', 0, ''],
  ]);
  expect(read(...rows.map((row) => row.map(String)))).toEqual({ placing, moved: 2, added: 0 });
});

it('moves cameras by their labels, and places others with a decimal comma', () => {
  const result = read(['C-01', '', '', '4', '2', '', '', ''], ['', 'gate', 'Ground', '1,5', '0', 'm', '-90', 'new']);
  expect(result).toMatchObject({
    moved: 1,
    added: 1,
    placing: {
      placements: [
        { id: 3, x: 200, y: 100, directionDeg: 90, note: 'door' },
        { label: 'C-02' },
        { cameraGroupId: 9, planId: 1, x: 75, y: 0, directionDeg: 270, label: 'C-03', note: 'new' },
      ],
    },
  });
});

it('tells every fault with its line, and takes nothing over', () => {
  const lines = [
    ['C-03', 'Hall', 'Ground', '1', '1', 'm', '0', ''],
    ['C-04', 'Gate', 'Cellar', '1', '1', 'm', '0', ''],
    ['C-05', 'Gate', 'Roof', '1', '1', 'm', '0', ''],
    ['C-06', 'Gate', 'Ground', 'left', '1', 'm', '0', ''],
    ['C-07', 'Gate', 'Ground', '1', '1', 'm', 'north', ''],
    ['C-08', 'Lobby', 'Ground', '1', '1', 'm', '0', ''],
    ['C-08', 'Lobby', 'Ground', '1', '1', 'm', '0', ''],
  ];
  const result = read(...lines);
  expect('problems' in result && result.problems).toHaveLength(7);
  expect(read()).toHaveProperty('problems');
  expect(readPositions([['Label', 'Group']], placing, site)).toHaveProperty('problems');
});
