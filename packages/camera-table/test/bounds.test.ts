import { NEW_STREAM } from '@site-designer/sizing-engine';
import { applyChange } from '@site-designer/sizing-engine';
import { BulkApplyField, Recording } from '@site-designer/sizing-engine/enumerations';
import { CAMERA_BOUNDS } from '@site-designer/sizing-engine/bounds';
import { type BulkApplyValue } from '@site-designer/sizing-engine/design';
import { fieldText, problemText } from '@site-designer/texts';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { describe, expect, test } from 'vitest';
import { parseCell } from '../src/cells/cell.ts';
import { columnOf, type CellColumn, type ColumnKey } from '../src/cells/columns.ts';
import { newRow, ownIds } from '../src/cells/groups.ts';
import { plannedPaste } from '../src/edits/clipboard.ts';
import { single, tableOf } from '../src/selection/selection.ts';
import { form } from './form.ts';
import { imported } from './imported.ts';

/** Speedup has both halves, so that every cell is there. */
const ROW = newRow({ ...NEW_STREAM, recording: Recording.speedup }, catalogue, { id: 1 });
const TABLE = tableOf([ROW]);

type Field = keyof typeof CAMERA_BOUNDS;

const KEYS: Readonly<Record<Field, ColumnKey>> = {
  quantity: 'quantity',
  licencesPerCamera: 'licencesPerCamera',
  hoursPerDay: 'hoursPerDay',
  retentionDays: 'retentionDays',
  fps: 'fps.motion',
  motion: 'motion.motion',
  bitrateKbit: 'bitrateKbit.motion',
};

const TO_BULK: Readonly<Record<Field, (value: number) => BulkApplyValue>> = {
  quantity: (value) => value,
  licencesPerCamera: (value) => value,
  hoursPerDay: (value) => value,
  retentionDays: (value) => value,
  fps: (value) => ({ continuous: value, motion: value }),
  motion: (value) => ({ motion: value }),
  bitrateKbit: (value) => ({ continuous: value, motion: value }),
};

interface Cell {
  readonly field: Field;
  readonly column: CellColumn;
}

/** Why a text is refused by each of the ways in which it can come; undefined where it is taken. */
const WAYS: Readonly<Record<string, (text: string, cell: Cell) => string | undefined>> = {
  typed: (text, { column }) => messageOf(parseCell(text, column, form)),
  pasted: (text, { column }) => {
    const selection = single({ rowId: 1, column: column.key });
    const [{ lines }] = plannedPaste(TABLE, selection, { matrix: [[text]], form });
    return lines[0]?.refusals[0]?.message;
  },
  imported: (text, { column }) => {
    const half = column.half === undefined ? '' : ' event';
    const matrix = [
      ['Row id', `${column.title}${half}`],
      ['1', text],
    ];
    return imported([ROW], matrix).refused[0]?.at(-1)?.toString();
  },
  'applied to all': (text, { field }) => {
    const bulkApply = { bulkApplyDataField: BulkApplyField[field], value: TO_BULK[field](Number(text)) };
    return problemText(applyChange({ cameras: [ROW] }, { bulkApply }, { catalogue, ids: ownIds() }).errors[0]?.message);
  },
};

function messageOf(parsed: { readonly message?: string } | { readonly value: unknown }): string | undefined {
  return 'message' in parsed ? parsed.message : undefined;
}

const EDGES = Object.entries(CAMERA_BOUNDS).flatMap(([name, { min, max }]) => {
  const field = name as Field;
  const cell: Cell = { field, column: columnOf(KEYS[field]) };
  const outside = `Value must be between ${min} and ${max}`;
  return [
    { cell, field, text: String(min), told: undefined },
    { cell, field, text: String(max), told: undefined },
    { cell, field, text: String(min - 1), told: outside },
    { cell, field, text: String(max + 1), told: outside },
    { cell, field, text: String(-max), told: outside },
  ];
});

describe.each(Object.keys(WAYS))('a value that is %s', (way) => {
  // Blocks are pasted into what is on the screen.
  const edges = EDGES.filter(({ field }) => way !== 'pasted' || field !== 'licencesPerCamera');
  test.each(edges)('$field $text', ({ cell, text, told }) => {
    expect(WAYS[way]!(text, cell)).toBe(told);
  });
});

describe.each(Object.keys(WAYS).filter((way) => way !== 'applied to all'))('a text that is %s as a number', (way) => {
  const cell: Cell = { field: 'quantity', column: columnOf('quantity') };

  test.each([
    ['', fieldText('field.required')],
    ['   ', fieldText('field.required')],
    ['many', fieldText('field.number')],
    ['=1+1', fieldText('field.number')],
    ['1.5', fieldText('field.number')],
    ['1,5', fieldText('field.number')],
    ['1e9', 'Value must be between 1 and 999999'],
  ])('"%s"', (text, told) => {
    expect(WAYS[way]!(text, cell)).toBe(told);
  });
});

describe('a number as people write it', () => {
  test.each<[ColumnKey, string, number]>([
    ['bitrateKbit.motion', '1.500 Mbit/s', 1500],
    ['bitrateKbit.motion', '7,5 Mbit/s', 7500],
    ['bitrateKbit.motion', '1.500 kbit/s', 1500],
    ['bitrateKbit.motion', "1'500 kbit/s", 1500],
    ['fps.motion', '12,5', 12.5],
    ['fps.motion', '12.500', 12.5],
    ['fps.motion', '12.5 fps', 12.5],
    ['retentionDays', '1.500', 1500],
    ['retentionDays', '1,500 days', 1500],
    ['quantity', '1 500', 1500],
  ])('in %s: %s', (key, text, value) => {
    expect(parseCell(text, columnOf(key), form)).toEqual({ value });
  });

  test.each<ColumnKey>(['quantity', 'retentionDays', 'motion.motion', 'bitrateKbit.motion'])(
    'is refused in %s with a half: 7,5',
    (key) => {
      expect(parseCell('7,5', columnOf(key), form)).toEqual({ message: fieldText('field.number') });
    },
  );
});

test('a number that is only the beginning of another does not match a resolution', () => {
  expect(parseCell('35', columnOf('resolution.motion'), form)).toHaveProperty('message');
  expect(parseCell('1920x1080', columnOf('resolution.motion'), form)).toEqual({ value: 8 });
});

test.each([
  ['Gate\u0007', fieldText('field.control-characters')],
  ['\u200b', fieldText('field.nothing-visible')],
])('a name that nobody can read is refused: %j', (text, message) => {
  expect(parseCell(text, columnOf('streamName'), form)).toEqual({ message });
});
