import { writeDesignFile } from '@site-designer/design-file';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { expect, test, vi } from 'vitest';
import { readDesign } from '../../../src/features/design-editor/files/read-design.ts';
import { readLibrary } from '../../../src/features/design-editor/templates/read-library.ts';
import { emptyDesign } from '../../../src/features/local-design/local-design.ts';
import { MAX_FILE_BYTES } from '../../../src/lib/files/max-file-bytes.ts';

const good = writeDesignFile(emptyDesign());

test('a file of the maximum size is read', async () => {
  const file = new File([good.padEnd(MAX_FILE_BYTES)], 'a.design.json');
  expect(await readDesign(file, publishedCatalogue)).toEqual({ design: emptyDesign() });
});

test('a larger file is refused without reading it', async () => {
  const file = new File([good.padEnd(MAX_FILE_BYTES + 1)], 'a.design.json');
  const read = vi.spyOn(file, 'arrayBuffer');
  expect(await readDesign(file, publishedCatalogue)).toEqual({ message: expect.stringContaining('5 MB') });
  expect(read).not.toHaveBeenCalled();
});

test('a file that the browser can no longer read is refused', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const file = new File([good], 'a.design.json');
  vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('Gone', 'NotFoundError'));
  expect(await readDesign(file, publishedCatalogue)).toEqual({ message: 'This file could not be read.' });
});

/** A design whose name has letters beyond ASCII, in bytes of an encoding. */
function namedBytes(encoding: 'latin1' | 'utf8' | 'utf16le'): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(writeDesignFile({ ...emptyDesign(), name: 'Außen' }), encoding));
}

test('a file of another encoding is refused: its names would have other letters', async () => {
  const file = new File([namedBytes('latin1')], 'a.design.json');
  const refused = { message: 'This file is not Unicode: save it as UTF-8 and import it again.' };
  expect(await readDesign(file, publishedCatalogue)).toEqual(refused);
  expect(await readLibrary(file, { catalogue: publishedCatalogue, existing: [] })).toEqual(refused);
});

test.each(['utf8', 'utf16le'] as const)('a file in %s keeps its names', async (encoding) => {
  const file = new File([namedBytes(encoding)], 'a.design.json');
  expect(await readDesign(file, publishedCatalogue)).toEqual({ design: { ...emptyDesign(), name: 'Außen' } });
});
