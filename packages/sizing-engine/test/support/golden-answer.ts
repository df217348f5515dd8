import { existsSync, readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { MODEL_VERSION } from '../../src/checks/versions.ts';

/** An answer with what computed it. */
interface Answer {
  readonly versions: { readonly model: string };
}

/** Figures of the same size differ by rounding errors alone. */
const ROUNDING = 1e-9;

/**
 * Figures that two answers have differently, by path. Figures that only one of them has are new or gone, not changed.
 *
 * @returns `totals.storageTb.value: 2.46 became 2.71` for each.
 */
export function changedFigures(before: unknown, now: unknown, path = ''): string[] {
  if (typeof before === 'number' || typeof now === 'number') {
    if (before === undefined || now === undefined || isSame(before, now)) return [];
    return [`${path}: ${JSON.stringify(before)} became ${JSON.stringify(now)}`];
  }
  if (!isTree(before) || !isTree(now)) return [];
  return Object.entries(before).flatMap(([key, value]) =>
    changedFigures(value, now[key], path === '' ? key : `${path}.${key}`),
  );
}

function isTree(node: unknown): node is Readonly<Record<string, unknown>> {
  return typeof node === 'object' && node !== null;
}

function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'number' || typeof other !== 'number') return false;
  return Math.abs(one - other) <= ROUNDING * Math.max(Math.abs(one), Math.abs(other));
}

/**
 * The answer is that of its golden file. Where a figure of the file changes, the model needs a new version first: with
 * `--update` alone the file stays as it is.
 */
export async function expectGoldenAnswer(answer: Answer, file: string): Promise<void> {
  if (existsSync(file)) expectKeptFigures(JSON.parse(readFileSync(file, 'utf8')) as Answer, answer);
  await expect(`${JSON.stringify(answer, undefined, 2)}\n`).toMatchFileSnapshot(file);
}

/** A file of an earlier version of the model may have other figures. */
export function expectKeptFigures(golden: Answer, answer: Answer): void {
  if (Number(golden.versions.model) < Number(answer.versions.model)) return;
  expect(
    changedFigures(golden, answer),
    `figures of model ${MODEL_VERSION} changed: give the model a new version`,
  ).toEqual([]);
}
