import type { FieldError } from '@site-designer/sizing-engine/design';
import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import { placeAt, placeOf, type Place } from './places.ts';

/** What is wrong in a file, and where. */
export interface Problem extends FieldError, Place {}

/** The value of a JSON text, with the place of anything that is wrong in it; or why the text is not JSON. */
export type JsonText =
  | { readonly value: unknown; readonly located: (error: FieldError) => Problem }
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
    return { problems: [notJson('lists or objects are nested too deeply', placeAt(source, 0))] };
  }
  if (root === undefined || errors.length > 0) return { problems: [syntaxProblem(source, errors[0])] };
  return { value: JSON.parse(source), located: (error) => located(error, source, root) };
}

function located(error: FieldError, text: string, root: Node): Problem {
  return { ...error, ...placeOf(text, root, error.path) };
}

function syntaxProblem(text: string, error: ParseError | undefined): Problem {
  const isEmpty = error === undefined || text.trim() === '';
  const reason = isEmpty ? 'the file is empty' : spaced(printParseErrorCode(error.error));
  return notJson(reason, placeAt(text, error?.offset ?? 0));
}

function notJson(reason: string, place: Place): Problem {
  return { path: '', message: `This is not JSON: ${reason}`, ...place };
}

function spaced(code: string): string {
  return code
    .replace(/([A-Z])/g, ' $1')
    .trim()
    .toLowerCase();
}
