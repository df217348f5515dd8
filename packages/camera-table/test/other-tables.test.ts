import { calculateProposal, defaultServerSettings, NEW_STREAM, type CameraRow } from '@site-designer/sizing-engine';
import { LensType, Recording } from '@site-designer/sizing-engine/enumerations';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { describe, expect, test } from 'vitest';
import { parseCell } from '../src/cells/cell.ts';
import { columnOf, type ColumnKey } from '../src/cells/columns.ts';
import type { FileCells } from '../src/cells/file-cell.ts';
import { newRow, ownIds } from '../src/cells/groups.ts';
import { plannedPaste } from '../src/edits/clipboard.ts';
import { changeOf } from '../src/edits/plan.ts';
import { beginsWithHeaders, columnsOf, type ReadAs } from '../src/files/headers.ts';
import { convertedTable } from '../src/files/other-formats.ts';
import { hardwareLines } from '../src/files/vms-hardware.ts';
import { guessedChoices, textKey } from '../src/foreign/index.ts';
import { changed, openedModel } from '../src/history/editor-model.ts';
import { SAME_IDS } from '../src/history/server-ids.ts';
import { single, tableOf } from '../src/selection/selection.ts';
import { form } from './form.ts';
import { imported } from './imported.ts';

/** The rows that come of a table in a design without cameras. */
function rowsOf(cells: FileCells): readonly CameraRow[] {
  const { rows, refused } = imported([], cells);
  expect(refused).toEqual([]);
  return rows;
}

const guessed = (cells: FileCells) =>
  guessedChoices([{ name: '', cells }], { table: tableOf([]), form, ids: SAME_IDS });

const LIST: FileCells = [
  ['Camera list, depot', '', '', '', '', '', ''],
  ['', '', '', '', '', '', ''],
  ['Camera name', 'Qty', 'Res', 'fps', 'Codec', 'Motion', 'Bandwidth (Mbps)'],
  ['Gate', '4', '1080p', '12', 'h265', '0.4', ''],
  ['Hall', '2 pcs', '2MP', '8 fps', 'HEVC', '1', '4,5'],
  ['Camera name', 'Qty', 'Res', 'fps', 'Codec', 'Motion', 'Bandwidth (Mbps)'],
  ['Total', '6', '', '', '', '', ''],
];

