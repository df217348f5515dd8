import { readDesignFile, type NamedDesign, type Problem } from '@site-designer/design-file';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { EXIT, Failure, type Io } from './io.ts';

export async function readText(path: string, io: Io): Promise<string> {
  try {
    return await io.read(path);
  } catch (cause) {
    throw new Failure(
      `${path}: cannot be read (${(cause as { code?: string }).code ?? 'unknown reason'})`,
      EXIT.badFile,
    );
  }
}

/** The design of a file. What is wrong in it is told with its place, as compilers do. */
export async function readDesign(path: string, io: Io): Promise<NamedDesign> {
  const text = await readText(path, io);
  const read = readDesignFile(text, publishedCatalogue);
  if ('design' in read) return read.design;
  throw new Failure(read.problems.map((problem) => problemText(path, text, problem)).join('\n'), EXIT.badFile);
}

function problemText(file: string, text: string, { line, column, path, message }: Problem): string {
  const place = `${file}:${line}:${column}: ${path === '' ? '' : `${path}: `}${message}`;
  const excerpt = text.split('\n')[line - 1]?.trimEnd() ?? '';
  return excerpt.trim() === '' ? place : `${place}\n    ${excerpt.trim().slice(0, 100)}`;
}
