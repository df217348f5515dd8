import { describe, expect, it } from 'vitest';
import { changedFigures, expectKeptFigures } from '../support/golden-answer.ts';

const answer = (model: string, tb: number) => ({ versions: { model }, totals: [{ tb }], note: 'as it was' });

describe('figures of a golden file', () => {
  it('are kept by a model of one version', () => {
    expect(() => expectKeptFigures(answer('3', 2), answer('3', 2.1))).toThrow('give the model a new version');
    expect(() => expectKeptFigures(answer('3', 2), answer('2', 2.1))).toThrow('give the model a new version');
    expect(() => expectKeptFigures(answer('3', 2), answer('4', 2.1))).not.toThrow();
    expect(() => expectKeptFigures(answer('3', 2), answer('3', 2))).not.toThrow();
  });

  it('are changed where a number is another one, or none', () => {
    expect(changedFigures({ a: [1, { b: 2 }], c: null }, { a: [1, { b: 3 }], c: 4 })).toEqual([
      'a.1.b: 2 became 3',
      'c: null became 4',
    ]);
  });

  it('are not changed by rounding, by other words, or by figures that come or go', () => {
    expect(changedFigures({ a: 0.3, b: 'x', gone: 1 }, { a: 0.1 + 0.2, b: 'y', added: { c: 1 } })).toEqual([]);
  });
});
