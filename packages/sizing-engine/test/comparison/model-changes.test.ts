import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MODEL_VERSION } from '../../src/checks/versions.ts';
import { MODEL_CHANGES } from '../../src/comparison/model-changes.ts';
import { modelChanges } from '../../src/doors/comparison.ts';
import { english } from '../support/in-english.ts';

const changelog = readFileSync(new URL('../../CHANGELOG.md', import.meta.url), 'utf8');

/** Titles of the entries of a version of the model, as the changelog has them. */
function titlesOf(model: string): string[] {
  const [, section = ''] = changelog.split(new RegExp(`^### Numbers that change \\(model ${model}\\)$`, 'm'));
  const [entries = ''] = section.split(/^##/m);
  return entries
    .split(/^- /m)
    .slice(1)
    .map((entry) => /^\*\*(.+?)\*\*/s.exec(entry)?.[1]?.replaceAll(/\s+/g, ' ') ?? entry);
}

const said = (one: string, other: string) => english.rendered([...modelChanges(one, other)]);

describe('changes of the calculation model', () => {
  it('are told up to the present version, and the changelog has a chapter of each', () => {
    const models = Object.keys(MODEL_CHANGES);
    expect(models.at(-1)).toBe(MODEL_VERSION);
    expect([...changelog.matchAll(/^### Numbers that change \(model (\d+)\)$/gm)].map(([, model]) => model)).toEqual(
      models.toReversed(),
    );
  });

  it.each(Object.keys(MODEL_CHANGES))('of model %s are the entries of the changelog', (model) => {
    const before = String(Number(model) - 1);
    expect(said(before, model).map(({ change }) => change)).toEqual(titlesOf(model));
  });

  it('between two versions are the same in either direction', () => {
    expect(said('2', '3').length).toBeGreaterThan(0);
    expect(said('3', '2')).toEqual(said('2', '3'));
    expect(said('2', '3').every(({ model }) => model === '3')).toBe(true);
    expect(said('3', '3')).toEqual([]);
  });
});
