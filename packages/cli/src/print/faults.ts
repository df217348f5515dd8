import type { Problem } from '@site-designer/design-file';
import { FaultyFile, type Failure } from '../shell/failure.ts';
import type { Paint } from './paint.ts';
import { printable } from './printable.ts';
import { said } from '../texts/said.ts';

const MOST = 20;

/** Each fault with its place in the form that editors and terminals link, and its line of the file. */
export function faultLines({ file, text, problems }: FaultyFile, paint: Paint): string[] {
  const lines = text?.split(/\r\n|\n|\r/);
  const shown = problems.slice(0, MOST).flatMap((problem) => faultOf(problem, { file, lines, paint }));
  return problems.length > MOST ? [...shown, '', said('and {count} more', { count: problems.length - MOST })] : shown;
}

interface Place {
  readonly file: string;
  /** Undefined where they are not to be shown. */
  readonly lines: readonly string[] | undefined;
  readonly paint: Paint;
}

function faultOf({ path, message, line, column }: Problem, { file, lines, paint }: Place): string[] {
  const where = printable(`${file}:${line}:${column}`);
  return [
    '',
    `${paint.cyan(where)}${path === '' ? '' : ` ${printable(path)}`}`,
    `  ${printable(message)}`,
    ...(lines === undefined ? [] : excerptOf(lines[line - 1] ?? '', { line, column }).map((each) => paint.dim(each))),
  ];
}

const WIDTH = 80;

/** The line with a mark under the place. Of a long one, what surrounds it. */
function excerptOf(text: string, { line, column }: { readonly line: number; readonly column: number }): string[] {
  const start = Math.max(0, column - WIDTH / 2);
  const before = text.slice(start, column - 1).replaceAll(/[^\t]/g, ' ');
  const gutter = `  ${line} | `;
  return [`${gutter}${printable(text.slice(start, start + WIDTH))}`, `${' '.repeat(gutter.length - 2)}| ${before}^`];
}

/** The same for a script. */
export function faultsJson(failure: Failure): string[] {
  const problems = failure instanceof FaultyFile ? failure.problems : [];
  return [JSON.stringify({ error: failure.message, problems }, undefined, 2)];
}
