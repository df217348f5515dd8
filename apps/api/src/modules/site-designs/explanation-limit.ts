import { RequestProblem } from '../../http/problem.ts';
import { apiTexts } from '../../texts/language-in-use.ts';

const MEGABYTE = 1_000_000;

/** @throws RequestProblem 409 where the text is longer. */
export function withinLimit(text: string, limitBytes: number): string {
  const bytes = Buffer.byteLength(text);
  if (bytes <= limitBytes) return text;
  const [size, limit] = [bytes, limitBytes].map((each) => `${(each / MEGABYTE).toFixed(1)} MB`);
  throw new RequestProblem(409, apiTexts().requests.explanation(size!, limit!), {
    quota: { figure: bytes, limit: limitBytes },
  });
}
