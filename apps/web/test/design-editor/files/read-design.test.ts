import { writeDesignFile } from '@site-designer/design-file';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { expect, test, vi } from 'vitest';
import { readDesign } from '../../../src/features/design-editor/files/read-design.ts';
import { emptyDesign } from '../../../src/features/local-design/local-design.ts';
import { MAX_FILE_BYTES } from '../../../src/lib/max-file-bytes.ts';

const good = writeDesignFile(emptyDesign());

test('a file of the maximum size is read', async () => {
  const file = new File([good.padEnd(MAX_FILE_BYTES)], 'a.design.json');
  expect(await readDesign(file, publishedCatalogue)).toEqual({ design: emptyDesign() });
});

test('a larger file is refused without reading it', async () => {
  const file = new File([good.padEnd(MAX_FILE_BYTES + 1)], 'a.design.json');
  const text = vi.spyOn(file, 'text');
  expect(await readDesign(file, publishedCatalogue)).toEqual({ message: expect.stringContaining('5 MB') });
  expect(text).not.toHaveBeenCalled();
});

test('a file that the browser can no longer read is refused', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const file = new File([good], 'a.design.json');
  vi.spyOn(file, 'text').mockRejectedValue(new DOMException('Gone', 'NotFoundError'));
  expect(await readDesign(file, publishedCatalogue)).toEqual({ message: 'This file could not be read.' });
});
