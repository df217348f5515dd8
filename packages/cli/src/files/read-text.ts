import { unicodeText } from '@site-designer/camera-table/encoding';
import { isWorkbook } from '@site-designer/camera-table/read-file';
import { EXIT } from '../shell/exit-code.ts';
import { Failure } from '../shell/failure.ts';
import { STANDARD_INPUT, type Shell } from '../shell/shell.ts';
import { said, type Phrase } from '../texts/said.ts';

const REASONS: Readonly<Record<string, Phrase>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be opened',
  EEXIST: 'there is such a file already; --force replaces it',
};

/** What a file is called in messages. */
export function shownName(file: string): string {
  return file === STANDARD_INPUT ? said('standard input') : file;
}

/** Names of designs; those that are alike with their files. */
export function toldApart(designs: readonly { readonly name: string; readonly file: string }[]): string[] {
  return designs.map(({ name, file }) =>
    designs.filter((other) => other.name === name).length > 1 ? `${name} (${shownName(file)})` : name,
  );
}

export async function readText(shell: Shell, file: string): Promise<string> {
  const bytes = await readBytes(shell, file);
  if (isWorkbook(bytes)) throw unreadable(file, said('it is an archive or a workbook, not a text'));
  const text = unicodeText(bytes);
  if (text !== undefined) return text;
  throw unreadable(file, said('it is not Unicode; save it as UTF-8'));
}

export async function readBytes(shell: Shell, file: string): Promise<Uint8Array> {
  try {
    return await shell.readBytes(file);
  } catch (cause) {
    throw unreadable(file, reasonOf(cause));
  }
}

function unreadable(file: string, reason: string): Failure {
  return new Failure(EXIT.file, said('{file} cannot be read: {reason}', { file: shownName(file), reason }));
}

interface Writing {
  readonly file: string;
  readonly content: string | Uint8Array;
  /** Whether an existing file of that name may be replaced. */
  readonly mayReplace: boolean;
}

export async function writeFile(shell: Shell, { file, content, mayReplace }: Writing): Promise<void> {
  try {
    await (mayReplace ? shell.replace(file, content) : shell.writeNew(file, content));
  } catch (cause) {
    throw new Failure(EXIT.file, said('{file} cannot be written: {reason}', { file, reason: reasonOf(cause) }));
  }
}

function reasonOf(cause: unknown): string {
  const { code = '', message } = cause as NodeJS.ErrnoException;
  const known = REASONS[code];
  return known === undefined ? message : said(known);
}
