import { readFileSync } from 'node:fs';
import { defaultServerSettings } from '@site-designer/sizing-engine';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { describe, expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { runWith } from './run.ts';

const TABLE = 'Name;Quantity;Recording;FPS event;Retention (d)\nGate;4;Event;15;30\nHall;12;Constant;;14\n';

async function designFile(table = TABLE): Promise<string> {
  const { files } = await runWith(['import', 'cameras.csv', '--name', 'Depot', '--out', 'd.json'], {
    'cameras.csv': table,
  });
  return files['d.json']!;
}

describe('help', () => {
  test.each([[], ['--help'], ['help']])('is given for %j', async (...args: string[]) => {
    const { code, out } = await runWith(args);
    expect(code).toBe(0);
    for (const command of ['size', 'explain', 'bitrate', 'import', 'schema']) expect(out).toContain(`  ${command}`);
  });

  test('is there for each command', async () => {
    expect((await runWith(['bitrate', '--help'])).out).toContain('--complexity NAME');
  });

  test('tells the version', async () => {
    expect((await runWith(['--version'])).out).toBe(manifest.version);
  });

  test.each([[['siez', 'd.json']], [['size']], [['size', 'a', 'b']], [['size', 'a', '--jsn']], [['bitrate', '--fps']]])(
    'a call that is wrong is told with how it goes: %j',
    async (args) => {
      const { code, error } = await runWith(args);
      expect(code).toBe(2);
      expect(error).toMatch(/site-designer|Sizes video surveillance designs/);
    },
  );
});

describe('bitrate', () => {
  test('of the stream that a new camera has', async () => {
    expect((await runWith(['bitrate'])).out).toBe('2702 kbit/s, likely 1615 to 4737 kbit/s');
  });

  test('takes names, parts of names and what people call them', async () => {
    const fourK = await runWith(['bitrate', '--codec', 'h.265', '--resolution', '4K', '--fps', '15', '--json']);
    expect(JSON.parse(fourK.out)).toEqual({ kbps: 6269, lowKbps: expect.any(Number), highKbps: expect.any(Number) });
    const whole = await runWith(['bitrate', '--codec', 'H.265', '--resolution', '3840×2160', '--fps', '15', '--json']);
    expect(whole.out).toBe(fourK.out);
  });

  test.each([
    ['--codec', 'H26', 'is none. Choose one of: MJPEG, MPEG-4, H.264'],
    ['--complexity', 'Medium-', 'Choose one of'],
    ['--resolution', '1', 'Choose one of'],
    ['--fps', '61', 'Value must be between 1 and 60'],
    ['--fps', 'many', 'Must be a valid number'],
  ])('%s %s is refused with what there is', async (option, value, told) => {
    const { code, error } = await runWith(['bitrate', option, value]);
    expect(code).toBe(2);
    expect(error).toContain(told);
  });
});

describe('import', () => {
  test('makes a design file in the order of the table, with the settings of a new design', async () => {
    const file = JSON.parse(await designFile());
    expect(file).toMatchObject({ name: 'Depot', serverSettings: defaultServerSettings(catalogue) });
    expect(file.cameraGroups.map(({ streams }: { streams: object[] }) => streams[0])).toMatchObject([
      { streamName: 'Gate', quantity: 4, retentionDays: 30 },
      { streamName: 'Hall', quantity: 12, retentionDays: 14, recording: 0 },
    ]);
  });

  test('takes the ids of another design for what they are: marks of its groups', async () => {
    const { files } = await runWith(['import', 'c.csv', '--out', 'd.json'], {
      'c.csv': 'Row id,Group id,Name\n7,7,Gate\n8,7,\n9,9,Hall\n',
    });
    const { name, cameraGroups } = JSON.parse(files['d.json']!);
    expect(name).toBe('c');
    expect(cameraGroups.map(({ streams }: { streams: object[] }) => streams.length)).toEqual([2, 1]);
  });

  test('prints where no file is named', async () => {
    expect(JSON.parse((await runWith(['import', '-'], { '-': TABLE })).out).name).toBe('New Site Design');
  });

  test('tells every cell that it cannot take, by its line, and writes nothing', async () => {
    const table = 'Name;Quantity;Hours (h)\nGate;many;24\nHall;3;25\n';
    const { code, error, files } = await runWith(['import', 'c.csv', '--out', 'd.json'], { 'c.csv': table });
    expect(code).toBe(3);
    expect(error.split('\n')).toEqual([
      'c.csv:2: Quantity "many": Must be a valid number',
      'c.csv:3: Hours "25": Value must be between 1 and 24',
    ]);
    expect(files['d.json']).toBeUndefined();
  });

  test('says of another file that it is no camera table', async () => {
    expect(await runWith(['import', 'c.csv'], { 'c.csv': 'a,b\n1,2\n' })).toMatchObject({
      code: 3,
      error: expect.stringContaining('names no column of the camera table'),
    });
  });
});

describe('size', () => {
  test('tells demand with its range, what to buy and the tightest limit', async () => {
    const { code, out } = await runWith(['size', 'd.json'], { 'd.json': await designFile() });
    expect(code).toBe(0);
    expect(out).toMatch(/^Depot, Professional\+/);
    expect(out).toMatch(/Cameras +16 +exact/);
    expect(out).toMatch(/Recorded video +[\d.]+ TB +[\d.]+ to [\d.]+ TB/);
    expect(out).toMatch(/ +1 +Entry server/);
    expect(out).toContain('Tightest limit: ');
    expect(out).toMatch(/more cameras need/);
  });

  test('says of a design without cameras why there is no answer', async () => {
    const { code, out } = await runWith(['size', 'd.json'], { 'd.json': await designFile('Name\n') });
    expect(code).toBe(1);
    expect(out).toContain('Cannot be built: Add a camera group first.');
  });

  test('tells what is wrong in a file with its place', async () => {
    const text = (await designFile()).replace('"quantity": 12', '"quantity": 0');
    const line = text.split('\n').findIndex((each) => each.includes('"quantity": 0')) + 1;
    const { code, error } = await runWith(['size', 'd.json'], { 'd.json': text });
    expect(code).toBe(3);
    expect(error).toContain(`d.json:${line}:`);
    expect(error).toContain('\n    "quantity": 0');
  });

  test('says which file cannot be read', async () => {
    expect(await runWith(['size', 'gone.json'])).toMatchObject({
      code: 3,
      error: 'gone.json: cannot be read (ENOENT)',
    });
  });
});

describe('explain', () => {
  test.each(['storage', 'servers', 'disks', 'cameras', 'streams', 'average', 'peak', 'totals.storageTb.high'])(
    'tells %s down to what was entered',
    async (figure) => {
      const { code, out } = await runWith(['explain', 'd.json', figure], { 'd.json': await designFile() });
      expect(code).toBe(0);
      expect(out).toMatch(/you entered|catalogue/);
      expect(out.split('\n').length).toBeGreaterThan(2);
    },
  );

  test('offers what may have been meant', async () => {
    const { code, error } = await runWith(['explain', 'd.json', 'stor'], { 'd.json': await designFile() });
    expect(code).toBe(1);
    expect(error).toContain('Did you mean storage');
  });
});

test('schema is the one that is published', async () => {
  const page = readFileSync(new URL('../../../docs/schemas/design-file.schema.json', import.meta.url), 'utf8');
  expect(JSON.parse((await runWith(['schema'])).out)).toEqual(JSON.parse(page));
});
