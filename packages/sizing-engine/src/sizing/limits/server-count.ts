import { decided, type Quantity } from '../../derivation/quantity.ts';
import { askedShare, tightestOf, type ExplainedLimit } from './limit.ts';
import { searchResult } from '../search/search-result.ts';
import { saying } from '../result/sayings.ts';
import type { Deals } from '../deal/deals.ts';
import { FIRST_ORDER } from '../deal/group-orders.ts';
import type { PlannedServers } from '../deal/search.ts';

/** What the number of servers is explained from. */
interface CountSources<Hardware> {
  readonly limits: readonly ExplainedLimit<Hardware, never>[];
  readonly deals: Deals;
  /** What the design asks for in all. */
  readonly totals: readonly Quantity[];
  /** What the limits are explained from. */
  readonly hardware: Hardware;
}

/** The number of servers as the search chose it: what the totals leave possible, and what breaks with one server less. */
export function serverCount<Hardware>(
  { servers, lowerBound }: PlannedServers,
  sources: CountSources<Hardware>,
): Quantity<'server'> {
  const least = leastServers(lowerBound, sources.totals);
  return decided(servers, 'server', {
    rule: saying('rule.fewest-servers'),
    chosen: saying('chosen.amount', { value: servers, unit: 'server' }),
    because: servers === 1 ? [least] : [least, broken(servers - 1, sources)],
  });
}

/** Fewest servers that the totals leave possible, explained. */
export function leastServers(lowerBound: number, totals: readonly Quantity[]): Quantity<'server'> {
  return searchResult(lowerBound, 'server', {
    rule: saying('found.least-servers'),
    because: totals,
  });
}

/** What the limit that breaks most is asked on so many servers, as percent of what it allows. */
function broken<Hardware>(servers: number, { limits, deals, totals, hardware }: CountSources<Hardware>): Quantity<'%'> {
  const load = deals.greatest(FIRST_ORDER, servers);
  const { limit, of, allowed } = tightestOf(limits, load);
  return askedShare({ limit, asked: of(load), max: allowed(hardware), fullest: servers, totals });
}