describe('a list with headers of its own', () => {
  test('is found below its title, and its columns are guessed', () => {
    expect(guessed(LIST).headerLines).toEqual([3, 3]);
    expect(guessed(LIST).columns).toEqual([
      'streamName',
      'quantity',
      'resolution',
      'fps.motion',
      'codec',
      'motion.motion',
      'bitrateKbit.motion',
    ]);
  });

  test('is read without repeated headers and sums', () => {
    expect(imported([], LIST).notTaken).toEqual(['Line 7: a total (begins with Total)']);
    expect(rowsOf([...LIST, ['Total', 'many', '', '', '', '', '']])).toMatchObject([
      {
        streamName: 'Gate',
        quantity: 4,
        codec: 4,
        resolution: { motion: 8 },
        fps: { motion: 12 },
        motion: { motion: 40 },
      },
      {
        streamName: 'Hall',
        quantity: 2,
        codec: 4,
        resolution: { motion: 8 },
        motion: { motion: 100 },
        bitrateKbit: { motion: 4500 },
        motionIsCustomBitrate: true,
      },
    ]);
  });

  test('reports which of its columns are not read', () => {
    const cells = [
      ['Camera name', 'IP address', 'Qty'],
      ['Gate', '10.0.0.1', '4'],
    ];
    expect(imported([], cells).unread).toEqual(['IP address']);
  });

  test.each<[string, ReadAs | undefined]>([
    ['FPS (event)', 'fps.motion'],
    ['Frame rate (base)', 'fps.continuous'],
    ['Bit rate base [kbps]', 'bitrateKbit.continuous'],
    ['Base frame rate', 'fps.continuous'],
    ['Recording Frame Rate / second', 'fps.motion'],
    ['Max. frame rate', 'fps.motion'],
    ['Video compression', 'codec'],
    ['Retention [days]', 'retentionDays'],
    ['Hours/day', 'hoursPerDay'],
    ['Motion %', 'motion.motion'],
    ['Megapixels', 'resolution'],
    ['Resolution (event)', 'resolution.motion'],
    ['Scene complexity', 'complexity'],
    ['Camera model', undefined],
    ['Serial no.', undefined],
  ])('%s is read as %s', (header, readAs) => {
    expect(columnsOf(['Name', header])[1]).toBe(readAs);
  });

  test('has one resolution for both halves of a row, where it names no half', () => {
    const rows = rowsOf([
      ['Name', 'Mode', 'Res', 'Frame rate', 'Base frame rate'],
      ['Gate', 'Speedup', '4K', '20', '2'],
      ['Hall', 'Continuous', '4K', '20', ''],
      ['Yard', 'Motion', '4K', '20', ''],
    ]);
    expect(rows).toMatchObject([
      { resolution: { continuous: 14, motion: 14 }, fps: { continuous: 2, motion: 20 } },
      { resolution: { continuous: 14 }, fps: { continuous: 20 } },
      { resolution: { motion: 14 }, fps: { motion: 20 } },
    ]);
  });

  test('refuses a unit that its column does not know, and takes one that it does', () => {
    const cells = [
      ['Name', 'Retention'],
      ['Gate', '2 decades'],
    ];
    expect(imported([], cells).refused).toEqual([[2, 'retentionDays', '2 decades', expect.any(String)]]);
    const daysOf = (header: string) =>
      rowsOf([
        ['Name', header],
        ['Gate', '2'],
      ])[0]?.retentionDays;
    expect([daysOf('Retention (weeks)'), daysOf('Retention (months)')]).toEqual([14, 60]);
    expect(
      rowsOf([
        ['Name', 'Resolution (MP)'],
        ['Gate', '5'],
      ])[0]?.resolution.motion,
    ).toBe(12);
  });

  test('refuses unreadable cells of a workbook until they are corrected', () => {
    const cells = [
      ['Camera', 'Qty'],
      ['Gate', { text: '=B2*2', message: 'A formula without a value' }],
    ];
    expect(imported([], cells).refused).toEqual([[2, 'quantity', '=B2*2', 'A formula without a value']]);
    const texts = new Map([[textKey('quantity', '=B2*2'), '8']]);
    expect(imported([], cells, { texts })).toMatchObject({ refused: [], rows: [{ quantity: 8 }] });
  });

  test('is distinguished from a list of cameras', () => {
    expect(beginsWithHeaders(LIST.slice(2))).toBe(true);
    expect(beginsWithHeaders(LIST)).toBe(true);
    expect(beginsWithHeaders([['Customer', 'Depot', ''], ...LIST.slice(2)])).toBe(true);
    expect(beginsWithHeaders([LIST[3]!, ...LIST.slice(2)])).toBe(false);
    expect(beginsWithHeaders(LIST.slice(3, 5))).toBe(false);
    expect(beginsWithHeaders([['Camera', '4', 'Motion']])).toBe(false);
  });
});

describe('usual spellings', () => {
  test.each<[ColumnKey, string, string]>([
    ...['h265', 'H.265', 'h 265', 'HEVC', 'x265', 'H.265/HEVC'].map((text): [ColumnKey, string, string] => [
      'codec',
      text,
      'H.265',
    ]),
    ...['h264', 'AVC', 'H.264/AVC'].map((text): [ColumnKey, string, string] => ['codec', text, 'H.264']),
    ['codec', 'H.265+', 'H.265 smart'],
    ['codec', 'Motion JPEG', 'MJPEG'],
    ...[
      '1080p',
      '2MP',
      '2 MP',
      '2.0 Megapixel',
      'Full HD',
      '1920 x 1080',
      '1920×1080',
      '1920*1080 px',
      '1080p (2MP)',
      '1080',
    ].map((text): [ColumnKey, string, string] => ['resolution.motion', text, '1920x1080 1080p']),
    ['resolution.motion', '8MP', '3840x2160 4K'],
    ['resolution.motion', '4K UHD', '3840x2160 4K'],
    ['resolution.motion', '720p', '1280x720 720p'],
    ['recording', 'Motion', 'Event'],
    ['recording', 'Simple Motion', 'Event'],
    ['recording', 'Continuous', 'Constant'],
    ['recording', '24/7', 'Constant'],
    ['recording', 'Continuous + motion', 'Speedup'],
    ['lensType', 'Multi-sensor', 'Multi-lens'],
  ])('%s: %s is %s', (key, text, name) => {
    expect(parseCell(text, columnOf(key), form)).toEqual(parseCell(name, columnOf(key), form));
    expect(parseCell(text, columnOf(key), form)).toHaveProperty('value');
  });

  test.each<[ColumnKey, string]>([
    ['codec', 'VP9'],
    ['resolution.motion', '7MP'],
    ['resolution.motion', '4 x 1920x1080'],
    ['resolution.motion', '1921x'],
    ['recording', 'Sometimes'],
  ])('%s: %s means nothing', (key, text) => {
    expect(parseCell(text, columnOf(key), form)).toHaveProperty('message');
  });

  test.each([
    ['0.4', 40],
    ['0,25', 25],
    ['40 %', 40],
    ['1', 1],
  ])('a share of %s is %d %%', (text, value) => {
    expect(parseCell(text, columnOf('motion.motion'), form)).toEqual({ value });
  });
});

