import fc from 'fast-check';
import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { documentFormatsOf, speaker, type Language } from '../src/index.ts';
import { DOCUMENT_CALLS } from './support/document-figures.ts';
import { SAYING_FIGURES } from './support/saying-figures.ts';

const SOURCE = new URL('../src/', import.meta.url);

/** Every folder that has a language. */
const LANGUAGES = await Promise.all(
  readdirSync(SOURCE)
    .filter((name) => existsSync(new URL(`${name}/own.ts`, SOURCE)))
    .map(async (name): Promise<[string, Language]> => {
      const { own } = (await import(`../src/${name}/own.ts`)) as { readonly own: Language };
      return [name, own];
    }),
);

/** What is seen of figures that a text did not understand, and what is left of a template. */
const BROKEN = /^$|undefined|NaN|null|\[object|\$\{|\{\w*\}|=>|^\s|\s$| {2}/;

/** Numbers in place of those of the figures; null leaves them as they are. */
const NUMBERS = fc.option(
  fc.array(fc.oneof(fc.constantFrom(0, 1, 2, 3, 21), fc.nat(1_000_000), fc.double({ min: 0, max: 1e6, noNaN: true })), {
    minLength: 1,
    maxLength: 40,
  }),
  { nil: null },
);
type Numbers = readonly number[] | null;

/** Every text is told with each of so many, and with the figures as they are. */
const RUNS = { numRuns: 8, examples: [[null]] satisfies [Numbers][] };

function withNumbers<T>(figures: T, numbers: Numbers): T {
  if (numbers === null) return figures;
  let place = 0;
  const drawn = (node: unknown): unknown => {
    if (typeof node === 'number') return numbers[place++ % numbers.length];
    if (typeof node !== 'object' || node === null) return node;
    if (Array.isArray(node)) return node.map(drawn);
    return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, drawn(value)]));
  };
  return drawn(figures) as T;
}

/** What a call gives: a sentence, one with its strong part, or the pieces of one. */
function textOf(given: unknown): string {
  if (typeof given === 'string') return given;
  if (Array.isArray(given)) return given.join('');
  const { sentence, strong } = given as { readonly sentence: string; readonly strong: string };
  return sentence.includes(strong) ? sentence : `undefined place of "${strong}": ${sentence}`;
}

/** All texts of an object of words, after the place of each. */
function textsOf(words: object, calls: object, tell: (text: unknown, call: readonly unknown[]) => unknown): string[] {
  return Object.entries(words).flatMap(([name, word]: [string, unknown]) => {
    const given = (calls as Readonly<Record<string, unknown>>)[name];
    if (typeof word === 'string') return [`${name}: ${word}`];
    if (typeof word === 'object' && word !== null)
      return textsOf(word, (given ?? {}) as object, tell).map((text) => `${name}.${text}`);
    return (given as readonly (readonly unknown[])[]).map((call) => `${name}: ${textOf(tell(word, call))}`);
  });
}

/** Nothing is said of a price that is of all lines, nor of the addresses of no switch and no station. */
const MAY_BE_EMPTY: ReadonlySet<string> = new Set(['answer.forLines', 'network.how.otherAddresses']);

/** Only cameras that record something besides have this line; figures of 0 leave its list empty. */
const OF_A_LIST: ReadonlySet<string> = new Set(['installer.cameras.besides']);

function isBroken(text: string): boolean {
  const end = text.indexOf(': ');
  const [place, said] = [text.slice(0, end), text.slice(end + 2)];
  return !MAY_BE_EMPTY.has(place) && BROKEN.test(OF_A_LIST.has(place) ? said.replace('  ', ' ') : said);
}

describe.each(LANGUAGES)('the language in %s', (_name, language) => {
  const said = speaker(language);

  it('says everything with its figures', () => {
    const codes = Object.keys(language.sayings);
    const figuresOf = (code: string): readonly object[] =>
      (SAYING_FIGURES as Readonly<Record<string, readonly object[]>>)[code] ?? [{}];
    fc.assert(
      fc.property(NUMBERS, (numbers) => {
        const texts = codes.flatMap((say) =>
          figuresOf(say).map((figures) => `${say}: ${said.say({ ...withNumbers(figures, numbers), say } as never)}`),
        );
        expect(texts.filter(isBroken)).toEqual([]);
      }),
      RUNS,
    );
  });

  it.each(['en-GB', 'de-CH', 'fr-FR'])('has whole texts for documents with the numbers of %s', (locale) => {
    const formats = documentFormatsOf(locale, said);
    fc.assert(
      fc.property(NUMBERS, (numbers) => {
        const texts = textsOf(language.documents, DOCUMENT_CALLS, (word, call) =>
          (word as (...call: readonly unknown[]) => unknown)(...withNumbers(call, numbers), formats),
        );
        expect(texts.filter(isBroken)).toEqual([]);
      }),
      RUNS,
    );
  });
});
