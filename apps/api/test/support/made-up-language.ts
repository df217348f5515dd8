import { SPOKEN, type SpokenLanguage } from '@site-designer/texts';

/** A text as the made-up language has it: a part of a sentence stays a part of it. */
export function madeUp(text: string): string {
  return text.replaceAll('e', 'ë');
}

function inMadeUp<T>(value: T): T {
  const made = (node: unknown): unknown => {
    if (typeof node === 'string') return madeUp(node);
    if (typeof node === 'function')
      return (...given: unknown[]) => made((node as (...all: unknown[]) => unknown)(...given));
    if (Array.isArray(node)) return node.map(made);
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(Object.entries(node).map(([name, each]) => [name, made(each)]));
  };
  return made(value) as T;
}

/** Has the server speak a made-up German, whatever the real one says, so that tests tell what is said in it. */
export function speakMadeUpGerman(): void {
  const english = SPOKEN.en;
  const { sayings, derivation, documents, checks, names } = english;
  const german: SpokenLanguage = {
    ...english,
    locale: 'de-DE',
    sayings: inMadeUp(sayings),
    derivation: inMadeUp(derivation),
    documents: inMadeUp(documents),
    checks: inMadeUp(checks),
    names: inMadeUp(names),
  };
  SPOKEN.de = german;
}
