import { isObject } from '../checks/structure.ts';
import type { LeafValue } from '../sizing/result/difference.ts';

/** One value of plain data. */
export interface Leaf {
  /** Names of the fields that lead to it. An item of a list is named by its identifying field, so that lists can be compared. */
  readonly parts: readonly string[];
  /** Where it stands, as derivations name it: items of lists by their places. */
  readonly path: string;
  readonly value: LeafValue;
}

/** Fields that identify items of a list; the first one that an item has counts. */
const NAMES = ['designation', 'usage', 'limit', 'ruleId', 'kind', 'cameraGroupId', 'state', 'retentionDays', 'storage'];

/** Every value of plain data, in its order. */
export function leavesOf(node: unknown, parts: readonly string[] = [], path = pathText(parts)): Leaf[] {
  if (Array.isArray(node)) return itemLeaves(node, parts, path);
  if (isObject(node)) {
    return Object.entries(node).flatMap(([name, child]) =>
      leavesOf(child, [...parts, name], path === '' ? name : `${path}.${name}`),
    );
  }
  return isLeafValue(node) ? [{ parts, path, value: node }] : [];
}

function itemLeaves(items: readonly unknown[], parts: readonly string[], path: string): Leaf[] {
  const taken = new Map<string, number>();
  return items.flatMap((item, index) => {
    const name = itemName(item) ?? String(index + 1);
    const before = taken.get(name) ?? 0;
    taken.set(name, before + 1);
    return leavesOf(item, [...parts, before === 0 ? name : `${name} (${before + 1})`], `${path}[${index}]`);
  });
}

function itemName(item: unknown): string | undefined {
  if (!isObject(item)) return undefined;
  const field = NAMES.find((name) => ['string', 'number'].includes(typeof item[name]));
  if (field === undefined) return undefined;
  const name = `${item[field] as string | number}`;
  return field === 'retentionDays' ? `${name} days` : name;
}

function isLeafValue(value: unknown): value is LeafValue {
  return value === null || ['number', 'string', 'boolean'].includes(typeof value);
}

/** The path of a leaf as one text. */
export function pathText(parts: readonly string[]): string {
  return parts.join('.');
}
