import type { Figure, PlanGroups } from './plan-group.ts';

/** The figures by which groups are ordered before they are dealt, in the order in which the orders are tried. */
const ORDER_FIGURES = ['storageTb', 'peakMbit', 'streams'] as const satisfies readonly Figure[];

/** The number of the order that is tried first. */
export const FIRST_ORDER = 0;

/** Numbers of the groups in the order in which they are dealt. */
export type GroupOrder = Uint32Array;

/**
 * The orders in which groups are dealt: by storage, by peak rate and by streams of one camera, each descending, ties by group
 * id descending.
 *
 * An order is sorted when it is first asked for, since most designs hold under the first one.
 */
export class GroupOrders {
  readonly #groups: PlanGroups;
  /** Orders as they were before something changed, from which they are sorted: mostly little has to move. */
  readonly #before: GroupOrders | undefined;
  readonly #sorted: (GroupOrder | undefined)[] = [];

  constructor(groups: PlanGroups, before?: GroupOrders) {
    this.#groups = groups;
    this.#before = before;
  }

  /** Numbers of the orders that are worth a try; one group has only one. */
  get numbers(): readonly number[] {
    return this.#groups.ids.length === 1 ? [FIRST_ORDER] : [...ORDER_FIGURES.keys()];
  }

  at(number: number): GroupOrder {
    return (this.#sorted[number] ??= this.#sort(number));
  }

  #sort(number: number): GroupOrder {
    const figure = ORDER_FIGURES[number]!;
    const { ids, perCamera } = this.#groups;
    const before = this.#before;
    if (before !== undefined && before.#groups.perCamera[figure] === perCamera[figure]) return before.at(number);
    const column = withoutRounding(perCamera[figure]);
    // The sort of plain lists takes no time for what is in order already: ids mostly are, and so is an order from before.
    const places = [...(before?.at(number) ?? Array.from(ids, (_, place) => place))];
    return new Uint32Array(places.sort((a, b) => column[b]! - column[a]! || ids[b]! - ids[a]!));
  }
}

/**
 * Figures in whole parts of 10^-12, for storage bytes: sums of the same rates, hours and days in another order differ by less, and
 * would otherwise decide which of two groups alike comes first.
 */
function withoutRounding(figures: Float64Array): Float64Array {
  const rounded = new Float64Array(figures.length);
  for (let place = 0; place < figures.length; place += 1) rounded[place] = Math.round(figures[place]! * 1e12);
  return rounded;
}
