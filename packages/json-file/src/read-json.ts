import { checkWords, type FieldError } from '@site-designer/texts';
import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import { offsetOf, placesAt, type Place } from './places.ts';

/** What is wrong in a file, and where. */
export interface Problem extends FieldError, Place {}

/** The value of a JSON text, with the places of what is wrong in it, from top to bottom; or why the text is not JSON. */
type JsonText =
  | { readonly value: unknown; readonly located: (errors: readonly FieldError[]) => Problem[] }
  | { readonly problems: readonly Problem[] };

/**
 * Reads strict JSON: no comments, no trailing commas. A byte order mark is skipped.
 *
 * Places are looked for only where something is wrong: a tree of nodes takes many times the memory of the value.
 */
export function readJson(text: string): JsonText {
  const source = text.replace(/^\uFEFF/, '');
  try {
    return { value: JSON.parse(source), located: (errors) => located(errors, source) };
  } catch {
    const tree = treeOf(source);
    return { problems: [tree === undefined ? tooDeep(source) : syntaxProblem(source, tree.errors[0])] };
  }
}

interface Tree {
  readonly root: Node | undefined;
  readonly errors: readonly ParseError[];
}

/** Undefined where lists or objects are nested too deeply: the parser calls itself for each list in a list. */
function treeOf(text: string): Tree | undefined {
  const errors: ParseError[] = [];
  try {
    return { root: parseTree(text, errors, { allowTrailingComma: false, disallowComments: true }), errors };
  } catch {
    return undefined;
  }
}

function located(errors: readonly FieldError[], text: string): Problem[] {
  const root = treeOf(text)?.root;
  if (root === undefined) return [tooDeep(text)];
  const found = errors
    .map((error) => ({ error, offset: offsetOf(root, error.path) }))
    .toSorted((a, b) => a.offset - b.offset);
  const places = placesAt(
    text,
    found.map(({ offset }) => offset),
  );
  return found.map(({ error }, index) => ({ ...error, ...places[index]! }));
}

function tooDeep(text: string): Problem {
  return notJson(checkWords().json.tooDeep, 0, text);
}

function syntaxProblem(text: string, error: ParseError | undefined): Problem {
  const isEmpty = error === undefined || text.trim() === '';
  const reason = isEmpty ? checkWords().json.emptyFile : spaced(printParseErrorCode(error.error));
  return notJson(reason, error?.offset ?? 0, text);
}

function notJson(reason: string, offset: number, text: string): Problem {
  return { path: '', message: checkWords().json.notJson(reason), ...placesAt(text, [offset])[0]! };
}

function spaced(code: string): string {
  return code
    .replace(/([A-Z])/g, ' $1')
    .trim()
    .toLowerCase();
}
