import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { builtFolder, PACKAGE } from '../support/packed.ts';

const README = readFileSync(join(PACKAGE, 'README.md'), 'utf8');
const [sizing = '', asking = ''] = [...README.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code]) => code);

/** Bytes that a page loads for some code: bundled with what it uses of the built engine, minified and compressed. */
async function gzippedBytes(contents: string): Promise<number> {
  builtFolder();
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: PACKAGE, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  return gzipSync(outputFiles[0]!.contents, { level: 9 }).byteLength;
}

describe('what a page loads', () => {
  it.each([
    ['a bit rate', "export { calculateBitrate } from '@site-designer/sizing-engine'", 3_000],
    ['the first example of the README', sizing, 92_000],
    ['its first two examples', sizing + asking, 98_000],
  ])('for %s is light', async (_, code, limit) => {
    const bytes = await gzippedBytes(code);
    expect(bytes).toBeLessThan(limit);
    // A limit that is far from the truth says nothing.
    expect(bytes).toBeGreaterThan(limit - 5_000);
    expect(README.replaceAll(/\s+/g, ' ')).toContain(`under ${limit / 1000} kB`);
  });

  it('for an id is only the ids', async () => {
    expect(await gzippedBytes("export { Raid } from '@site-designer/sizing-engine/enumerations'")).toBeLessThan(150);
  });
});
