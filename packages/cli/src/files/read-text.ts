import { EXIT } from '../exit-code.ts';
import { Failure } from '../failure.ts';
import { STANDARD_INPUT, type Shell } from '../shell.ts';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be opened',
  EEXIST: 'there is such a file already; --force replaces it',
};

/** What a file is called in messages. */
export function shownName(file: string): string {
  return file === STANDARD_INPUT ? 'standard input' : file;
}

export async function readText(shell: Shell, file: string): Promise<string> {
  const text = await readAny(shell, file);
  if (!text.startsWith(ZIP_SIGNATURE)) return text;
  throw new Failure(
    EXIT.file,
    `${shownName(file)} cannot be read: it is a ZIP archive or a workbook (XLSX); save the table as CSV`,
  );
}

const ZIP_SIGNATURE = 'PK\u0003\u0004';

async function readAny(shell: Shell, file: string): Promise<string> {
  try {
    return await shell.readText(file);
  } catch (cause) {
    throw new Failure(EXIT.file, `${shownName(file)} cannot be read: ${reasonOf(cause)}`);
  }
}

export interface Writing {
  readonly file: string;
  readonly text: string;
  /** Whether a file of that name may go. */
  readonly mayReplace: boolean;
}

export async function writeText(shell: Shell, { file, text, mayReplace }: Writing): Promise<void> {
  try {
    await (mayReplace ? shell.replace(file, text) : shell.writeNew(file, text));
  } catch (cause) {
    throw new Failure(EXIT.file, `${file} cannot be written: ${reasonOf(cause)}`);
  }
}

function reasonOf(cause: unknown): string {
  const { code = '', message } = cause as NodeJS.ErrnoException;
  return REASONS[code] ?? message;
}
