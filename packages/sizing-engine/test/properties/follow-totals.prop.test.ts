import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calculateProposal,
  calculateTotals,
  followTotals,
  type CameraRow,
  type SizingOptions,
} from '../../src/index.ts';
import { cameraGroups, unruledRow } from '../support/arbitraries.ts';
import { catalogue, genericDesign, groupsOf } from '../support/designs.ts';

const FIGURES_ALONE: SizingOptions = { headroom: false, alternatives: false, failure: false };

type Rows = readonly CameraRow[];

/** The rows after an edit, from the rows now and those before the last edit. Numbers count on from the first row at the last. */
type Edit = (rows: Rows, before: Rows) => Rows;

function changed(rows: Rows, number: number, change: (row: CameraRow) => CameraRow): Rows {
  return rows.map((row, place) => (place === number % rows.length ? change(row) : row));
}

/** What is typed into a row, which stays the same stream. */
const typing = fc.tuple(fc.nat(), unruledRow).map(
  ([number, content]): Edit =>
    (rows) =>
      changed(rows, number, ({ id, streamId, cameraGroupId }) => ({ ...content, id, streamId, cameraGroupId })),
);

/** Above all ids of the rows that a design is opened with. */
const NEW_IDS = 1000;

const adding = fc.tuple(fc.nat(), cameraGroups(2)).map(([place, groups]): Edit => (rows) => {
  const last = Math.max(NEW_IDS, ...rows.map(({ id }) => id));
  const added = groups.map((row, number) => ({
    ...row,
    id: last + 1 + number,
    streamId: last + 1 + number,
    cameraGroupId: last + row.cameraGroupId,
  }));
  return rows.toSpliced(place % (rows.length + 1), 0, ...added);
});

const removing = fc.nat().map(
  (number): Edit =>
    (rows) =>
      rows.toSpliced(number % rows.length, rows.length > 1 ? 1 : 0),
);

/** Streams of a group may then stand apart, and a later one first. */
const moving = fc.tuple(fc.nat(), fc.nat()).map(([from, to]): Edit => (rows) => {
  const row = rows[from % rows.length]!;
  return rows.filter((each) => each !== row).toSpliced(to % rows.length, 0, row);
});

const regrouping = fc.tuple(fc.nat(), fc.nat({ max: 3 })).map(
  ([number, cameraGroupId]): Edit =>
    (rows) =>
      changed(rows, number, (row) => ({ ...row, cameraGroupId })),
);

const undoing = fc.constant<Edit>((_, before) => before);

const edits = fc.array(
  fc.oneof(
    { arbitrary: typing, weight: 4 },
    { arbitrary: fc.oneof(adding, removing, moving, regrouping, undoing), weight: 3 },
  ),
  { minLength: 1, maxLength: 10 },
);

describe('totals that follow the edits of a design', () => {
  it('are those of the rows and of their proposal after each of them, to the last digit', () => {
    fc.assert(
      fc.property(cameraGroups(6), edits, (opened, list) => {
        const totalsOf = followTotals(catalogue);
        totalsOf(opened);
        let [rows, before]: [Rows, Rows] = [opened, opened];
        for (const edit of list) {
          [rows, before] = [edit(rows, before), rows];
          const totals = totalsOf(rows);
          expect(totals).toStrictEqual(calculateTotals(rows, catalogue));
          expect(totals).toStrictEqual(calculateProposal(genericDesign(rows), catalogue, FIGURES_ALONE).totals);
        }
      }),
    );
  });

  it('are those of a list that was changed in place', () => {
    const rows = [...groupsOf({}, {})];
    const totalsOf = followTotals(catalogue);
    const { quantity } = rows[1]!;
    const { value } = totalsOf(rows).cameras;
    rows[1] = { ...rows[1]!, quantity: quantity + 5 };
    expect(totalsOf(rows).cameras.value).toBe(value + 5);
  });

  it.each([
    ['a row with a figure out of its bounds', (rows: Rows) => changed(rows, 2, (row) => ({ ...row, quantity: 0 }))],
    ['a row with the id of another one', (rows: Rows) => changed(rows, 2, (row) => ({ ...row, id: rows[0]!.id }))],
    ['a row that is none', (rows: Rows) => [...rows.slice(0, 2), null] as unknown as Rows],
    ['no list', () => undefined as unknown as Rows],
  ])('refuse %s as those of all rows do, and go on after it', (_, edit) => {
    const opened = groupsOf({}, {}, {});
    const totalsOf = followTotals(catalogue);
    const totals = totalsOf(opened);
    const wrong = edit(opened);
    const refusal = errorOf(() => calculateTotals(wrong, catalogue));
    expect(errorOf(() => totalsOf(wrong))).toStrictEqual(refusal);
    expect(refusal).toMatchObject({ code: 'out-of-domain' });
    expect(totalsOf(opened)).toStrictEqual(totals);
  });

  it('read the rows alone that are other objects than before', () => {
    const opened = groupsOf({}, {}, {});
    const watched = opened.map(
      (row) =>
        new Proxy(row, {
          get: (...read) => {
            reads.push(read[1]);
            return Reflect.get(...read);
          },
        }),
    );
    const reads: unknown[] = [];
    const totalsOf = followTotals(catalogue);
    totalsOf(watched);
    reads.length = 0;
    totalsOf([watched[0]!, { ...opened[1]!, quantity: 7 }, watched[2]!]);
    expect(reads).not.toContain('bitrateKbit');
    expect(reads).not.toContain('codec');
  });
});

function errorOf(ask: () => unknown): unknown {
  try {
    return ask();
  } catch (error) {
    return error;
  }
}
