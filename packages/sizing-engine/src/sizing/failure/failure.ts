import type { Explained } from '../../derivation/explained.ts';
import type { SizingQuestion } from '../question/question.ts';
import type { Failure, StorageReach, Warning } from '../result/result.ts';
import { dailyOfFullest } from './daily-of-fullest.ts';
import { failureDisks } from './failure-disks.ts';
import { failoverWarnings, failureWarnings } from './failure-warnings.ts';
import type { FailingServers } from './failing-servers.ts';
import { failureNotes } from './failure-notes.ts';
import { reachOf } from './reach.ts';
import { gapOf, spareCount, type Spares } from './spares.ts';
import { failureStates } from './states.ts';

/** Result of the failures, with warnings before ordering. */
interface FailureAnswer {
  readonly failure: Explained<Failure> | null;
  readonly reach: Explained<readonly StorageReach[]> | null;
  readonly failureWarnings: readonly Warning[];
}

const NOT_ASKED: FailureAnswer = { failure: null, reach: null, failureWarnings: [] };

/** Work out what happens when a server or a disk fails, if the caller asks for it. */
export function failureOf(
  sizing: SizingQuestion,
  hardwareOf: () => FailingServers,
  spares: Spares | undefined,
): FailureAnswer {
  if (!sizing.options.failure) return NOT_ASKED;
  const hardware = hardwareOf();
  const { design, catalogue } = sizing;
  const { resilience } = design.serverSettings;
  const disks = failureDisks(dailyOfFullest(sizing, hardware), hardware, sizing);
  const states = failureStates({ sizing, hardware }, spares);
  return {
    failure: {
      spares: spareCount(resilience, hardware.servers),
      gapSeconds: gapOf(resilience, catalogue.failureModel),
      states,
      disks,
      notes: failureNotes(disks, hardware, sizing),
    },
    reach: reachOf({ sizing, hardware }),
    failureWarnings: [...failoverWarnings(states, design), ...failureWarnings(disks, hardware, catalogue.failureModel)],
  };
}
