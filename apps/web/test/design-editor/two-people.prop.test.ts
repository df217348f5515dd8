import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { propertyRuns } from '../../../../tools/random-runs.ts';
import { FakeApi } from '../support/fake-api.ts';
import { keyOf, Person, type CellField, type Passage } from '../support/two-people.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
});

const ms = fc.constantFrom(0, 10, 200, 900, 2500);
const passage = fc.record<Passage>({
  thereMs: ms,
  backMs: ms,
  lost: fc.constantFrom('nothing', 'nothing', 'nothing', 'nothing', 'request', 'answer'),
});

const act = fc.record({
  who: fc.nat({ max: 1 }),
  does: fc.constantFrom('edit', 'edit', 'edit', 'type', 'type', 'leave', 'cancel', 'undo'),
  row: fc.nat({ max: 1 }),
  field: fc.constantFrom<CellField>('quantity', 'retentionDays'),
  value: fc.integer({ min: 2, max: 90 }),
  thenMs: fc.constantFrom(0, 100, 500, 800, 3000, 7000),
});

type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

let opened = 0;

/** Two people who have edited one design, when all is stored and both have seen it. */
async function edited(acts: readonly Act[], passages: readonly Passage[]) {
  const api = new FakeApi();
  const ids = [api.addGroup().id, api.addGroup().id];
  const left = [...passages];
  const people: Person[] = [];
  const onStored = () => {
    const { version } = api;
    for (const { editor } of people) setTimeout(() => editor.heard(version), left.length === 0 ? 0 : left[0]!.backMs);
  };
  for (const _ of [1, 2]) people.push(new Person(api, { network: () => left.shift(), onStored }));
  opened += 1;
  for (const person of people) await person.open({ projectId: 1, siteId: 2, siteDesignId: 1000 + opened });
  for (const { who, does, row, field, value, thenMs } of acts) {
    const person = people[who]!;
    if (does === 'edit' || does === 'type') person[does](ids[row]!, field, value);
    else person[does]();
    await vi.advanceTimersByTimeAsync(thenMs);
  }
  for (const person of people) person.leave();
  for (let round = 0; round < 4; round += 1) {
    for (const { editor } of people) editor.heard();
    await vi.advanceTimersByTimeAsync(20_000);
  }
  vi.clearAllTimers();
  return { api, ids, people: people as [Person, Person] };
}

const valuesOf = (rows: Person['rows']) => rows.map(({ quantity, retentionDays }) => [quantity, retentionDays]);

test('two people who edit one design end with the same rows, and each value that no longer stands is told', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(act, { minLength: 1, maxLength: 14 }),
      fc.array(passage, { maxLength: 12 }),
      async (acts, passages) => {
        const { api, ids, people } = await edited(acts, passages);
        for (const { editor, rows } of people) {
          expect(editor.saveState).toBe('saved');
          expect(valuesOf(rows)).toEqual(valuesOf(api.cameras));
        }
        expect(untold(ids, people)).toEqual([]);
      },
    ),
    { numRuns: propertyRuns({ test: 60, soak: 3000 }) },
  );
});

/** Values that somebody has set last, that no longer stand, and that neither was told of. */
function untold(ids: readonly number[], people: readonly [Person, Person]): string[] {
  return ids.flatMap((id) =>
    (['quantity', 'retentionDays'] as const).flatMap((field) => {
      const key = keyOf(id, field);
      const stands = people[0].rows.find((row) => row.id === id)?.[field];
      return [people, people.toReversed() as [Person, Person]].flatMap(([setter, other]) => {
        const value = setter.set.get(key);
        const isTold =
          value === undefined ||
          value === stands ||
          setter.tellsOf(key, value, true) ||
          other.tellsOf(key, value, false);
        return isTold ? [] : `${key} was set to ${value} and is ${stands}`;
      });
    }),
  );
}
