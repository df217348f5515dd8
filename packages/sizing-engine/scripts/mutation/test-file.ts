import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { format } from 'node:util';
import * as vitest from 'vitest';

type Body = (...values: readonly unknown[]) => unknown;

/** Where the paths of its file snapshots start. */
let fileOfTest = '';

vitest.chai.Assertion.addMethod('toMatchFileSnapshot', async function (this: object, path: string) {
  const text = await readFile(resolve(dirname(fileOfTest), path), 'utf8');
  const actual = String(vitest.chai.util.flag(this, 'object'));
  // Bundled modules list their exports by name, so that the formulas of a page have another order.
  const order = (page: string) => (path.endsWith('.md') ? page.split('\n').toSorted() : page);
  vitest.expect(order(actual)).toEqual(order(text));
});

/** A test that a file declares, with what has to run before it. */
export interface DeclaredTest {
  readonly id: string;
  readonly name: string;
  readonly file: string;
  readonly run: () => Promise<void>;
}

/** The tests that `load` declares: what Vitest's `describe`, `it` and `beforeAll` would collect, without its workers. */
export class TestFile {
  readonly tests: DeclaredTest[] = [];
  readonly #file: string;
  readonly #titles: string[] = [];
  readonly #before: (() => Promise<void>)[] = [];
  readonly #ids = new Set<string>();

  constructor(file: string) {
    this.#file = file;
  }

  /** What stands for the module `vitest` in a test file. */
  module(): object {
    const describe = each((title, body) => this.#suite(title, body));
    const it = each((title, body) => this.#test(title, body));
    const beforeAll = (body: Body) => void this.#before.push(once(body));
    return { ...vitest, describe, it, test: it, beforeAll, afterAll: () => {} };
  }

  #suite(title: string, body: Body): void {
    const before = this.#before.length;
    this.#titles.push(title);
    body();
    this.#titles.pop();
    this.#before.length = before;
  }

  #test(title: string, body: Body): void {
    const before = [...this.#before];
    const name = [...this.#titles, title].join(' > ');
    this.tests.push({
      id: this.#unused(`${this.#file}#${name}`),
      name,
      file: this.#file,
      run: async () => {
        fileOfTest = this.#file;
        for (const prepare of before) await prepare();
        await body();
      },
    });
  }

  #unused(id: string): string {
    let unused = id;
    for (let count = 2; this.#ids.has(unused); count++) unused = `${id} (${String(count)})`;
    this.#ids.add(unused);
    return unused;
  }
}

function once(body: Body): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => (done ??= (async () => void (await body()))());
}

function each(declare: (title: string, body: Body) => void) {
  const eachOf = (rows: readonly unknown[]) => (title: string, body: Body) => {
    // As Vitest has it: rows are spread only where all of them are lists.
    const areLists = rows.every((row) => Array.isArray(row));
    for (const row of rows) {
      const values: readonly unknown[] = Array.isArray(row) ? row : [row];
      declare(titleOf(title, values), () => body(...(areLists ? values : [row])));
    }
  };
  return Object.assign(declare, { each: eachOf });
}

function titleOf(title: string, values: readonly unknown[]): string {
  const named = title.replaceAll(/\$(\w+)/gu, (text, key: string) => {
    const [row] = values;
    return typeof row === 'object' && row !== null && key in row ? String(row[key as keyof typeof row]) : text;
  });
  const places = named.match(/%[a-z]/gu)?.length ?? 0;
  return format(named, ...values.slice(0, places));
}
