import { readDesignFile } from '@site-designer/design-file';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { NETWORK_DEFAULTS } from '@site-designer/sizing-engine/design';
import { expect, test } from 'vitest';
import { designText } from './support/golden.ts';
import { typed } from './support/session.ts';

const files = { d: designText('lens-groups') };

/** What the cameras of a design file ask for. */
async function totalsOf(design: string): Promise<unknown> {
  return JSON.parse((await typed(['size', '-', '--json'], { files: { '-': design } })).out).totals;
}

test.each(['t.csv', 't.xlsx', 'T.XLSX'])('writes a table that comes back as it was: %s', async (name) => {
  const { code, bytes } = await typed(['export', 'd', '--out', name], { files });
  expect(code).toBe(0);
  const table = bytes.get(name)!;
  expect(Buffer.from(table).toString('latin1').startsWith('PK')).toBe(name !== 't.csv');
  const { out } = await typed(['import', name], { files: { [name]: table } });
  expect('design' in readDesignFile(out, catalogue)).toBe(true);
  expect(await totalsOf(out)).toEqual(await totalsOf(files.d));
});

test('prints CSV where no file is named', async () => {
  const { out } = await typed(['export', 'd'], { files });
  expect(out.startsWith('\uFEFFRow id,Group id,')).toBe(true);
});

test('replaces a file only with --force', async () => {
  const world = { files: { ...files, 't.csv': 'precious' } };
  const refused = await typed(['export', 'd', '--out', 't.csv'], world);
  expect([refused.code, refused.files['t.csv']]).toEqual([3, 'precious']);
  expect((await typed(['export', 'd', '--out', 't.csv', '--force'], world)).code).toBe(0);
});

test('writes what to ask of the customer’s IT, and says where no network is planned', async () => {
  const plain = JSON.parse(files.d) as { serverSettings: object };
  const design = JSON.stringify({ ...plain, serverSettings: { ...plain.serverSettings, network: NETWORK_DEFAULTS } });
  const { out, code } = await typed(['export', '-', '--what', 'network'], { files: { '-': design } });
  expect(code).toBe(0);
  expect(out).toMatch(/Ports|ports/);
  expect(out).toMatch(/VLAN/);
  const none = await typed(['export', 'd', '--what', 'network'], { files });
  expect([none.code === 0, none.err]).toEqual([false, expect.stringContaining('plans no network')]);
});
