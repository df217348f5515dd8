/** JSON does not define which of two equal names in an object counts, and parsers differ. */

const SPACE = /[ \t\r\n]/;
const QUOTE = '"'.codePointAt(0);
/** Before a colon in JSON come a quote or spaces; codes up to this one are spaces. */
const LAST_SPACE = 0x20;

export interface NamesIn {
  readonly count: number;
  /** Whether one of the names could change the prototype of an object. */
  readonly isOfPrototype: boolean;
}

/**
 * The first duplicate name in an object of a JSON text.
 *
 * @param text - Valid JSON.
 * @param names - The names in the parsed value of the text.
 */
export function repeatedName(text: string, { count }: NamesIn): string | undefined {
  return mostNames(text) === count ? undefined : firstRepeated(text);
}

/**
 * Upper bound of the number of names in the text: a text value may look like the end of a name, but no name is missed. Every
 * body is counted, so colons are searched for and codes compared: quicker than an expression or a loop over each byte.
 */
function mostNames(text: string): number {
  let names = 0;
  for (let at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1)) {
    let before = at - 1;
    while (text.charCodeAt(before) <= LAST_SPACE) before -= 1;
    if (text.charCodeAt(before) === QUOTE) names += 1;
  }
  return names;
}

function stringEnd(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end;
}

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0;
  while (text[at - 1 - backslashes] === '\\') backslashes += 1;
  return backslashes % 2 === 1;
}

/** Whether a colon follows the string that ends there. */
function isName(text: string, end: number): boolean {
  let next = end + 1;
  while (SPACE.test(text[next] ?? '')) next += 1;
  return text[next] === ':';
}

/**
 * Names of the fields of all objects in a value. Iterative, as a body may be nested to any depth. `for in` builds no lists;
 * all fields of parsed JSON are own fields.
 */
export function namesIn(value: unknown): NamesIn {
  const open: object[] = [];
  const visit = (child: unknown) => {
    if (typeof child === 'object' && child !== null) open.push(child);
  };
  visit(value);
  let count = 0;
  let isOfPrototype = false;
  for (let each = open.pop(); each !== undefined; each = open.pop()) {
    if (Array.isArray(each)) each.forEach(visit);
    else {
      const object = each as Readonly<Record<string, unknown>>;
      for (const name in object) {
        count += 1;
        if (name === '__proto__' || name === 'constructor') isOfPrototype = true;
        visit(object[name]);
      }
    }
  }
  return { count, isOfPrototype };
}

function firstRepeated(text: string): string | undefined {
  const open: Set<string>[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '{' || character === '[') open.push(new Set());
    else if (character === '}' || character === ']') open.pop();
    else if (character === '"') {
      const end = stringEnd(text, at);
      if (isName(text, end)) {
        const name = JSON.parse(text.slice(at, end + 1)) as string;
        if (open.at(-1)?.has(name) === true) return name;
        open.at(-1)?.add(name);
      }
      at = end;
    }
  }
  return undefined;
}
