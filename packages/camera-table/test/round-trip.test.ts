import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { applyChange } from '@site-designer/sizing-engine';
import { Recording } from '@site-designer/sizing-engine/enumerations';
import { consecutiveIds, type DesignChange } from '@site-designer/sizing-engine/design';
import { expect, test } from 'vitest';
import { parseTsv } from '../src/cells/tsv.ts';
import { copiedLayout, copiedText, plannedPaste } from '../src/edits/clipboard.ts';
import { changeOf } from '../src/edits/plan.ts';
import { csvOf } from '../src/files/csv.ts';
import { fileLines } from '../src/files/table-file.ts';
import { SAME_IDS } from '../src/history/server-ids.ts';
import { everything, tableOf, type Table } from '../src/selection/selection.ts';
import { readTableFile } from '../src/files/read-file.ts';
import { cameraWorkbook } from '../src/files/write-workbook.ts';
import { form } from './form.ts';
import { imported } from './imported.ts';

const LINES = 500;
const MODES = ['Event', 'Constant', 'Speedup', 'constant', 'EVENT'];
const CODECS = ['H.264', 'h265', 'MJPEG', 'H264'];
const SIZES = ['1080p', '2MP', '1920x1080', '4K'];
const CONTEXT = { form, ids: SAME_IDS };

/** Base and event of a setting: rows in one mode have it twice, as a spreadsheet of two columns for each setting has. */
function halves(mode: string, base: string | number, event: string | number): (string | number)[] {
  const value = mode === 'Speedup' ? base : event;
  return [value, event];
}

/** A line as people have them in their lists: modes in turns, and spellings of their own. */
function lineAt(index: number): string[] {
  const pick = (from: readonly string[], stride: number): string => from[(index * stride) % from.length]!;
  const mode = pick(MODES, 1);
  const size = pick(SIZES, 3);
  return [
    `Tür ${index + 1}, "Süd"`,
    'Single lens',
    1 + (index % 12),
    mode,
    1 + (index % 24),
    `${7 + (index % 60)} days`,
    pick(CODECS, 5),
    ...halves(mode, 1 + (index % 5), 10 + (index % 15)),
    ...(mode === 'Speedup' ? [100 - (index % 80) - 1, 1 + (index % 80)] : ['', `${1 + (index % 80)} %`]),
    ...halves(mode, 'Medium', 'High'),
    ...halves(mode, size, size),
    '',
    '',
  ].map(String);
}

const matrix = Array.from({ length: LINES }, (_, index) => lineAt(index));
const [{ lines: PASTED_LINES }] = plannedPaste(tableOf([]), undefined, { matrix, form, layout: 'halves' });
const pasted = changedBy(tableOf([]), changeOf(PASTED_LINES));

function changedBy({ rows }: Table, change: DesignChange): Table {
  return tableOf(
    applyChange({ cameras: rows }, change, { catalogue: publishedCatalogue, ids: consecutiveIds(1) }).design.cameras,
  );
}

test('500 mixed lines are imported in their order, each in its mode', () => {
  expect(PASTED_LINES.flatMap(({ refusals }) => refusals)).toEqual([]);
  expect(pasted.rows.map(({ streamName }) => streamName)).toEqual(
    Array.from({ length: LINES }, (_, index) => lineAt(index)[0]),
  );
  const modes = new Set(pasted.rows.map(({ recording }) => recording));
  expect(modes).toEqual(new Set([Recording.event, Recording.constant, Recording.speedup]));
});

test('and change nothing when they are exported and imported again', async () => {
  const lines = fileLines(pasted, CONTEXT);
  const csv = csvOf(lines);
  const files = [new TextEncoder().encode(csv), await cameraWorkbook(lines, { form, sheet: 'Cameras' })];
  for (const file of files) {
    const { sheets } = await readTableFile(file);
    const { change, refused, notTaken } = imported(pasted.rows, sheets[0]!.cells);
    expect({ change, refused, notTaken }).toEqual({ change: {}, refused: [], notTaken: [] });
  }
});

test('and are the same in another table that they are copied to', () => {
  const block = everything(pasted)!;
  const copy = {
    matrix: parseTsv(copiedText(pasted, block, form)),
    layout: copiedLayout(pasted, block),
    form,
  };
  const [{ lines }] = plannedPaste(tableOf([]), undefined, copy);
  // Some rates are beyond the bounds of a typed one: they are calculated there too.
  expect(lines.flatMap(({ refusals }) => refusals)).toEqual([]);
  expect(changedBy(tableOf([]), changeOf(lines)).rows).toEqual(pasted.rows);
});
