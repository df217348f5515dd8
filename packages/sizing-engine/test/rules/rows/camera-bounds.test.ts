import { describe, expect, it } from 'vitest';
import { NEW_STREAM, type CameraRow } from '../../../src/index.ts';
import { checkCameraRow } from '../../../src/index.ts';
import { Recording, type LensType } from '../../../src/doors/enumerations.ts';
import { checkNumber } from '../../../src/doors/design.ts';
import { catalogue, rowOf } from '../../support/designs.ts';
import { worded } from '../../support/in-english.ts';

const errorsOf = (change: Partial<CameraRow>) => checkCameraRow({ ...rowOf(), ...change }, catalogue, 'cameras[0]');

/** Paths of all numbers of a row. */
function numbersIn(node: object): string[] {
  return Object.entries(node).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'number') return [name];
    return typeof value === 'object' && value !== null ? numbersIn(value).map((path) => `${name}.${path}`) : [];
  });
}

const speedup = rowOf({ recording: Recording.speedup });

describe('a camera row', () => {
  it('of the default stream has no error', () => {
    expect(errorsOf({})).toEqual([]);
  });

  it.each([
    ['quantity', 1, 999_999],
    ['hoursPerDay', 1, 24],
    ['retentionDays', 1, 9999],
  ] as const)('has %s from %i to %i', (field, min, max) => {
    const message = `Value must be between ${min} and ${max}`;
    expect(errorsOf({ [field]: min })).toEqual([]);
    expect(errorsOf({ [field]: max })).toEqual([]);
    expect(errorsOf({ [field]: min - 1 })).toEqual([{ path: `cameras[0].${field}`, message: worded(message) }]);
    expect(errorsOf({ [field]: max + 1 })).toEqual([{ path: `cameras[0].${field}`, message: worded(message) }]);
  });

  it.each([
    ['fps', 'motion', 1, 60],
    ['motion', 'motion', 1, 100],
    ['bitrateKbit', 'motion', 1, 26_000],
    ['bitrateKbit', 'continuous', 1, 26_000],
  ] as const)('has %s.%s from %i to %i', (field, half, min, max) => {
    const custom = { ...speedup, continuousIsCustomBitrate: true, motionIsCustomBitrate: true };
    const withValue = (value: number) =>
      checkCameraRow({ ...custom, [field]: { ...custom[field], [half]: value } }, catalogue, 'cameras[0]');
    const wrong = [{ path: `cameras[0].${field}.${half}`, message: worded(`Value must be between ${min} and ${max}`) }];
    expect(withValue(min)).toEqual([]);
    expect(withValue(max)).toEqual([]);
    expect(withValue(min - 1)).toEqual(wrong);
    expect(withValue(max + 1)).toEqual(wrong);
  });

  it.each(numbersIn(NEW_STREAM).filter((path) => path !== 'motion.continuous'))('has no number below 0: %s', (path) => {
    const [field = '', part] = path.split('.');
    const before = NEW_STREAM[field as keyof typeof NEW_STREAM];
    const change = { [field]: part === undefined ? -1 : { ...(before as object), [part]: -1 } };
    expect(errorsOf(change).map((error) => error.path)).toEqual([`cameras[0].${path}`]);
  });

  it('has fps.continuous up to 60, where 0 stands for the rate its mode starts from', () => {
    const withFps = (continuous: number) =>
      checkCameraRow({ ...speedup, fps: { continuous, motion: 15 } }, catalogue, '');
    expect(withFps(0)).toEqual([]);
    expect(withFps(60)).toEqual([]);
    expect(withFps(61)).toEqual([{ path: 'fps.continuous', message: worded('Value must be between 1 and 60') }]);
  });

  it('may have a calculated rate above what a person may type', () => {
    const row = rowOf({ resolution: { continuous: 17, motion: 17 } });
    expect(row.bitrateKbit.motion).toBe(43_232);
    expect(checkCameraRow(row, catalogue, '')).toEqual([]);
  });

  it.each([
    ['event', Recording.event, 'continuous'],
    ['constant', Recording.constant, 'motion'],
  ] as const)('in %s recording (%i) keeps what stands in the %s half', (_, recording, half) => {
    const other = half === 'continuous' ? 'motion' : 'continuous';
    const fps = { [half]: 99, [other]: 15 } as unknown as CameraRow['fps'];
    expect(checkCameraRow({ ...rowOf({ recording }), fps }, catalogue, '')).toEqual([]);
  });

  it.each([
    ['lensType', { lensType: 3 as LensType }, 'Must be one of 0, 1, 2'],
    ['recording', { recording: 3 as Recording }, 'Must be one of 0, 1, 2'],
    ['codec', { codec: 7 }, 'Must be one of 1, 2, 3, 4, 5, 6'],
    ['complexity.motion', { complexity: { continuous: 2, motion: 6 } }, 'Must be one of 1, 2, 3, 4, 5'],
    ['complexity.continuous', { complexity: { continuous: 0, motion: 2 } }, 'Must be one of 1, 2, 3, 4, 5'],
    [
      'resolution.motion',
      { resolution: { continuous: 8, motion: 18 } },
      'Must be one of 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17',
    ],
  ] as const)('has a known %s', (field, change, message) => {
    expect(errorsOf(change)).toContainEqual({ path: `cameras[0].${field}`, message: worded(message) });
  });

  it('has a name of up to 70 characters', () => {
    expect(errorsOf({ streamName: 'x'.repeat(70) })).toEqual([]);
    expect(errorsOf({ streamName: 'x'.repeat(71) })).toEqual([
      { path: 'cameras[0].streamName', message: worded('Must be 70 characters or less') },
    ]);
  });

  it('names every wrong field', () => {
    expect(errorsOf({ quantity: 0, hoursPerDay: 25 }).map(({ path }) => path)).toEqual([
      'cameras[0].quantity',
      'cameras[0].hoursPerDay',
    ]);
  });
});

describe('a number', () => {
  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1.5])('that is %s is refused', (value) => {
    expect(checkNumber(value, { min: 1, max: 60 })).toEqual(worded('Must be a valid number'));
    expect(errorsOf({ quantity: value })).toEqual([
      { path: 'cameras[0].quantity', message: worded('Must be a valid number') },
    ]);
  });
});
