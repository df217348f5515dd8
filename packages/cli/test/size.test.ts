import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { resultSchema } from '../src/answers/result.ts';
import { designText, NAMES } from './support/golden.ts';
import { typed } from './support/session.ts';

const files = Object.fromEntries(NAMES.map((name) => [name, designText(name)]));

/** The cells of a line of a table. */
function cellsOf(out: string, first: string): readonly string[] | undefined {
  const line = out.split('\n').find((each) => each.startsWith(first));
  return line?.split(/ {2,}/);
}

describe('size', () => {
  test('says what to buy, what is needed with its range, and how far the limits are', async () => {
    const { code, out, err } = await typed(['size', 'four-cameras'], { files });
    expect([code, err]).toEqual([0, '']);
    expect(out.split('\n').slice(1, 11)).toEqual([
      '1 x Husky IVO 150D, 4\u00a0TB',
      'HE150D-4TB, 1 × 4 TB, JBOD',
      '4 cameras, kept 30 days (34 fit). Disks 69 % full, 80 % allowed',
      'If all scenes are busy: all days are kept',
      'If the server fails, no camera is recorded until it is repaired. One failed disk loses its recordings.',
      '4 more days fit',
      '',
      'Warnings',
      '-  No spare: all 4 cameras are not recorded while the server is down.',
      '-  JBOD has no protection: one failed disk loses its recordings.',
    ]);
    expect(cellsOf(out, 'Storage ')).toEqual(['Storage', '2.46 TB', '2.22 to 2.71 TB']);
    const limits = out.slice(out.indexOf('Fullest server against its limits'));
    expect(cellsOf(limits, 'Storage')).toEqual(['Storage', '2.46 of 3.14 TB (2.86 TiB)', '86 %']);
    expect(cellsOf(out, 'Expected')).toEqual(['Expected', '35 days']);
    expect(out).toContain('Retention of 35 instead of 30 days needs HE150D-8TB');
    expect(out).toContain('JBOD has no protection');
    expect(out).toContain('TB are 10^12 bytes, TiB 2^40 bytes');
  });

  test('prints servers, their storage and network, and the management server', async () => {
    const { out } = await typed(['size', 'archiving-on-network'], { files });
    expect(out.replaceAll('\n', ' ')).toContain(
      '4 x Standard server Each 4 × 0.6 TB 10k HDD, RAID 10 and 5 × 20 TB 7.2k HDD, RAID 6. 1 management server',
    );
    const archive = out.slice(out.indexOf('Archive of each server'));
    expect(cellsOf(archive, 'Disks')).toEqual(['Disks', '5 x 20 TB 7.2k HDD, RAID 6']);
    expect(cellsOf(archive, 'In use')).toEqual(['In use', '53.53 of 58.92 TB (53.59 TiB), 100 %']);
    expect(cellsOf(archive, 'Required')).toEqual(['Required', '257 IOPS, 76.7 MB/s']);
    expect(out).toMatch(/^Storage +10,000 Mbit\/s +613\.6 Mbit\/s +iSCSI SAN$/m);
    expect(out).toContain('up to 1,200 cameras');
  });

  test('prints the cameras of each server, equal servers in one row', async () => {
    const { out } = await typed(['size', 'archiving-on-network'], { files });
    const [, head, ...rows] = out.slice(out.indexOf('Server plan')).split('\n');
    expect(head?.trim().split(/ {2,}/)).toEqual([
      'Servers',
      'Cameras of each',
      'Data rate',
      'Storage',
      'Live storage',
      'Growth a day',
    ]);
    const counts = rows.slice(0, rows.indexOf('')).map((row) => Number(row.trim().split(/ +/)[0]));
    expect(counts.filter(Boolean).reduce((sum, count) => sum + count, 0)).toBe(4);
  });

  test('says why nothing fits, and exits with 1', async () => {
    const { code, out } = await typed(['size', 'express-plus-exceeded'], { files });
    expect(code).toBe(1);
    expect(out).toContain('No hardware fits\nThe Express+ edition supports only up to 48 cameras.');
    expect(out).toContain('Ways out: Choose Corporate');
    expect(out).toContain('Tightest limit: cameras of the platform version, 49 of 48 cameras');
    expect(out).not.toContain('Bill of materials');
  });

  test('prints no percentage above 999', async () => {
    const { out } = await typed(['size', 'too-much'], { files });
    expect(out.replaceAll(/\s+/g, ' ')).toMatch(/Tightest limit: storage, .*\(> 999 %\)/);
  });

  test('lists every server of the plan as data', async () => {
    const design = JSON.parse(designText('hundred-cameras')) as { cameraGroups: { streams: object[] }[] };
    const [{ streams }] = design.cameraGroups as [{ streams: [object] }];
    const groups = Array.from({ length: 400 }, (_, index) => ({
      streams: [{ ...streams[0], quantity: 1 + (index % 7), retentionDays: 2000 + index }],
    }));
    const text = JSON.stringify({ ...design, cameraGroups: groups });
    const { out } = await typed(['size', 'd', '--json'], { files: { d: text } });
    const { serverPlan, genericProposal } = JSON.parse(out) as {
      readonly serverPlan: { readonly servers: readonly { readonly count: number }[] };
      readonly genericProposal: { readonly quantity: number };
    };
    expect(serverPlan.servers.length).toBeGreaterThan(200);
    expect(serverPlan.servers.reduce((sum, { count }) => sum + count, 0)).toBe(genericProposal.quantity);
  });

  test.each(NAMES)('keeps within a terminal of 80 characters: %s', async (name) => {
    const { out } = await typed(['size', name], { files, columns: 80 });
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });

  test('prints colours only to a terminal', async () => {
    const escape = String.fromCharCode(27);
    const painted = await typed(['size', 'four-cameras'], { files, hasColours: true });
    const plain = await typed(['size', 'four-cameras'], { files });
    expect(painted.out).toContain(escape);
    expect(plain.out).not.toContain(escape);
  });

  test.each(NAMES)('prints JSON by the schema that `schema proposal` prints: %s', async (name) => {
    const { out } = await typed(['size', name, '--json'], { files });
    const result: unknown = JSON.parse(out);
    expect([...Value.Errors(resultSchema(), result)]).toEqual([]);
  });

  test('reads the UTF-16 that a shell wrote, and refuses what is not Unicode', async () => {
    const text = designText('four-cameras').replace(/"name": "[^"]*"/, '"name": "Zürich"');
    const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le');
    expect((await typed(['size', 'd'], { files: { d: utf16 } })).out).toMatch(/^Zürich\n1 x Husky IVO 150D/);
    const { code, err } = await typed(['size', 'd'], { files: { d: Buffer.from(text, 'latin1') } });
    expect([code, err]).toEqual([3, 'error: d cannot be read: it is not Unicode; save it as UTF-8\n']);
  });

  test.each([
    ['that do not end', '['.repeat(200_000)],
    ['that end', `${'['.repeat(200_000)}${']'.repeat(200_000)}`],
    ['in a field of a design', designText('four-cameras').replace('{', `{"x":${'['.repeat(9999)}${']'.repeat(9999)},`)],
  ])('refuses lists in lists %s', async (_, text) => {
    const { code, err } = await typed(['size', 'd'], { files: { d: text } });
    expect(code).toBe(3);
    expect(err).toContain('d:1:1\n  This is not JSON: lists or objects are nested too deeply\n');
  });

  test('reads standard input', async () => {
    const input = { files: { '-': designText('four-cameras') } };
    expect((await typed(['size', '-'], input)).out).toBe((await typed(['size', 'four-cameras'], { files })).out);
  });
});

