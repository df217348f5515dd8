import { FILE_TEXTS as TEXTS, LIST_TEXTS } from '../texts/in-use.ts';
import { decoded, detectedEncoding, type Encoding } from './encoding.ts';
import type { Sheet } from '../cells/file-cell.ts';
import { csvLines, separatorIn } from './read-csv.ts';
import { checkContainer, checkKind, checkUnpackedSize, isWorkbook, RefusedFile } from './refused-file.ts';

export type { Encoding } from './encoding.ts';
export { checkKind, isWorkbook, RefusedFile } from './refused-file.ts';

export interface TableFile {
  readonly sheets: readonly Sheet[];
  /** How the bytes of a text file were read; a workbook says that itself. */
  readonly text?: { readonly encoding: Encoding; readonly isCertain: boolean; readonly separator: string };
}

export interface TableSource {
  /** The name of the file. */
  readonly name?: string | undefined;
  /** How a text is to be read; without it, as its bytes show. */
  readonly encoding?: Encoding | undefined;
  /** What stands between the cells of a text; without it, what stands between most of them. */
  readonly separator?: string | undefined;
}

/**
 * Reads a CSV with any of the usual separators and in any of the known encodings, or the sheets of a workbook (XLSX).
 * The format is detected from the bytes; only a text that is named as a workbook is refused.
 *
 * @throws RefusedFile where it is empty, a picture, a PDF, or a workbook that is broken, of another kind, locked by a password, or too
 *   large when it is unpacked.
 */
export async function readTableFile(
  bytes: Uint8Array,
  { name, encoding, separator }: TableSource = {},
): Promise<TableFile> {
  if (bytes.length === 0) throw new RefusedFile(LIST_TEXTS.empty);
  checkKind(bytes, name);
  if (isWorkbook(bytes)) {
    checkContainer(bytes);
    checkUnpackedSize(bytes);
    return { sheets: await sheetsOf(bytes) };
  }
  const detected = detectedEncoding(bytes);
  const read = encoding === undefined ? detected : { encoding, isCertain: true };
  const source = decoded(bytes, read.encoding);
  const text = { ...read, separator: separator ?? separatorIn(source) };
  return { sheets: [{ name: '', cells: csvLines(source, text.separator).map(({ cells }) => cells) }], text };
}

async function sheetsOf(bytes: Uint8Array): Promise<readonly Sheet[]> {
  const { readWorkbook } = await import('./read-workbook.ts');
  try {
    return await readWorkbook(bytes);
  } catch (cause) {
    if (cause instanceof RefusedFile) throw cause;
    throw new RefusedFile(TEXTS.broken, {
      cause,
    });
  }
}
