import { ownIds, SAME_IDS } from '@site-designer/camera-table';
import { applyChange } from '@site-designer/sizing-engine';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { expect, test } from 'vitest';
import type { DoneImport, ReadSource } from '../../src/features/camera-import/worker/import-question.ts';
import { ImportReader } from '../../src/features/camera-import/worker/import-reader.ts';

const design = { rows: [], ids: SAME_IDS, catalogue, mostGroups: undefined };
const nothing = (): void => undefined;

function opened(reader: ImportReader, content: BlobPart) {
  const file = new File([content], 'list.csv');
  return reader.answerTo({ question: { kind: 'read', file, wanted: {}, memories: [] }, design }, nothing);
}

test('a file that is no list says why in a sentence', async () => {
  const picture = Uint8Array.from([0x89, 0x50, 0x4e, 0x47]);
  expect(await opened(new ImportReader(), picture)).toEqual({
    refused: 'The file is a picture; choose a CSV or XLSX file',
  });
});

test('the table of the preview has the further columns that the list fills', async () => {
  const reader = new ImportReader();
  const { choices } = (await opened(reader, 'Name,Qty,Codec,Closet,PoE class\nGate,2,H.265,IDF 1,\n')) as ReadSource;
  const shown = { tab: 'table', from: 0 } as const;
  const viewed = await reader.answerTo({ question: { kind: 'view', choices, shown } }, nothing);
  expect(viewed).toMatchObject({
    window: { rows: { streams: [{ cells: expect.arrayContaining([{ text: 'IDF 1', state: 'list' }]) }] } },
  });
});

test('a later list of the cameras of the design updates it, and another one is added', async () => {
  const first = new ImportReader();
  const list = 'Name,Qty,Codec\nGate,2,H.265\nHall,3,H.265\n';
  const { choices } = (await opened(first, list)) as ReadSource;
  expect(choices.against).toBe('add');
  await first.answerTo({ question: { kind: 'view', choices, shown: { tab: 'list', from: 0 } } }, nothing);
  const { change } = (await first.answerTo({ question: { kind: 'change' } }, nothing)) as DoneImport;
  const { cameras: rows } = applyChange({ cameras: [] }, change, { catalogue, ids: ownIds() }).design;
  const againstIn = async (content: string) => {
    const file = new File([content], 'list.csv');
    const question = { kind: 'read', file, wanted: {}, memories: [] } as const;
    const read = await new ImportReader().answerTo({ question, design: { ...design, rows } }, nothing);
    return (read as ReadSource).choices.against;
  };
  expect(await againstIn(list)).toBe('update');
  expect(await againstIn('Name,Qty,Codec\nGATE,4,H.265\nYard,1,H.265\n')).toBe('update');
  expect(await againstIn('Name,Qty,Codec\nGate,4,H.265\nYard,1,H.265\nRoof,1,H.265\n')).toBe('add');
});