describe('a design file that is wrong', () => {
  const faulty = designText('four-cameras')
    .replace('"hoursPerDay": 24', '"hoursPerDay": 25')
    .replace('"retentionDays": 30', '"retentionDay": 30');
  const line = faulty.split('\n').findIndex((each) => each.includes('"hoursPerDay": 25')) + 1;

  test('is refused with the place and the line of each fault', async () => {
    const bounds = faulty.replace('"retentionDay"', '"retentionDays"');
    const { code, out, err } = await typed(['size', 'a.json'], { files: { 'a.json': bounds } });
    expect([code, out]).toEqual([3, '']);
    const [head, , place, message, excerpt, mark] = err.split('\n');
    expect(head).toBe('error: a.json: one thing is wrong in it');
    expect(place).toMatch(new RegExp(`^a\\.json:${line}:\\d+ cameraGroups\\[0\\]\\.streams\\[0\\]\\.hoursPerDay$`));
    expect(message).toBe('  Value must be between 1 and 24');
    expect(excerpt).toContain('"hoursPerDay": 25');
    expect(excerpt!.charAt(mark!.indexOf('^'))).toBe('2');
  });

  test('is reported as JSON with --json', async () => {
    const { code, err } = await typed(['size', 'a.json', '--json'], { files: { 'a.json': faulty } });
    expect(code).toBe(3);
    const { problems } = JSON.parse(err) as { problems: readonly object[] };
    expect(problems).toContainEqual(
      expect.objectContaining({ path: 'cameraGroups[0].streams[0].retentionDay', message: 'Unknown field' }),
    );
  });

  test('that does not exist ends with exit code 3', async () => {
    const { code, err } = await typed(['size', 'none.json']);
    expect([code, err]).toEqual([3, 'error: none.json cannot be read: there is no such file\n']);
  });

  test('with many faults lists the first twenty and the number of the others', async () => {
    const text = designText('hundred-cameras')
      .replaceAll('"hoursPerDay": 24', '"hoursPerDay": 25')
      .replaceAll('"quantity": 10', '"quantity": 0')
      .replaceAll(/"retentionDays": \d+/g, '"retentionDays": 0');
    const { err } = await typed(['size', 'a.json'], { files: { 'a.json': text } });
    expect(err.match(/^a\.json:/gm)).toHaveLength(20);
    expect(err).toMatch(/^and \d+ more$/m);
  });
});

