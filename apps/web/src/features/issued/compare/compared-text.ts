import { COMPARE_TEXTS as TEXTS } from '#texts/proposal/compare.ts';
import type { ComparedChange, ComparedFigure } from '@site-designer/api-contract/proposal-addresses';
import { unitText } from '@site-designer/texts';
import { moneyText } from '../../../lib/format/format-money.ts';
import { changeText, decimalText, signedText } from '../../../lib/format/format-figure.ts';
import { formatQuantity } from '../../../lib/format/format-quantity.ts';

type Value = ComparedChange['before'];

/** A value that was typed or chosen, with its unit. */
export function valueText(value: Value, unit: string): string {
  if (value === null) return '–';
  if (typeof value === 'boolean') return value ? TEXTS.yes : TEXTS.no;
  return typeof value === 'number' ? withUnit(decimalText(value), unitText(unit, value)) : value;
}

/** How much a number was changed; empty where that says nothing. */
export function changeOf({ before, after }: Pick<ComparedChange, 'before' | 'after'>): string {
  return typeof before === 'number' && typeof after === 'number' ? signedText(after - before) : '';
}

/** Units that the title of a figure says. */
const IN_TITLE: readonly string[] = ['camera', 'server'];

/** A figure with its unit, in the decimals of the screen. */
export function figureText({ code, unit }: ComparedFigure, value: ComparedFigure['before']): string {
  if (code === 'price') return moneyText(String(value), unit);
  if (typeof value === 'string') return value;
  const { number } = formatQuantity(value, unit);
  const text = IN_TITLE.includes(unit) ? number : withUnit(number, unitText(unit, value));
  return code === 'busy-days' ? TEXTS.upTo(text) : text;
}

/** What a figure changes by: `+6.01 TB, +14 %`. */
export function figureChange({ code, before, after, change, percent, unit }: ComparedFigure): string {
  if (before === after) return TEXTS.same;
  if (change === null) return '';
  const share = percent === null ? '' : `, ${changeText(0, percent, '%')} %`;
  if (typeof change === 'string') return `${signedMoney(change, unit)}${share}`;
  const isNumber = typeof before === 'number' && typeof after === 'number';
  const number = isNumber ? changeText(before, after, unit) : changeText(0, change, unit);
  const shown = code === 'disks-full' ? TEXTS.points : IN_TITLE.includes(unit) ? '' : unitText(unit, Math.abs(change));
  return `${withUnit(number, shown)}${share}`;
}

/** An amount with its sign: `+EUR 2,100.00`. */
export function signedMoney(amount: string, currency: string): string {
  const text = moneyText(amount, currency);
  return Number(amount) > 0 ? `+${text}` : text;
}

/** Whether a change is good or bad, which only price and keeping are. */
export function toneOf({ code, change }: ComparedFigure): 'good' | 'bad' | undefined {
  const direction = Math.sign(Number(change ?? 0));
  if (direction === 0 || (code !== 'price' && code !== 'busy-days')) return undefined;
  return direction > 0 === (code === 'busy-days') ? 'good' : 'bad';
}

function withUnit(number: string, unit: string): string {
  return unit === '' ? number : `${number} ${unit}`;
}
