import { wordFor } from './grammar.ts';

/** Units of what is counted, which agree with their number; those of a measure have no plural. */
const COUNTED: ReadonlySet<string> = new Set([
  'array',
  'box',
  'camera',
  'day',
  'degree',
  'disk',
  'event',
  'frame',
  'licence',
  'lock',
  'month',
  'pixel',
  'port',
  'run',
  'server',
  'shelf',
  'stream',
  'switch',
  'workstation',
]);

const PLURALS: Readonly<Record<string, string>> = { box: 'boxes', shelf: 'shelves', switch: 'switches' };

/** Units that are written differently in texts and in code. */
const WRITTEN: Readonly<Record<string, string>> = { '1': '', 'pixel^2': 'pixel' };

/**
 * A unit of the engine as it stands after a number; what it is counted per has no plural. Empty for a plain ratio.
 *
 * @example
 * ```ts
 * unitText('camera', 50); // 'cameras'
 * unitText('disk/array', 8); // 'disks/array'
 * unitText('TB', 8); // 'TB'
 * unitText('1/year', 0.075); // 'per year'
 * ```
 */
export function unitText(unit: string, value: number): string {
  const [counted = '', ...per] = (WRITTEN[unit] ?? unit).split('/');
  if (counted === '1') return `per ${per.join('/')}`;
  const word = COUNTED.has(counted) ? wordFor(value, counted, PLURALS[counted]) : counted;
  return [word, ...per].join('/');
}
