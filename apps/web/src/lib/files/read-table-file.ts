import { TABLE_FILE_TEXTS } from '#texts/editor/table-files.ts';
import type { Encoding, TableFile } from '@site-designer/camera-table/read-file';
import { loadChunk } from '../calls/load-chunk.ts';
import { MAX_FILE_BYTES } from './max-file-bytes.ts';

type ReadFile = TableFile | { readonly message: string };

/** Reads a CSV file or the sheets of a workbook. The reader is loaded on demand. */
export async function readFile(file: File, encoding?: Encoding): Promise<ReadFile> {
  if (file.size > MAX_FILE_BYTES) return { message: TABLE_FILE_TEXTS.tooLarge };
  const { readTableFile, RefusedFile } = await loadChunk(import('@site-designer/camera-table/read-file'));
  try {
    return await readTableFile(new Uint8Array(await file.arrayBuffer()), { name: file.name, encoding });
  } catch (error) {
    return { message: error instanceof RefusedFile ? error.message : TABLE_FILE_TEXTS.unreadable };
  }
}
