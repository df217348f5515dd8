import { ACCURACY_TEXTS as TEXTS } from '#texts/pages/accuracy.ts';
import type { Catalogue } from '@site-designer/sizing-engine';
import { sqlEdition } from '@site-designer/texts';
import { plainText, word } from './written.ts';

interface AssumedFact {
  readonly entry: string;
  readonly text: string;
  readonly source: string;
}

type Node = Readonly<Record<string, unknown>>;

/** Facts that are assumed, a row for each entry of the catalogue and reason. */
export function assumedFacts(catalogue: Catalogue) {
  const facts = factsIn(catalogue as unknown as Node, { entry: '', field: '' });
  const keyOf = ({ entry, source }: AssumedFact): string => JSON.stringify([entry, source]);
  return [...new Set(facts.map(keyOf))].map((key) => {
    const alike = facts.filter((fact) => keyOf(fact) === key);
    const { entry, source } = alike[0]!;
    const why = source.startsWith('docs/model.md') ? TEXTS.ours : source;
    return { entry, facts: alike.map(({ text }) => text).join('; '), why };
  });
}

function factsIn(node: Node, place: { readonly entry: string; readonly field: string }): AssumedFact[] {
  if (node['origin'] === 'assumed') return [factOf(node, place)];
  const entry = nameOf(node) ?? place.entry;
  return Object.entries(node).flatMap(([key, child]) => {
    if (typeof child !== 'object' || child === null) return [];
    const isField = !Array.isArray(node) && !Array.isArray(child);
    const field = isField && entry === place.entry ? [place.field, key].filter(Boolean).join(' ') : key;
    return factsIn(child as Node, { entry, field: /^\d+$/.test(key) ? '' : field });
  });
}

interface Entry {
  readonly sku?: string;
  readonly model?: string;
  readonly name?: string;
  readonly id?: string | number;
  /** Of a size of a UPS. */
  readonly rating?: { readonly value: number };
  /** Of a level of management server. */
  readonly server?: object;
}

/** What an entry is called; a part of an entry has no name. */
function nameOf(node: Node): string | undefined {
  const { sku, model, name, id, rating, server }: Entry = node;
  if (rating !== undefined) return TEXTS.ups(plainText(rating.value));
  if (server !== undefined) return TEXTS.managementServer(name ?? '');
  return [sku, model, name, id].find((text) => typeof text === 'string');
}

interface Fact {
  readonly value?: string | number;
  readonly unit?: string;
  readonly source?: string;
}

function factOf(node: Node, { entry, field }: { entry: string; field: string }): AssumedFact {
  const { value = '', unit = '1', source = '' }: Fact = node;
  const text = TEXTS.fact({
    field: word(wordsOf(field)),
    value: typeof value === 'number' ? plainText(value) : sqlEdition(value),
    count: Number(value),
    unit: unit === '1' ? '' : unit,
  });
  return { entry, text, source };
}

/** `database disk` of `databaseDiskTb`: the unit stands behind the number. */
function wordsOf(field: string): string {
  return field
    .replaceAll(/(Tb|Gb)\b/g, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/\b(cpu|ram|os|raid|sql|san|ups)\b/g, (short) => short.toUpperCase());
}
