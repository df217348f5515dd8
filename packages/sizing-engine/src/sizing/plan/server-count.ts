import { decided, type Quantity } from '../../derivation/quantity.ts';
import { LIMIT_QUANTITY_UNITS, tightestOf, type ServerLimit } from '../limit.ts';
import { searchResult } from '../search-result.ts';
import { counted, figureText } from '../wording.ts';
import type { Deals } from './deals.ts';
import { FIRST_ORDER } from './group-orders.ts';
import type { PlannedServers } from './search.ts';

const RULE =
  'fewest servers, from those that the totals leave possible upwards, on which the cameras can be dealt within every limit';

/** The number of servers as the search chose it: what the totals leave possible, and what breaks with one server less. */
export function serverCount(
  { servers, lowerBound }: PlannedServers,
  limits: readonly ServerLimit[],
  deals: Deals,
): Quantity<'server'> {
  const least = searchResult(lowerBound, 'server', 'servers at which the mean of every figure is within its limit');
  return decided(servers, 'server', {
    rule: RULE,
    chosen: counted(servers, 'server'),
    because: servers === 1 ? [least] : [least, broken(servers - 1, limits, deals)],
    rejected: [],
  });
}

/** What the limit that breaks most is asked on so many servers. */
function broken(servers: number, limits: readonly ServerLimit[], deals: Deals): Quantity {
  const load = deals.greatest(FIRST_ORDER, servers);
  const { title, unit, max, of } = tightestOf(limits, load);
  const asked = of(load);
  const value = Number.isFinite(asked) ? asked : max;
  return decided(value, LIMIT_QUANTITY_UNITS[unit], {
    rule: `${title.toLowerCase()} of the fullest of ${counted(servers, 'server')}, of which ${figureText(max, unit)} are allowed`,
    chosen: figureText(value, unit),
    because: [],
    rejected: [],
  });
}
