import { expect, test } from 'vitest';
import { applyChange } from '@site-designer/sizing-engine';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { ownIds } from '../../src/cells/groups.ts';
import { changeOfImport, guessedChoices, importView, memoryOf, type ImportChoices } from '../../src/foreign/index.ts';
import { SAME_IDS } from '../../src/history/server-ids.ts';
import { tableOf } from '../../src/selection/selection.ts';
import { form } from '../form.ts';

const empty = { table: tableOf([]), form, ids: SAME_IDS };
const sheetOf = (text: string) => ({
  name: '',
  cells: text.split('\n').map((line) => line.split(';').map((cell) => cell.trim())),
});

/** The rows of a design with the cameras of a list. */
function rowsOf(text: string) {
  const sheet = sheetOf(text);
  const view = importView(sheet, guessedChoices([sheet], empty), empty);
  return applyChange({ cameras: [] }, changeOfImport(view), { catalogue, ids: ownIds() }).design.cameras;
}

function updateOf(before: string, after: string, decided: Partial<ImportChoices> = {}) {
  const context = { ...empty, table: tableOf(rowsOf(before)) };
  const sheet = sheetOf(after);
  return importView(sheet, { ...guessedChoices([sheet], context), against: 'update', ...decided }, context);
}

const LIST = 'Name;Qty;Codec;FPS\nDome hall;4;H.265;15\nBullet yard;2;H.265;10\nPTZ gate;1;H.264;25';

test('an update with one quantity changed, one camera new and one gone has exactly these differences', () => {
  const view = updateOf(
    LIST,
    'Name;Qty;Codec;FPS\nDOME  hall;6;H.265;15\nBullet yard;2;H.265;10\nDome roof;3;H.264;15',
  );
  expect(view.counts).toMatchObject({ changed: 1, same: 1, added: 1, missing: 1, undecided: 0 });
  expect(view.groups[0]?.match?.changed).toEqual(['quantity']);
  const { patches, cameras, removedCameraIds } = changeOfImport(view);
  expect([...(patches ?? new Map()).values()]).toEqual([{ quantity: 6 }]);
  expect(cameras?.map(({ streamName }) => streamName)).toEqual(['Dome roof']);
  expect(removedCameraIds).toBeUndefined();
});

test('two groups of one name in the design are undecided, and a group of its own where they are taken by hand', () => {
  const twice = `${LIST}\nDome hall;3;H.265;15`;
  const view = updateOf(twice, LIST);
  expect(view.lines.filter(({ kind }) => kind === 'undecided')).toMatchObject([
    { line: 2, proposal: 'leave', why: 'Line 2: the design has 2 groups with the name "Dome hall"' },
  ]);
  expect(view.counts).toMatchObject({ taken: 2, undecided: 1, same: 2, changed: 0, added: 0 });
  expect(updateOf(twice, LIST, { lines: new Map([[2, 'take']]) }).counts).toMatchObject({ undecided: 0, added: 1 });
});

test('two lines with the name of one group are undecided', () => {
  const view = updateOf(LIST, `${LIST}\nDome hall;3;H.265;15`);
  expect(view.counts).toMatchObject({ taken: 2, undecided: 2, changed: 0, added: 0 });
  expect(changeOfImport(view)).toEqual({});
});

test('a name is found with its section', () => {
  const before = 'Name;Qty;Codec\nHall A;;\nDome;4;H.265\nHall B;;\nDome;2;H.264';
  const view = updateOf(before, 'Name;Qty;Codec\nHall B;;\nDome;5;H.264');
  expect(view.groups.map(({ rows, match }) => [rows[0]!.streamName, match?.changed])).toEqual([
    ['Hall B / Dome', ['quantity']],
  ]);
});

test('a text that stands alone below the list is a note', () => {
  const sheet = sheetOf(`${LIST}\n;;;\nAll prices without tax;;;`);
  const { lines } = importView(sheet, guessedChoices([sheet], empty), empty);
  expect(lines.at(-1)).toMatchObject({
    kind: 'note',
    why: 'Line 6: a note below the list ("All prices without tax")',
  });
});

test('values that are merged down are places', () => {
  const cells = [
    ['Qty', 'Codec', 'Name', ''],
    ['4', 'H.265', 'Dome a', 'Hall A'],
    ['2', 'H.264', 'Dome b', ''],
  ];
  const sheet = { name: '', cells, merges: [{ startRow: 1, endRow: 2, startCol: 3, endCol: 3 }] };
  const { groups } = importView(sheet, guessedChoices([sheet], empty), empty);
  expect(groups.map(({ place }) => place)).toEqual(['Hall A', 'Hall A']);
});

test('choices are remembered for the same headers in another order', () => {
  const sheet = sheetOf('Name;Menge;Kanal;Art\nDome a;4;15;neu\nDome b;2;10;alt\nDome c;2;10;alt\nDome d;2;10;neu');
  const guessed = guessedChoices([sheet], empty);
  const memory = memoryOf(sheet, {
    ...guessed,
    columns: ['streamName', 'quantity', 'fps.motion', null],
    name: ['section', 0],
    units: new Map([[2, 'fps']]),
    filters: [{ column: 3, keep: ['neu'], isProposed: false }],
    combine: 'section',
  })!;
  expect(memory.headers).toEqual(['art', 'kanal', 'menge', 'name']);
  const other = sheetOf('Art;Kanal;Name;Menge\nneu;15;Dome a;4\nalt;10;Dome b;2');
  expect(guessedChoices([other], empty, [JSON.parse(JSON.stringify(memory))])).toMatchObject({
    columns: [null, 'fps.motion', 'streamName', 'quantity'],
    name: ['section', 2],
    units: new Map([[1, 'fps']]),
    filters: [{ column: 0, keep: ['neu'], isProposed: false }],
    combine: 'section',
  });
  expect(guessedChoices([sheetOf('Name;Qty\nDome;4')], empty, [memory]).combine).toBe('no');
  expect(memoryOf(sheet, { ...guessed, headerLines: null })).toBeUndefined();
});
