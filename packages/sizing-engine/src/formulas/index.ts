import type { AnyFormula } from '../derivation/formula.ts';
import * as asBuilt from './as-built.ts';
import * as asBuiltGap from './as-built-gap.ts';
import * as bitrate from './bitrate.ts';
import * as coverage from './coverage.ts';
import * as diskLoad from './disk-load.ts';
import * as edgeNetwork from './edge-network.ts';
import * as evidenceLock from './evidence-lock.ts';
import * as failure from './failure.ts';
import * as liveDatabase from './live-database.ts';
import * as ledger from './ledger.ts';
import * as licences from './licences.ts';
import { LIMIT_SHARES } from './limits.ts';
import * as network from './network.ts';
import * as physical from './physical.ts';
import * as raid from './raid.ts';
import * as recording from './recording.ts';
import * as retentionByClass from './retention-by-class.ts';
import * as retentionReach from './retention-reach.ts';
import * as servers from './servers.ts';
import * as tiers from './tiers.ts';
import * as utilization from './utilization.ts';
import * as viewing from './viewing.ts';

function isFormula(member: unknown): member is AnyFormula {
  return typeof member === 'function' && 'card' in member;
}

/** Every formula that the engine knows, by family: for replay, for the formula page, for checks. */
export const formulas: readonly AnyFormula[] = [
  bitrate,
  recording,
  liveDatabase,
  evidenceLock,
  raid,
  diskLoad,
  servers,
  utilization,
  network,
  ledger,
  LIMIT_SHARES,
  retentionReach,
  retentionByClass,
  failure,
  physical,
  licences,
  tiers,
  edgeNetwork,
  viewing,
  coverage,
  asBuilt,
  asBuiltGap,
].flatMap((family) => Object.values(family as Readonly<Record<string, unknown>>).filter(isFormula));
