import { readDesignFile } from '@site-designer/design-file';
import { COLUMNS, cameraForm, csvOf, fileLines, SAME_IDS } from '@site-designer/camera-table';
import { cameraWorkbook } from '@site-designer/camera-table/write-workbook';
import { describe, expect, test } from 'vitest';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { designText } from './support/golden.ts';
import { typed } from './support/session.ts';

function designOf(text: string) {
  const read = readDesignFile(text, catalogue);
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return read.design;
}

const TABLE = [
  'Group id;Name;Quantity;Recording;FPS event',
  'a;"Gate; north";4;Event;12',
  '',
  'a;;;;15',
  'b;Hall;9;Event;8',
];

describe('import', () => {
  test('makes a design file of a table', async () => {
    const { code, out, err } = await typed(['import', 't.csv', '--name', 'Depot'], {
      files: { 't.csv': TABLE.join('\n') },
    });
    expect([code, err]).toEqual([0, '']);
    const { name, cameras } = designOf(out);
    expect(name).toBe('Depot');
    expect(cameras.map(({ streamName, quantity, fps }) => [streamName, quantity, fps.motion])).toEqual(
      expect.arrayContaining([
        ['Gate; north', 4, 12],
        ['Hall', 9, 8],
      ]),
    );
    expect(new Set(cameras.map(({ cameraGroupId }) => cameraGroupId)).size).toBe(2);
  });

  test('takes the table that the app exports, into the same design', async () => {
    const { cameras } = designOf(designText('lens-groups'));
    const firstIds = new Set(cameras.filter(({ id, cameraGroupId }) => id === cameraGroupId).map(({ id }) => id));
    const lines = fileLines(
      {
        rows: cameras.toSorted((a, b) => b.cameraGroupId - a.cameraGroupId || a.id - b.id),
        lineOf: new Map(),
        firstIds,
        columns: COLUMNS,
      },
      { form: cameraForm(catalogue), ids: SAME_IDS },
    );
    const { out } = await typed(['size', '-', '--json'], { files: { '-': designText('lens-groups') } });
    const imported = await typed(['import', '-'], { files: { '-': csvOf(lines) } });
    expect(imported.err).toBe('');
    const answer = await typed(['size', '-', '--json'], { files: { '-': imported.out } });
    expect(JSON.parse(answer.out).totals).toEqual(JSON.parse(out).totals);
  });

  test('takes how cameras are connected and what they are to show, and gives it back', async () => {
    const table = [
      'Kamera;Anzahl;Auflösung;PoE-Klasse;Leistungsaufnahme;Kabellänge;Verteiler;Bildwinkel;Zweck;Entfernung',
      'Hof;4;4 MP;PoE+;16 W;80 m;UV 1;66 °;Identifizieren;12 m',
    ];
    const imported = await typed(['import', 't.csv'], { files: { 't.csv': table.join('\n') } });
    expect(imported.code).toBe(0);
    const [row] = designOf(imported.out).cameras;
    expect(row).toMatchObject({
      network: { poeClass: 4, watts: 16, cableM: 80, closet: 'UV 1' },
      optics: { hfovDeg: 66, mountHeightM: 3 },
      purpose: { standard: '2014', level: 'identify', distanceM: 12 },
    });
    const exported = await typed(['export', '-'], { files: { '-': imported.out } });
    const again = await typed(['import', 't.csv'], { files: { 't.csv': exported.out } });
    const { network, optics, purpose } = row!;
    expect(designOf(again.out).cameras[0]).toMatchObject({ network, optics, purpose });
  });

  test('keeps any size, and says which frame rates it rounds', async () => {
    const table = 'Camera,Qty,Resolution,FPS\nGate,4,2688x1520,6.25\nYard,1,1080p,12.5';
    const { code, out, err } = await typed(['import', 't.csv'], { files: { 't.csv': table } });
    expect([code, err]).toEqual([0, expect.stringContaining('warning: FPS 6.25 is rounded to 6.3\n')]);
    expect(designOf(out).cameras).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ size: expect.objectContaining({ motion: { width: 2688, height: 1520 } }) }),
        expect.objectContaining({ fps: expect.objectContaining({ motion: 12.5 }) }),
      ]),
    );
  });

  test('reports each refused cell by file, line and column, and writes nothing', async () => {
    const table = [...TABLE, 'c;Yard;x;Event;99'].join('\r\n');
    const { code, err, files } = await typed(['import', 't.csv', '--out', 'd.json'], { files: { 't.csv': table } });
    expect(code).toBe(3);
    expect(Object.keys(files)).toEqual(['t.csv']);
    expect(err).toContain('error: t.csv: 2 things are wrong in it');
    expect(err).toContain('t.csv:6:8 Quantity\n  Must be a valid number: "x"\n  6 | c;Yard;x;Event;99');
    expect(err).toContain('t.csv:6:16 FPS event\n  Value must be between 1 and 60: "99"');
  });

  test.each([
    ['4,15x1520,15', '2:8 Resolution event', 'Value must be between 16 and 16384'],
    ['4,2688x16385,15', '2:8 Resolution event', 'Value must be between 16 and 16384'],
    ['4,0x0,15', '2:8 Resolution event', 'Value must be between 16 and 16384'],
    ['4,1080p,0.9', '2:14 FPS event', 'Value must be between 1 and 60'],
    ['4,1080p,60.1', '2:14 FPS event', 'Value must be between 1 and 60'],
    ['4,1080p,15,1\nGate,3,1080p,15,1', '3:6 Quantity', 'Must be 4, as in the first stream of the group'],
  ])('refuses a table with %j at its place', async (line, place, said) => {
    const table = `Name,Quantity,Resolution event,FPS event,Group id\nGate,${line}`;
    const { code, out, err, files } = await typed(['import', 't.csv', '--out', 'd.json'], {
      files: { 't.csv': table },
    });
    expect([code, out, Object.keys(files)]).toEqual([3, '', ['t.csv']]);
    expect(err).toContain(`t.csv:${place}\n  ${said}`);
  });

  test('counts lines within quotes', async () => {
    const table = ['Name,Quantity', '"two\nlines",0', 'Hall,0'].join('\n');
    const { err } = await typed(['import', '-'], { files: { '-': table } });
    expect(err.match(/^standard input:\d+:\d+/gm)).toEqual(expect.arrayContaining(['standard input:4:6']));
  });

  test('warns of a column that it does not read', async () => {
    const table = ['Nmae,Quantity', 'Gate,3'].join('\n');
    const { code, err } = await typed(['import', '-', '--decide', 'take'], { files: { '-': table } });
    expect(code).toBe(0);
    expect(err).toBe('warning: the column "Nmae" is not read. Did you mean Name?\n');
  });

  test('replaces a file only with --force', async () => {
    const files = { 't.csv': TABLE.join('\n'), 'd.json': 'precious' };
    const refused = await typed(['import', 't.csv', '--out', 'd.json'], { files });
    expect([refused.code, refused.files['d.json']]).toEqual([3, 'precious']);
    expect(refused.err).toContain('--force replaces it');
    const done = await typed(['import', 't.csv', '--out', 'd.json', '--force'], { files });
    expect(designOf(done.files['d.json']!).cameras).toHaveLength(3);
    expect(done.err).toBe('d.json: 3 streams in 2 groups\n');
  });

  test('prints a table that it can import again', async () => {
    const { out } = await typed(['import', '--template']);
    const { out: design, err } = await typed(['import', '-'], { files: { '-': out } });
    expect(err).toBe('');
    expect(designOf(design).cameras.map(({ streamName }) => streamName)).toEqual(['Entrance']);
  });

  test.each([
    ['', 3, /-?input:1:1\n {2}The file is empty/],
    ['a,b\n1,2', 3, /No column of the camera table was found/],
    ['Name,Quantity\n', 3, /No camera follows the headers/],
  ])('refuses a table of %j', async (table, code, said) => {
    const ended = await typed(['import', '-'], { files: { '-': table } });
    expect(ended.code).toBe(code);
    expect(ended.err).toMatch(said);
  });

  test.each([
    [['import'], /Which table\?/],
    [['import', 't.csv', '--name', 'x'.repeat(101)], /--name: /],
  ])('is not understood as %j', async (args, said) => {
    const ended = await typed(args, { files: { 't.csv': TABLE.join('\n') } });
    expect(ended.code).toBe(2);
    expect(ended.err).toMatch(said);
  });

  test.each([
    [Buffer.from('\uFEFFBlah;Foo\nTür;3', 'utf16le'), ' It was read as Unicode (UTF-16).'],
    [Buffer.from('Blah;Foo\nTür;3', 'latin1'), ' It was read as Western European (Windows-1252).'],
    [Buffer.from('Nmae;Quantty\nTür;3'), ' Nmae: did you mean Name? Quantty: did you mean Quantity?'],
    [Buffer.from('Blah;Foo\nTür;3'), ''],
  ])('tells what may be wrong with a table without known columns (%#)', async (table, hint) => {
    const { code, err } = await typed(['import', '-'], { files: { '-': table } });
    expect(code).toBe(3);
    expect(err).toContain(`  No column of the camera table was found. Start from the template or an export.${hint}\n`);
  });

  test('says how it read a table with refused cells', async () => {
    const table = Buffer.from('Name;Quantity\nTür;x', 'latin1');
    const { code, err } = await typed(['import', '-'], { files: { '-': table } });
    expect(code).toBe(3);
    expect(err).toContain('warning: read as Western European (Windows-1252)');
  });

  test('says nothing of a column that is read by its own name', async () => {
    const { err } = await typed(['import', '-'], { files: { '-': 'Name,Resolution\nGate,1080p' } });
    expect(err).toBe('');
  });

  test('shows no control characters of a file', async () => {
    const escape = String.fromCharCode(27);
    const table = [`Name,Quantity,${escape}[31mColour`, `Gate,${escape}[31m7,red`].join('\n');
    const { code, err } = await typed(['import', '-'], { files: { '-': table } });
    expect(code).toBe(3);
    expect(err).not.toContain(escape);
    const warned = await typed(['import', '-', '--decide', 'take'], {
      files: { '-': table.replace(`${escape}[31m7`, '7') },
    });
    expect([warned.code, warned.err.includes(escape)]).toEqual([0, false]);
  });

  test('reads the list of another program, and says how it read it', async () => {
    const table = ['Depot, west', '', 'Camera name;Qty;Codec;IP', 'Tür;4;h265;10.0.0.1', 'Total;4;;'].join('\n');
    const { code, out, err } = await typed(['import', '-'], { files: { '-': Buffer.from(table, 'latin1') } });
    expect(code).toBe(0);
    expect(designOf(out).cameras).toMatchObject([{ streamName: 'Tür', quantity: 4, codec: 4 }]);
    expect(err.split('\n')).toEqual([
      'warning: read as Western European (Windows-1252); save it as UTF-8 if names come out wrong',
      'warning: the column "Camera name" is read as Name',
      'warning: the column "Qty" is read as Quantity',
      'warning: the column "IP" is not read.',
      'warning: left out: Line 5: a total (begins with Total)',
      '',
    ]);
  });

  test('reads a workbook, and reports a refused cell by its address', async () => {
    const headers = ['Row id', 'Group id', 'Name', 'Lens type', 'Quantity'];
    const lines = (quantity: string | number) => [headers, ['', '', 'Gate', 'Single lens', quantity]];
    const workbook = (quantity: string | number) =>
      cameraWorkbook(lines(quantity), { form: cameraForm(catalogue), sheet: 'Cameras' });
    const read = await typed(['import', 't.xlsx'], { files: { 't.xlsx': await workbook(3) } });
    expect(designOf(read.out).cameras).toMatchObject([{ streamName: 'Gate', quantity: 3 }]);
    expect(read.err).toBe('warning: the sheet "Cameras" is read\n');
    const faulty = await typed(['import', 't.xlsx'], { files: { 't.xlsx': await workbook('many') } });
    expect(faulty.code).toBe(3);
    expect(faulty.err).toMatch(/^t\.xlsx:2:\d+ Quantity\n {2}Must be a valid number: "many"/m);
  });

  test('reports a refused cell of another format', async () => {
    const profiles = [
      'Exported,Template,',
      ',,',
      'Attribute Tab,Attribute,Dome',
      ',Element Quantity,3',
      ',Video Encoding Format,VP9',
      ',Camera Resolution,1080p',
    ].join('\n');
    const { code, err } = await typed(['import', '-'], { files: { '-': profiles } });
    expect([code, err.includes('"VP9"')]).toEqual([3, true]);
  });

  test('refuses an archive that is no workbook', async () => {
    const archive = `PK${String.fromCharCode(3, 4)}\u0000\u0000`;
    const { code, err } = await typed(['import', 't.xlsx'], { files: { 't.xlsx': archive } });
    expect([code, err]).toEqual([
      3,
      'error: t.xlsx: The file is no workbook that can be read: it is broken, or of another kind than XLSX\n',
    ]);
  });

  test('lists lines that are undecided, and leaves them out or takes them where it is told', async () => {
    const table = 'Description,Qty\n"4MP dome camera, H.265",3\nPendant mount for dome camera,3\nTotal,3';
    const files = { 't.csv': table };
    const asked = await typed(['import', 't.csv'], { files });
    expect([asked.code, asked.out]).toEqual([3, '']);
    expect(asked.err).toContain('\n  Line 3: it names a camera (dome) and goods (mount)');
    const unsure = await typed(['import', 't.csv', '--json'], { files });
    expect(unsure.code).toBe(3);
    expect(unsure.err).toContain('it names a camera (dome) and goods (mount)');
    expect(JSON.parse(unsure.out)).toMatchObject({ design: null, counts: { undecided: 1 } });
    const left = await typed(['import', 't.csv', '--decide', 'leave', '--json'], { files });
    expect(left.code).toBe(0);
    expect(JSON.parse(left.out)).toMatchObject({
      design: { cameraGroups: [expect.anything()] },
      lines: [
        { line: 1, kind: 'header' },
        { line: 2, kind: 'camera' },
        { line: 3, kind: 'left' },
        { line: 4, kind: 'total' },
      ],
      counts: { lines: 4, headers: 1, taken: 1, leftOut: 2, undecided: 0 },
      checks: [{ line: 4, says: 3, taken: 3 }],
    });
    const taken = await typed(['import', 't.csv', '--decide', 'take'], { files });
    expect(designOf(taken.out).cameras).toHaveLength(2);
  });

  test('confirms the filters that are proposed where undecided lines are left out', async () => {
    const table =
      'Device ID,Device Type,Resolution\nCAM-1,Camera,4 MP\nCAM-2,Camera,4 MP\nCAM-3,Camera,4 MP\nDR-1,Door,\nDR-2,Door,';
    const files = { 't.csv': table };
    const kinds = ({ out }: { readonly out: string }): unknown[] =>
      (JSON.parse(out) as { lines: { kind: string }[] }).lines.map(({ kind }) => kind);
    const cameras = ['header', 'camera', 'camera', 'camera'];
    const asked = await typed(['import', 't.csv', '--json'], { files });
    expect(kinds(asked)).toEqual([...cameras, 'undecided', 'undecided']);
    const left = await typed(['import', 't.csv', '--json', '--decide', 'leave'], { files });
    expect(kinds(left)).toEqual([...cameras, 'filtered', 'filtered']);
  });

  test('updates a design by the names of its groups', async () => {
    const list = (quantity: number) => `Camera name,Qty,Resolution\nGate,${quantity},4 MP\nHall,2,2 MP`;
    const { out } = await typed(['import', 't.csv'], { files: { 't.csv': list(4) } });
    const files = { 't.csv': list(5), 'd.json': out };
    const { code, out: after } = await typed(['import', 't.csv', '--update', 'd.json'], { files });
    const of = (text: string) =>
      designOf(text).cameras.map(({ id, streamName, quantity }) => ({ id, streamName, quantity }));
    expect(code).toBe(0);
    expect(of(after)).toEqual(of(out).map((row) => (row.streamName === 'Gate' ? { ...row, quantity: 5 } : row)));
  });

  test('keeps the name of the design that it updates', async () => {
    const files = { 't.csv': 'Camera name,Qty\nGate,4' };
    const { out } = await typed(['import', 't.csv', '--name', 'Depot'], { files });
    const update = ['import', 't.csv', '--update', 'd.json'];
    const kept = await typed(update, { files: { ...files, 'd.json': out } });
    expect(designOf(kept.out).name).toBe('Depot');
    const renamed = await typed([...update, '--name', 'Harbour'], { files: { ...files, 'd.json': out } });
    expect(designOf(renamed.out).name).toBe('Harbour');
  });

  test('takes the columns of a list with one for each kind of camera, and says of none that it is not read', async () => {
    const list = 'Place;Dome;Bullet\nResolution;4 MP;8 MP\nHall;4;\nYard;1;3';
    const { out, err } = await typed(['import', 't.csv'], { files: { 't.csv': list } });
    expect(designOf(out).cameras).toHaveLength(3);
    expect(err).not.toContain('is not read');
  });

  test('tells of a total in the list that is not what was taken', async () => {
    const list = (total: number) => `Name;Qty;Codec\nGate;4;H.265\nHall;2;H.264\nTotal;${total};`;
    const right = await typed(['import', 't.csv'], { files: { 't.csv': list(6) } });
    expect(right.err).not.toContain('cameras');
    const wrong = await typed(['import', 't.csv'], { files: { 't.csv': list(9) } });
    expect(wrong.err).toContain('Line 4 says 9 cameras, and 6 were taken');
  });
});
