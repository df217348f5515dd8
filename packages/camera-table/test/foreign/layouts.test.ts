import { expect, test } from 'vitest';
import { applyChange, type CameraRow } from '@site-designer/sizing-engine';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { ownIds, streamToAdd } from '../../src/cells/groups.ts';
import { fileLines } from '../../src/files/table-file.ts';
import { changeOfImport, guessedChoices, importView, textKey, type ImportChoices } from '../../src/foreign/index.ts';
import { SAME_IDS } from '../../src/history/server-ids.ts';
import { tableOf } from '../../src/selection/selection.ts';
import { form } from '../form.ts';

const empty = { table: tableOf([]), form, ids: SAME_IDS };
const cellsOf = (text: string) => text.split('\n').map((line) => line.split(';').map((cell) => cell.trim()));

function viewOf(cells: readonly (readonly string[])[], decided: Partial<ImportChoices> = {}, context = empty) {
  const sheet = { name: '', cells };
  return importView(sheet, { ...guessedChoices([sheet], context), ...decided }, context);
}

const kindsOf = ({ lines }: ReturnType<typeof viewOf>) => lines.map(({ kind }) => kind);

test('a column for each kind of camera needs no decision', () => {
  const view = viewOf(
    cellsOf(
      'Offer 12\nPlace;Dome camera;Bullet camera;Total\nResolution;4 MP;8 MP;\nCodec;H.265;H.264;\nBuilding A;;;\nHall;4;;4\nYard;;3;3\nRoof;1;2;3\nTotal;5;5;10',
    ),
  );
  expect(kindsOf(view)).toEqual([
    'title',
    'header',
    'header',
    'header',
    'section',
    'camera',
    'camera',
    'camera',
    'total',
  ]);
  expect(view.counts).toMatchObject({ lines: 9, headers: 4, taken: 3, leftOut: 2, undecided: 0, cameras: 10 });
  expect(view.checks).toMatchObject([{ line: 9, says: 10, taken: 10 }]);
  expect(view.columns.map(({ header }) => header)).toEqual(['Place', 'Dome camera', 'Bullet camera', 'Total']);
  const sizes = new Map(form.resolutions.map(({ id, name }) => [id, name]));
  expect(
    view.groups.map(({ rows: [row] }) => [row!.streamName, row!.quantity, sizes.get(row!.resolution.motion)]),
  ).toEqual([
    ['Hall Dome camera', 4, '2592x1520 4MP'],
    ['Yard Bullet camera', 3, '3840x2160 4K'],
    ['Roof Dome camera', 1, '2592x1520 4MP'],
    ['Roof Bullet camera', 2, '3840x2160 4K'],
  ]);
});

test('a device list has a line for each line of the file', () => {
  const view = viewOf(
    cellsOf(
      'DeviceType;Name;Address;Channel;Enabled;HardwareName\nCamera;Gate;10.0.0.1;0;True;H1\nCamera;Yard 1;10.0.0.2;0;True;H2\nCamera;Yard 2;10.0.0.2;1;True;H2\nSpeaker;S;10.0.0.3;0;True;H3\nCamera;Off;10.0.0.4;0;False;H4',
    ),
  );
  expect(kindsOf(view)).toEqual(['header', 'camera', 'camera', 'camera', 'goods', 'goods']);
  expect(view.groups.map(({ rows, fromLines }) => [rows[0]!.streamName, rows.length, fromLines])).toEqual([
    ['Gate', 1, [2]],
    ['Yard 1', 2, [3, 4]],
  ]);
  expect(view.lines[4]?.why).toBe('Line 5: a device that is no camera');
  expect(view.problems).toEqual([]);
});