describe('a paste that runs on below the last row', () => {
  const rows = [
    newRow({ ...NEW_STREAM, streamName: 'Old', retentionDays: 90 }, catalogue, { id: 5 }),
    newRow({ ...NEW_STREAM, streamName: 'Below' }, catalogue, { id: 3 }),
  ];
  const names = (from: readonly CameraRow[]) => from.map(({ streamName }) => streamName);
  const pasted = (lines: Parameters<typeof changeOf>[0]) =>
    changed(openedModel(rows), { label: 'paste', change: changeOf(lines) }, { catalogue, ids: ownIds() }).model.rows;

  test('keeps the ids and the other settings of the rows that it meets, with the new groups in order on top', () => {
    const matrix = ['A', 'B', 'C', 'D'].map((name) => [name]);
    const selection = single({ rowId: 5, column: 'streamName' });
    const after = pasted(plannedPaste(tableOf(rows), selection, { matrix, form })[0].lines);
    expect(names(after)).toEqual(['C', 'D', 'A', 'B']);
    expect(after.map(({ retentionDays }) => retentionDays)).toEqual([30, 30, 90, 30]);
    expect(after.slice(2).map(({ id, cameraGroupId }) => [id, cameraGroupId])).toEqual([
      [5, 5],
      [3, 3],
    ]);
  });

  test('leaves rows above it in place, with the new groups on top of the table', () => {
    const matrix = ['B', 'C'].map((name) => [name]);
    const selection = single({ rowId: 3, column: 'streamName' });
    const after = pasted(plannedPaste(tableOf(rows), selection, { matrix, form })[0].lines);
    expect(names(after)).toEqual(['C', 'Old', 'B']);
  });
});

describe('element profiles of System Surveyor', () => {
  const PROFILES: FileCells = [
    ['Export date: 2026-03-01', 'Fixed Camera Element Profile Template', '', ''],
    ['Fill in a column for each profile', '', '', ''],
    ['Attribute Tab', 'Attribute', 'Dome 2MP', 'Bullet 4K'],
    ['General', 'Descriptive Label', 'Lobby', ''],
    ['General', 'Element Quantity', '3', '2'],
    ['General', 'Device Price', '200', '400'],
    ['Video', 'Camera Resolution', '1080p (2MP)', '4K (8MP)'],
    ['Video', 'Video Encoding Format', 'H.264', 'H.265'],
    ['Video', 'Recording Method', 'Simple Motion', 'Continuous'],
    ['Video', 'Viewing Frame Rate / second', '30', '30'],
    ['Video', 'Recording Frame Rate / second', '12', '10'],
  ];

  test('are camera groups', () => {
    const converted = convertedTable(PROFILES, form);
    expect(converted?.notes).toEqual([expect.stringContaining('System Surveyor')]);
    expect(rowsOf(converted!.cells)).toMatchObject([
      {
        streamName: 'Lobby',
        quantity: 3,
        codec: 3,
        resolution: { motion: 8 },
        recording: Recording.event,
        fps: { motion: 12 },
      },
      { streamName: 'Bullet 4K', quantity: 2, codec: 4, recording: Recording.constant, fps: { continuous: 10 } },
    ]);
  });

  test('leave out profiles without a value', () => {
    const more = PROFILES.map((line, at) => [...line, at === 2 ? 'Blank' : '']);
    expect(rowsOf(convertedTable(more, form)!.cells)).toHaveLength(2);
  });
});

const HARDWARE: FileCells = [
  ['DeviceType', 'Name', 'Address', 'Channel', 'UserName', 'Password', 'RecordingServer', 'Enabled', 'HardwareName'],
  ['Camera', 'Gate', '10.0.0.1', '0', 'root', 'S3cret', 'REC1', 'True', 'Box 1'],
  ['Microphone', 'Gate mic', '10.0.0.1', '0', 'root', 'S3cret', 'REC1', 'True', 'Box 1'],
  ['', 'Yard left', '10.0.0.2', '0', 'root', 'S3cret', 'REC1', '', 'Box 2'],
  ['', 'Yard right', '10.0.0.2', '1', 'root', 'S3cret', 'REC1', '', 'Box 2'],
  ['Camera', 'Off', '10.0.0.3', '0', 'root', 'S3cret', 'REC1', 'False', 'Box 3'],
  ['Camera', '', '10.0.0.4', '', 'root', 'S3cret', 'REC1', 'True', ''],
];

