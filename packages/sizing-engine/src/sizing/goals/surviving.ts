import type { Catalogue } from '../../catalogue/schema.ts';
import type { DesignInput, Resilience, ServerSettings } from '../../design/design.ts';
import { Failover } from '../../design/enumerations.ts';
import { checkServerSettings, settleServerSettings } from '../../design/server-settings.ts';
import { mostUpTo } from '../search/bisection.ts';
import { calculateProposal } from '../proposal/proposal.ts';
import { validated } from '../question/validate.ts';

const ONLY_FAILURE = { headroom: false, alternatives: false } as const;

/**
 * The smallest failover with which every camera stays recorded within every limit while one server is down: one spare in cold
 * standby, for the days of an outage that are set or, where the disks of a spare hold fewer, for those.
 *
 * @returns The settings, or undefined where nothing keeps every camera recorded: an edition of one server, a design that
 * nothing fits, a spare that holds not even a day.
 * @throws SizingError as {@link calculateProposal}.
 * @example
 * ```ts
 * survivingOneServer(design, publishedCatalogue)?.resilience.failover; // { kind: 1, servers: 1, outageDays: 3 }
 * ```
 */
export function survivingOneServer(design: DesignInput, catalogue: Catalogue): ServerSettings | undefined {
  const settings = settleServerSettings(validated(design, catalogue).serverSettings, catalogue);
  const holds = (days: number): boolean => isWhole(withSpare(settings, days), design, catalogue);
  const days = mostUpTo(settings.resilience.failover.outageDays, holds);
  return days === 0 ? undefined : withSpare(settings, days);
}

function withSpare(settings: ServerSettings, outageDays: number): ServerSettings {
  const failover: Resilience['failover'] = { kind: Failover.coldStandby, servers: 1, outageDays };
  return { ...settings, resilience: { ...settings.resilience, failover } };
}

/** Whether every camera is recorded within every limit once the spare has taken over. */
function isWhole(serverSettings: ServerSettings, design: DesignInput, catalogue: Catalogue): boolean {
  if (checkServerSettings(serverSettings, catalogue, '').length > 0) return false;
  const { failure } = calculateProposal({ ...design, serverSettings }, catalogue, ONLY_FAILURE);
  const state = failure?.states.find((each) => each.state === 'serverDownFailover');
  return state?.camerasNotRecorded === 0 && state.broken.length === 0;
}