test('an export of the design is updated by its ids, and comes in anew with its streams', () => {
  const added = applyChange(
    { cameras: [] as readonly CameraRow[] },
    changeOfImport(viewOf(cellsOf('Name;Qty;Codec\nDome;4;H.265\nDome;2;H.264'))),
    { catalogue, ids: ownIds() },
  ).design.cameras;
  const twoStreams = applyChange({ cameras: added }, streamToAdd(added[0]!.cameraGroupId), {
    catalogue,
    ids: ownIds(Math.max(...added.map(({ id }) => id))),
  }).design.cameras;
  const table = tableOf(twoStreams);
  const lines = fileLines(table, { form, ids: SAME_IDS }).map((line) => line.map(String));
  const context = { ...empty, table };
  const same = viewOf(lines, {}, context);
  expect(same.counts).toMatchObject({ taken: 3, undecided: 0, groups: 2, changed: 0, added: 0, missing: 0 });
  expect(changeOfImport(same)).toEqual({});
  const at = lines[0]!.indexOf('Quantity');
  const other = viewOf(
    lines.map((line, row) => line.map((cell, column) => (row === 1 && column === at ? '9' : cell))),
    {},
    context,
  );
  expect(other.counts).toMatchObject({ changed: 1, added: 0 });
  const anew = viewOf(lines, { against: 'add' });
  expect(anew.counts).toMatchObject({ groups: 2, added: 2 });
  expect(anew.groups.map(({ rows }) => rows.length)).toEqual([2, 1]);
  const unknown = viewOf([...lines, ['77', '', 'Other']], {}, context);
  expect(unknown.lines.at(-1)).toMatchObject({ kind: 'undecided', why: 'Line 5: Row 77 not found in this design' });
});

test('several cameras in one cell are a group each', () => {
  const view = viewOf(
    cellsOf(
      'Room;Description\nHall;3x Dome 4MP H.265, 2x Bullet camera 8MP H.264\nYard;1x PTZ 2MP und 4 x Dome 5MP\nGate;Dome 4 x 5 MP',
    ),
  );
  expect(kindsOf(view)).toEqual(['header', 'camera', 'camera', 'camera']);
  expect(
    view.groups.map(({ rows, place, fromLines }) => [place, rows[0]!.streamName, rows[0]!.quantity, fromLines]),
  ).toEqual([
    ['Hall', 'Dome 4MP H.265', 3, [2]],
    ['Hall', 'Bullet camera 8MP H.264', 2, [2]],
    ['Yard', 'PTZ 2MP', 1, [3]],
    ['Yard', 'Dome 5MP', 4, [3]],
    ['Gate', 'Dome 4 x 5 MP', 1, [4]],
  ]);
  expect(view.groups[3]!.rows).toHaveLength(1);
  expect(view.groups[4]!.rows).toHaveLength(4);
});

test('several cameras in one cell with another quantity beside it are undecided', () => {
  const list = (quantity: number) => cellsOf(`Description;Qty\n3x Dome 4MP, 2x Bullet 8MP;${quantity}`);
  expect(viewOf(list(5)).counts).toMatchObject({ taken: 1, groups: 2, cameras: 5 });
  expect(viewOf(list(4)).lines[1]).toMatchObject({
    kind: 'undecided',
    why: 'Line 2: its quantity is 4, and its description has 5 cameras',
  });
});

test('a header that speaks of cameras says nothing of lines without a text in its column', () => {
  const view = viewOf(
    cellsOf(
      'Ubicación;Tipo de cámara;Quant.;Resolución\nPuerta norte;Cámara bala;4;4 MP\nPatio;Exterior;2;\nCable UTP;;1200;',
    ),
  );
  expect(kindsOf(view)).toEqual(['header', 'camera', 'camera', 'undecided']);
  expect(view.counts).toMatchObject({ cameras: 6 });
});

test('several cameras in one cell may begin with their sizes, and sizes are no counts', () => {
  const view = viewOf(
    cellsOf('Room;Description\nHall;2 x 3MP dome + 1 x 4K bullet\nYard;640x480 dome, 1280x960 bullet\nGate;Dome 4x5MP'),
  );
  expect(view.groups.map(({ rows }) => [rows[0]!.streamName, rows[0]!.quantity])).toEqual([
    ['3MP dome', 2],
    ['4K bullet', 1],
    ['640x480 dome, 1280x960 bullet', 1],
    ['Dome 4x5MP', 1],
  ]);
});

