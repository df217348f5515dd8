import type { FieldError } from '@site-designer/sizing-engine/design';
import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import { offsetOf, placesAt, type Place } from './places.ts';

/** What is wrong in a file, and where. */
export interface Problem extends FieldError, Place {}

/** The value of a JSON text, with the places of what is wrong in it, from top to bottom; or why the text is not JSON. */
export type JsonText =
  | { readonly value: unknown; readonly located: (errors: readonly FieldError[]) => Problem[] }
  | { readonly problems: readonly Problem[] };

/** Reads strict JSON: no comments, no trailing commas. A byte order mark is skipped. */
export function readJson(text: string): JsonText {
  const errors: ParseError[] = [];
  const source = text.replace(/^\uFEFF/, '');
  let root: Node | undefined;
  try {
    root = parseTree(source, errors, { allowTrailingComma: false, disallowComments: true });
  } catch {
    // The parser calls itself for each list in a list.
    return { problems: [notJson('lists or objects are nested too deeply', 0, source)] };
  }
  if (root === undefined || errors.length > 0) return { problems: [syntaxProblem(source, errors[0])] };
  return { value: JSON.parse(source), located: (errors) => located(errors, source, root) };
}

function located(errors: readonly FieldError[], text: string, root: Node): Problem[] {
  const found = errors
    .map((error) => ({ error, offset: offsetOf(root, error.path) }))
    .toSorted((a, b) => a.offset - b.offset);
  const places = placesAt(
    text,
    found.map(({ offset }) => offset),
  );
  return found.map(({ error }, index) => ({ ...error, ...places[index]! }));
}

function syntaxProblem(text: string, error: ParseError | undefined): Problem {
  const isEmpty = error === undefined || text.trim() === '';
  const reason = isEmpty ? 'the file is empty' : spaced(printParseErrorCode(error.error));
  return notJson(reason, error?.offset ?? 0, text);
}

function notJson(reason: string, offset: number, text: string): Problem {
  return { path: '', message: `This is not JSON: ${reason}`, ...placesAt(text, [offset])[0]! };
}

function spaced(code: string): string {
  return code
    .replace(/([A-Z])/g, ' $1')
    .trim()
    .toLowerCase();
}