describe('a design file with a number that may not be', () => {
  const design = JSON.parse(designText('hundred-cameras')) as {
    cameraGroups: { streams: Record<string, unknown>[] }[];
  };
  const [first] = design.cameraGroups[0]!.streams as [Record<string, unknown>];
  const sizes = { continuous: null, motion: { width: 15, height: 1520 } };

  test.each([
    ['streams[0].size.motion.width', [{ ...first, resolution: { continuous: 8, motion: 0 }, size: sizes }]],
    ['streams[0].size.motion.height', [sizedStream(2688, 16_385)]],
    ['streams[0].size.motion.width', [sizedStream(0, 1520)]],
    ['streams[0].fps.motion', [{ ...first, recording: 1, fps: { continuous: 0, motion: 0.9 } }]],
    ['streams[0].fps.motion', [{ ...first, recording: 1, fps: { continuous: 0, motion: 60.1 } }]],
    ['streams[0].fps.motion', [{ ...first, recording: 1, fps: { continuous: 0, motion: 12.55 } }]],
    ['streams[1].quantity', [first, { ...first, quantity: 3 }]],
  ])('is refused at %s', async (path, streams) => {
    const text = JSON.stringify({ ...design, cameraGroups: [{ streams }] }, undefined, 2);
    const { code, out, err } = await typed(['size', 'd.json'], { files: { 'd.json': text } });
    expect([code, out]).toEqual([3, '']);
    expect(err).toMatch(
      new RegExp(`^d\\.json:\\d+:\\d+ cameraGroups\\[0\\]\\.${path.replaceAll(/[[\].]/g, '\\$&')}$`, 'm'),
    );
  });

  function sizedStream(width: number, height: number) {
    return {
      ...first,
      resolution: { continuous: 8, motion: 0 },
      size: { continuous: null, motion: { width, height } },
    };
  }
});

