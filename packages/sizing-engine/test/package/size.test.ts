import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { builtFolder, PACKAGE } from '../support/packed.ts';

const README = readFileSync(join(PACKAGE, 'README.md'), 'utf8').replaceAll(/\s+/g, ' ');

/** Bytes that a page loads for some exports of the engine: bundled, minified and compressed. */
async function gzippedBytes(exported: string, entryPoint = './index.js'): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: `export ${exported} from '${entryPoint}'`, resolveDir: builtFolder() },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  return gzipSync(outputFiles[0]!.contents, { level: 9 }).byteLength;
}

describe('what a page loads', () => {
  it.each([
    ['a bit rate', '{ calculateBitrate }', 3_000],
    ['a proposal and its explanations', '{ calculateProposal, explain }', 65_000],
    ['everything but the catalogue', '*', 83_000],
  ])('for %s is light', async (_, exported, limit) => {
    expect(await gzippedBytes(exported)).toBeLessThan(limit);
    expect(README).toContain(`under ${limit / 1000} kB`);
  });

  it('for an id is only the ids', async () => {
    expect(await gzippedBytes('{ Raid }', './doors/enumerations.js')).toBeLessThan(150);
  });
});
