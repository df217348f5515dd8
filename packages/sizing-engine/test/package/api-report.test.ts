import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileDeclarations, describeEntryPoints, ENTRY_POINTS, PACKAGE } from '../../scripts/entry-points.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'api-report-'));
  compileDeclarations(join(folder, 'compiled'));
  describeEntryPoints({ kind: 'report', compiled: join(folder, 'compiled'), folder });
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the public API', () => {
  it.each(ENTRY_POINTS.map(({ name }) => `${name}.api.md`))('is that of the report: %s', async (report) => {
    const text = readFileSync(join(folder, report), 'utf8');
    await expect(text).toMatchFileSnapshot(join(PACKAGE, 'api-report', report));
  });

  it.each([
    ['index', 40],
    ['design', 40],
    ['explanations', 15],
    ['catalogue', 25],
  ])('is documented, each export of %s', (entryPoint, least) => {
    const report = readFileSync(join(folder, `${entryPoint}.api.md`), 'utf8');
    const exports = [...report.matchAll(/^\/\/ @public( \(undocumented\))?\nexport \w+ (\w+)/gm)];
    const [documented, undocumented] = [undefined, ' (undocumented)'].map((mark) =>
      exports.filter(([, found]) => found === mark).map(([, , name]) => name),
    );
    expect(documented?.length).toBeGreaterThanOrEqual(least);
    // A list of ids is a constant, which has the docstring, and a type of the same name.
    expect(undocumented?.filter((name) => !documented?.includes(name))).toEqual([]);
  });
});