describe('size --prices', () => {
  const prices = 'Artikel;EK (EUR);Marge;Lieferzeit\nHE150D-4TB;1.700,00;15;2 Wochen\nups 750 va;on request;;\n';
  const priced = { files: { ...files, prices, 'no-currency': 'Item,Price\nA,1\n', other: 'a,b\n1,2\n' } };

  test('adds prices to the bill, its total and the JSON, and reports what it cannot read', async () => {
    const { out, err } = await typed(['size', 'four-cameras', '--bill', '--prices', 'prices'], priced);
    const lines = out.trim().split('\r\n');
    expect(lines[0]).toBe('Design,Quantity,Item,Description,Unit price (EUR),Total (EUR),Lead time (days)');
    expect(lines[1]).toMatch(/,2000\.00,2000\.00,14$/);
    expect(lines.at(-1)).toMatch(/^SUBTOTAL,,,1 of \d+ lines priced,,2000\.00,14$/);
    expect(err).toContain('line 3 is left out: Unit price "on request": Not a price');
    const text = (await typed(['size', 'four-cameras', '--prices', 'prices'], priced)).out;
    expect(text).toMatch(/Subtotal +2000\.00 +1 of \d+ lines priced; longest lead time 14 days: HE150D-4TB/);
    expect(text).toContain('no price');
    const { billTotal } = JSON.parse(
      (await typed(['size', 'four-cameras', '--json', '--prices', 'prices'], priced)).out,
    );
    expect(billTotal).toMatchObject({ amount: '2000.00', currency: 'EUR', pricedLines: 1 });
  });

  test('calls the sum a total where every line has a price', async () => {
    const bill = (await typed(['size', 'four-cameras', '--bill'], priced)).out.trim().split('\r\n').slice(1);
    const names = bill.map((line) => line.split(',')[2]);
    const list = `Item,Price (EUR)\n${names.map((name) => `${name},10.00`).join('\n')}\n`;
    const world = { files: { ...files, list } };
    const { out } = await typed(['size', 'four-cameras', '--bill', '--prices', 'list'], world);
    expect(out.trim().split('\r\n').at(-1)).toMatch(/^TOTAL,,,4 of 4 lines priced,/);
    expect((await typed(['size', 'four-cameras', '--prices', 'list'], world)).out).toMatch(/ Total +\d+\.00 +4 of 4/);
  });

  test('reads three decimals of a currency that has them', async () => {
    const dinars = 'SKU,Description,Unit price,Currency\nHE150D-4TB,,450.000,KWD\nUPS 750 VA,,95.250,KWD\n';
    const { out } = await typed(['size', 'four-cameras', '--bill', '--prices', 'd'], {
      files: { ...files, d: dinars },
    });
    expect(out).toContain(',450.000,450.000,');
    expect(out).toContain(',95.250,95.250,');
    expect(out).toContain(',545.250,');
  });

  test('warns of price lines that match nothing of the bill, with the nearest name', async () => {
    const warned = async (list: string) => {
      const sized = await typed(['size', 'four-cameras', '--bill', '--prices', 'list'], { files: { ...files, list } });
      expect(sized.code).toBe(0);
      return sized.err;
    };
    expect(await warned('Item,Price (EUR)\nHE150D 4TB,1700\nCoffee machine,99\n')).toBe(
      'warning: list: 2 of 2 price lines match nothing of this bill: "HE150D 4TB" (nearest: HE150D-4TB), "Coffee machine"\n',
    );
    expect(await warned('SKU,Description,Price (EUR)\nHE150D-4TB,,1700\n,ups 750 va,150\n')).toBe('');
    const many = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((name) => `Part ${name},1`).join('\n');
    expect(await warned(`Item,Price (EUR)\nHE150D-4TB,1\n${many}\nUPS-750VA,1\n`)).toMatch(
      /: 8 of 9 price lines match nothing of this bill: "UPS-750VA" \(nearest: UPS 750 VA\), "Part A", .*"Part D" and 3 more\n$/,
    );
    expect(await warned('Item,Part number,Price (EUR)\nUPS 750 VA,A,1\nUPS 750 VA,B,2\n')).toContain(
      'warning: list: "UPS 750 VA" has several prices, and none is taken\n',
    );
  });

  test('reads the column whose values are designations, whatever it is called', async () => {
    const list = 'Ref.;Unit price (EUR);Info\nHE150D-4TB;1700;\nUPS 750 VA;150;\n';
    const sized = await typed(['size', 'four-cameras', '--bill', '--prices', 'l'], { files: { ...files, l: list } });
    expect([sized.err, sized.out]).toEqual(['', expect.stringContaining(',2 of 4 lines priced,')]);
  });

  test('ends with exit code 3 where a price is written wrongly, or can be read in two ways', async () => {
    const sized = async (faulty: string) =>
      typed(['size', 'four-cameras', '--bill', '--prices', 'faulty'], { files: { ...files, faulty } });
    const marks = await sized('Item,Price (EUR)\nHE150D-4TB,1.2.3\nUPS 750 VA,410\n');
    expect([marks.code, marks.out]).toEqual([3, '']);
    expect(marks.err).toContain(
      'faulty:2:1 Unit price\n  Not a number: its points and commas contradict each other: "1.2.3"',
    );
    const unclear = await sized('Item,Price (EUR)\nHE150D-4TB,1.850\n');
    expect([unclear.code, unclear.err]).toEqual([3, expect.stringContaining('Either 1850 or 1.850')]);
  });

  test('needs a currency, and a file that is a price list', async () => {
    const none = await typed(['size', 'four-cameras', '--prices', 'no-currency'], priced);
    expect([none.code, none.err]).toEqual([2, expect.stringContaining('names no currency')]);
    const given = await typed(['size', 'four-cameras', '--prices', 'no-currency', '--currency', 'USD'], priced);
    expect(given.code).toBe(0);
    expect((await typed(['size', 'four-cameras', '--prices', 'prices', '--currency', 'USD'], priced)).err).toContain(
      'has prices in EUR, not in USD',
    );
    expect((await typed(['size', 'four-cameras', '--prices', 'other'], priced)).err).toContain('is no price list');
    expect((await typed(['size', 'four-cameras', '--currency', 'EURO'], priced)).code).toBe(2);
  });
});