describe('the device list of a video management system', () => {
  test('is a camera group for each device that is switched on, with a lens for each channel', () => {
    const converted = convertedTable(HARDWARE, form)!;
    expect(
      rowsOf(converted.cells).map(({ streamName, lensType, quantity }) => [streamName, lensType, quantity]),
    ).toEqual([
      ['Gate', LensType.single, 1],
      ['Yard left', LensType.multiParent, 1],
      ['', LensType.multiChild, 1],
      ['10.0.0.4', LensType.single, 1],
    ]);
    expect(converted.notes.slice(1)).toEqual([
      'Left out: 1 device that is no camera.',
      'Left out: 1 camera that is switched off.',
    ]);
  });

  test('has a line that is taken by hand', () => {
    const { cells, leftOut } = convertedTable(HARDWARE, form, (line) => line === 6)!;
    expect(rowsOf(cells).map(({ streamName }) => streamName)).toContain('Off');
    expect([...leftOut.keys()]).toEqual([3]);
  });

  test('drops passwords', () => {
    expect(JSON.stringify(convertedTable(HARDWARE, form))).not.toContain('S3cret');
  });

  test('is written with a line for each camera and lens, and without users and passwords', () => {
    const rows = rowsOf([
      ['Group id', 'Name', 'Quantity', 'Lens type'],
      ['a', 'Gate', '2', 'Single lens'],
      ['a', '', '', ''],
      ['b', 'Yard', '1', 'Multi-lens'],
      ['b', '', '', ''],
    ]);
    const [headers = [], ...lines] = hardwareLines(rows, { folder: 'Depot/north', servers: null });
    const column = (header: string) => lines.map((line) => line[headers.indexOf(header)]);
    expect(column('Name')).toEqual(['Gate 1', 'Gate 2', 'Yard - Lens 1', 'Yard - Lens 2']);
    expect(column('HardwareName')).toEqual(['Gate 1', 'Gate 2', 'Yard', 'Yard']);
    expect(column('Channel')).toEqual(['0', '0', '0', '1']);
    expect(new Set(column('DeviceGroups'))).toEqual(new Set(['/Depot-north']));
    for (const header of ['UserName', 'Password', 'Address']) expect(new Set(column(header))).toEqual(new Set(['']));
  });

  test('has the recording server of the plan for each camera', () => {
    const cameras = rowsOf([
      ['Group id', 'Name', 'Quantity', 'Lens type', 'FPS event', 'Retention (d)'],
      ['a', 'Gate', '900', 'Single lens', '30', '90'],
      ['b', 'Yard', '40', 'Multi-lens', '30', '90'],
      ['b', '', '', '', '30', '90'],
    ]);
    const proposal = calculateProposal({ cameras, serverSettings: defaultServerSettings(catalogue) }, catalogue, {
      plan: true,
      headroom: false,
      alternatives: false,
    });
    const servers = proposal.serverPlan!.servers!;
    const [headers = [], ...lines] = hardwareLines(cameras, { folder: 'Depot', servers });
    const at = (header: string) => headers.indexOf(header);
    const devices = lines.filter((line) => line[at('Channel')] === '0');
    const counts = new Map<string, number>();
    for (const line of devices) {
      const server = line[at('RecordingServer')]!;
      counts.set(server, (counts.get(server) ?? 0) + 1);
    }
    const planned = servers.flatMap(({ count, cameras: each }) => Array.from({ length: count }, () => each));
    expect(planned.length).toBeGreaterThan(1);
    expect(planned.map((_, index) => counts.get(`Recording server ${index + 1}`))).toEqual(planned);
    expect(counts.has('')).toBe(false);
    const lenses = lines.filter((line) => line[at('HardwareName')] === 'Yard 1');
    expect(new Set(lenses.map((line) => line[at('RecordingServer')])).size).toBe(1);
  });

  test('comes back as the devices that were written', () => {
    const rows = rowsOf(convertedTable(HARDWARE, form)!.cells);
    const again = rowsOf(convertedTable(hardwareLines(rows, { folder: 'Depot', servers: null }), form)!.cells);
    expect(again.map(({ lensType, quantity }) => [lensType, quantity])).toEqual(
      rows.map(({ lensType, quantity }) => [lensType, quantity]),
    );
  });
});
