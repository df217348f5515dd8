import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { describe, expect, test } from 'vitest';
import { designText } from './support/golden.ts';
import { typed } from './support/session.ts';

const [codec] = publishedCatalogue.codecs.filter(({ id }) => id === 3);
const [appliance] = publishedCatalogue.appliances;

/** H.264 under another name at half its rate, and one more appliance, the smallest id of all. */
const OWN = JSON.stringify({
  codecs: [{ ...codec!, name: 'Our codec', factor: { ...codec!.factor, value: 0.5 } }],
  appliances: [
    {
      ...appliance!,
      id: 7,
      model: 'OWN',
      skus: appliance!.skus.map((sku) => ({ ...sku, sku: `OWN-${sku.diskTb.value}TB` })),
    },
  ],
});

const files = { 'own.json': OWN, 'd.json': designText('hundred-cameras'), 't.csv': 'Name,Codec\nGate,Our codec\n' };

describe("a company's own catalogue", () => {
  test('changes a bit rate, with names of its own', async () => {
    const args = ['bitrate', '--codec', 'our codec', '--catalogue', 'own.json', '--json'];
    const own = JSON.parse((await typed(args, { files })).out) as { codec: string; kbps: { value: number } };
    expect([own.codec, own.kbps.value]).toEqual(['Our codec', 1351]);
    const usual = await typed(['bitrate', '--catalogue', 'own.json'], { files });
    expect(usual.out).toMatch(/^Our codec, /);
  });

  test('changes the size of a design and how it is explained', async () => {
    const published = await typed(['size', 'd.json'], { files });
    const own = await typed(['size', 'd.json', '--catalogue', 'own.json'], { files });
    expect(published.out).toMatch(/^Storage +57\.52 TB/m);
    expect(own.out).toMatch(/^Storage +39\.85 TB/m);
    const explained = await typed(['explain', 'd.json', 'storage', '--catalogue', 'own.json'], { files });
    expect(explained.out).toContain('39.8496 TB');
  });

  test('is used to read a table', async () => {
    expect((await typed(['import', 't.csv'], { files })).code).toBe(3);
    expect((await typed(['import', 't.csv', '--catalogue', 'own.json'], { files })).code).toBe(0);
  });

  test.each([
    ['{"codecs": [{"id": 0.5}]}', 'own.json:1:20 codecs[0].id\n  Must be a whole number'],
    ['{"codecs": []', 'own.json:1:14\n  This is not JSON'],
    ['{"cameras": []}', 'own.json:1:13 cameras\n  Unknown field'],
  ])('is refused with path and reason: %s', async (text, said) => {
    const { code, out, err } = await typed(['size', 'd.json', '--catalogue', 'own.json'], {
      files: { ...files, 'own.json': text },
    });
    expect([code, out]).toEqual([3, '']);
    expect(err).toContain(said);
  });

  test('that does not exist is reported', async () => {
    const { code, err } = await typed(['bitrate', '--catalogue', 'none.json']);
    expect([code, err]).toEqual([3, 'error: none.json cannot be read: there is no such file\n']);
  });
});
