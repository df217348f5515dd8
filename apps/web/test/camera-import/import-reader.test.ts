import { SAME_IDS } from '@site-designer/camera-table';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { expect, test } from 'vitest';
import type { ReadSource } from '../../src/features/camera-import/worker/import-question.ts';
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
