import type { PriceLine } from '@site-designer/api-contract';
import { nearestNames } from '@site-designer/camera-table';

type Named = Pick<PriceLine, 'designation' | 'sku'>;

/** The names that a line is found by: designation and SKU, ignoring case. */
export function namesOf({ designation, sku }: Named): string[] {
  return [...new Set([designation, sku].map(nameKey).filter((name) => name !== ''))];
}

/** A name as it is compared. */
export function nameKey(name: string): string {
  return name.trim().toLowerCase();
}

/** The name that a line without a match may have meant; undefined where none resembles its own. */
export function nearestName({ designation, sku }: Named, names: readonly string[]): string | undefined {
  return [designation, sku].flatMap((name) => nearestNames(name.trim(), names))[0];
}

/**
 * Lines by the items that they name. Two lines are of one item where one has all names of the other: "Appliance" with two SKUs
 * is two items, "Appliance" without one can be either.
 */
export class LinesByItem<Line extends Named> {
  readonly #byNames = new Map<string, Line>();
  readonly #byName = new Map<string, Line>();

  constructor(lines: readonly Line[] = []) {
    for (const line of lines) this.add(line);
  }

  add(line: Line): void {
    const names = namesOf(line);
    this.#byNames.set(keyOf(names), line);
    for (const name of names) this.#byName.set(name, line);
  }

  /** A line of the same item. */
  find(line: Named): Line | undefined {
    const names = namesOf(line);
    const [name] = names;
    if (name !== undefined && names.length === 1) return this.#byName.get(name);
    return [names, ...names.map((each) => [each])].flatMap((each) => this.#byNames.get(keyOf(each)) ?? [])[0];
  }

  /** A name of a line that another line of the same item has too. */
  repeatedName(line: Named): string | undefined {
    const found = this.find(line);
    return found && namesOf(line).find((name) => namesOf(found).includes(name));
  }
}

function keyOf(names: readonly string[]): string {
  return names.toSorted().join('\n');
}

/** Names of several lines with different prices: which of them holds is not known. */
export function unclearNames(lines: readonly PriceLine[]): ReadonlySet<string> {
  const terms = new Map<string, string>();
  const unclear = new Set<string>();
  for (const line of lines) {
    const own = JSON.stringify([line.unitPrice, line.margin, line.leadTimeDays]);
    for (const name of namesOf(line)) {
      if ((terms.get(name) ?? own) !== own) unclear.add(name);
      terms.set(name, own);
    }
  }
  return unclear;
}
