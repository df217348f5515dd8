import { describe, expect, test } from 'vitest';
import { typedAmount } from '../src/cells/amount.ts';
import { parseCell } from '../src/cells/cell.ts';
import { columnOf, type ColumnKey, type NumberColumn } from '../src/cells/columns.ts';
import { form } from './form.ts';

const column = (key: ColumnKey) => columnOf(key) as NumberColumn;

describe('a typed number', () => {
  test.each<[ColumnKey, string, number]>([
    ['fps.motion', '12.5', 12.5],
    ['fps.motion', '12,5', 12.5],
    ['fps.motion', '12,5 fps', 12.5],
    ['fps.motion', '25 Bilder/s', 25],
    ['fps.motion', '25 B/s', 25],
    ['fps.motion', '8 img/s', 8],
    ['fps.motion', '8 fotogramas por segundo', 8],
    ['fps.motion', '8 fotogrammi/s', 8],
    ['fps.motion', '8 beelden/s', 8],
    ['fps.motion', '12.500', 12.5],
    ['retentionDays', '30 Tage', 30],
    ['retentionDays', '30 jours', 30],
    ['retentionDays', '2 weeks', 14],
    ['retentionDays', '2 Wochen', 14],
    ['retentionDays', '3 semaines', 21],
    ['retentionDays', '2 Monate', 60],
    ['retentionDays', '3 mois', 90],
    ['retentionDays', '15 días', 15],
    ['retentionDays', '1 año', 365],
    ['retentionDays', '2 settimane', 14],
    ['retentionDays', '4 weken', 28],
    ['quantity', '6 Stück', 6],
    ['quantity', '6 Stk.', 6],
    ['quantity', '6 pcs', 6],
    ['quantity', '1.500', 1500],
    ['quantity', '1,500', 1500],
    ['quantity', '1.5', 1.5],
    ['quantity', '12,345,678', 12_345_678],
    ['bitrateKbit.motion', '1.500', 1500],
    ['bitrateKbit.motion', '1.500 Mbit/s', 1500],
    ['bitrateKbit.motion', '1,5 Mbps', 1500],
    ['bitrateKbit.motion', '1.234,5', 1234.5],
    ['bitrateKbit.motion', '1,234.5', 1234.5],
  ])('of %s: %s is %d', (key, text, value) => {
    expect(typedAmount(text, column(key))).toBe(value);
  });

  test.each<[ColumnKey, string]>([
    ['fps.motion', 'many'],
    ['fps.motion', '12 Tage'],
    ['retentionDays', '30 fps'],
    ['quantity', '1.2.3'],
    ['quantity', '1,2.3,4'],
    ['quantity', '12,5.5'],
    ['quantity', '4 x 5'],
    ['quantity', '4 constructor'],
  ])('of %s is not: %s', (key, text) => {
    expect(typedAmount(text, column(key))).toBeUndefined();
  });

  test('the grouping mark of a browser groups before three digits, and is decimal before others', () => {
    const fps = column('fps.motion');
    expect(['1,250', '12,5', '1.250'].map((text) => typedAmount(text, fps, { grouping: ',' }))).toEqual([
      1250, 12.5, 1.25,
    ]);
  });

  test('a decimal mark that is known is one before three digits too', () => {
    const quantity = column('quantity');
    expect(['1.500', '1,500'].map((text) => typedAmount(text, quantity, { decimal: '.' }))).toEqual([1.5, 1500]);
  });
});

test.each([
  ['Bewegung', 'Event'],
  ['Sur détection', 'Event'],
  ['Por movimiento', 'Event'],
  ['Su movimento', 'Event'],
  ['Bewegingsdetectie', 'Event'],
  ['Dauer', 'Constant'],
  ['Daueraufzeichnung', 'Constant'],
  ['Continu', 'Constant'],
  ['En continu', 'Constant'],
  ['Continua', 'Constant'],
  ['24/7', 'Constant'],
  ['Dauer und Bewegung', 'Speedup'],
])('the mode %s is %s', (text, name) => {
  const id = form.recordings.find((option) => option.name === name)?.id;
  expect(parseCell(text, columnOf('recording'), form)).toEqual({ value: id });
});