test('each text that is refused can be corrected, whatever unit and recording it belongs to', () => {
  const cells = cellsOf(
    'Name;Codec;Bildrate [B/s];Speicherdauer [Wochen];Aufzeichnung\nTor;H.265;0,5;0,5;Dauer\nHof;H.265;0,5;many;Bewegung',
  );
  const { refused } = viewOf(cells);
  expect(refused.map(({ text }) => text).toSorted()).toEqual(['0,5', '0,5', 'many']);
  const texts = new Map(refused.map(({ target, text }) => [`${target}\t${text}`, '7']));
  const corrected = viewOf(cells, { texts });
  expect(corrected.refused).toEqual([]);
  expect(corrected.groups.map(({ rows: [row] }) => [row!.fps, row!.retentionDays])).toMatchObject([
    [{ continuous: 7 }, 7],
    [{ motion: 7 }, 7],
  ]);
});

test.each([
  ['Total cameras: 3', 3],
  ['Total: 4', 4],
  ['Gesamtzahl Kameras;3', 3],
  ['Total général : 3 caméras', 3],
  ['Total;12500', undefined],
  ['Total: 12 500,00 €', undefined],
])('a total of a list without quantities is checked where it says cameras: %s', (total, says) => {
  const view = viewOf(
    cellsOf(
      `Camera;Address;Codec;Price\nGate;10.0.0.1;H.265;300\nHall;10.0.0.2;H.265;300\nYard;10.0.0.3;H.264;300\n${total}`,
    ),
  );
  expect(kindsOf(view)).toEqual(['header', 'camera', 'camera', 'camera', 'total']);
  expect(view.checks.map((check) => [check.line, check.says, check.taken])).toEqual(
    says === undefined ? [] : [[5, says, 3]],
  );
});

test('a refused text of a description is corrected as any other', () => {
  const cells = cellsOf('Name;Qty;Description\nGate;1;Dome 4MP, 99 fps\nYard;2;Dome 4MP, 15 fps');
  const refused = viewOf(cells).refused;
  expect(refused).toMatchObject([{ text: '99 fps', lines: [2] }]);
  const [{ target, text }] = refused as readonly [(typeof refused)[number]];
  const view = viewOf(cells, { texts: new Map([[textKey(target, text), '25']]) });
  expect(view.refused).toEqual([]);
  expect(view.groups.map(({ rows: [row] }) => row!.fps.motion)).toEqual([25, 15]);
});

test('a size in a description that has no usual meaning is asked for, and never another one', () => {
  const cells = cellsOf('Item;Qty;Description\n1;6;10MP outdoor bullet, H.265\n2;4;5MP dome, H.265');
  const view = viewOf(cells);
  expect(view.refused).toMatchObject([{ text: '10MP', lines: [2], stands: '1920x1080 1080p' }]);
  expect(view.groups[0]!.states.get('resolution.motion')).toBe('refused');
  const [{ target, text }] = view.refused as readonly [(typeof view.refused)[number]];
  const corrected = viewOf(cells, { texts: new Map([[textKey(target, text), '3656x2664']]) });
  expect(corrected.refused).toEqual([]);
  expect(corrected.groups.map(({ rows: [row] }) => row!.size.motion)).toEqual([{ width: 3656, height: 2664 }, null]);
});

test('a line over several columns and one of units belong to the headers, also where no cells are merged', () => {
  const view = viewOf(
    cellsOf(
      ';;Bild;;;Aufzeichnung;\nBereich;Kamera;Auflösung;Rate;Codec;Art;Dauer\n;;;B/s;;;Tage\nHof;Dome 1;4MP;15;H.265;Dauer;30\nKeller;Bullet 1;8MP;10;H.264;Bewegung;7',
    ),
  );
  expect(kindsOf(view)).toEqual(['header', 'header', 'header', 'camera', 'camera']);
  expect(
    view.groups.map(({ rows: [row] }) => [row!.streamName, row!.recording, row!.retentionDays, row!.fps.continuous]),
  ).toEqual([
    ['Dome 1', 0, 30, 15],
    ['Bullet 1', 1, 7, 0],
  ]);
});
