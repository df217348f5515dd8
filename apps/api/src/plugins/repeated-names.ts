const SPACE = /[ \t\r\n]/;

const QUOTE = '"'.codePointAt(0);
/** Before a colon in JSON stand a quote or spaces, and what is no higher than this one is a space. */
const LAST_SPACE = 0x20;

/** JSON does not define which of two fields with the same name counts, and parsers differ. */

/**
 * The first name that stands more than once in an object of a JSON text.
 *
 * @param text - Valid JSON.
 * @param value - What it was read as.
 */
export function repeatedName(text: string, value: unknown): string | undefined {
  return mostNames(text) === fieldsIn(value) ? undefined : firstRepeated(text);
}

/**
 * How many names stand in the text at most: a text value may look like the end of a name, but no name is left out. Every
 * body is counted, so colons are searched for and codes compared: quicker than an expression over the text or a look at each byte.
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
 * How many fields the objects in a value have. Without recursion: a body may be nested to any depth. `for in` makes no lists:
 * of JSON, all fields are an object's own.
 */
function fieldsIn(value: unknown): number {
  const open: object[] = [];
  const visit = (child: unknown) => {
    if (typeof child === 'object' && child !== null) open.push(child);
  };
  visit(value);
  let fields = 0;
  for (let each = open.pop(); each !== undefined; each = open.pop()) {
    if (Array.isArray(each)) each.forEach(visit);
    else {
      const object = each as Readonly<Record<string, unknown>>;
      for (const name in object) {
        fields += 1;
        visit(object[name]);
      }
    }
  }
  return fields;
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
