import { calculateProposal, type Design, type Resilience } from '../../src/index.ts';
import type { BillLine, Failure, FailureState, FailureStateCode } from '../../src/index.ts';
import { Failover } from '../../src/doors/enumerations.ts';
import { catalogue } from './designs.ts';

/** What a test may hold ready, without the nesting. */
export type ReadyChange = Partial<Resilience['failover']> & { readonly hotSparesPerServer?: number };

/** A design with something held ready for a failure. */
export function withReady(design: Design, { hotSparesPerServer = 0, ...failover }: ReadyChange): Design {
  const ready = { kind: Failover.none, servers: 1, outageDays: 3, ...failover };
  const resilience: Resilience = { failover: ready, hotSparesPerServer };
  return { ...design, serverSettings: { ...design.serverSettings, resilience } };
}

/** What happens when something of a design fails; the design can be sized. */
export function failureOf(design: Design): Failure {
  const { failure, errorMessage } = calculateProposal(design, catalogue, { headroom: false, alternatives: false });
  if (failure === null) throw new Error(`No failure: ${JSON.stringify(errorMessage)}`);
  return failure;
}

/** One state; undefined where the design cannot get into it. */
export function stateOf(failure: Failure, code: FailureStateCode): FailureState | undefined {
  return failure.states.find(({ state }) => state === code);
}

/** Whether a line of a bill has the disks of spare servers. */
export function isOfSpares({ purpose }: BillLine): boolean {
  return purpose?.say === 'bill.disks-of' && purpose.use === 'spare-servers';
}
