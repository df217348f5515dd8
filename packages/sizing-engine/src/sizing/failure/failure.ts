import type { Explained } from '../../derivation/explained.ts';
import type { SizingQuestion } from '../question.ts';
import type { Failure, Warning } from '../result.ts';
import { dailyVideoOf } from './daily-video.ts';
import { failureDisks } from './failure-disks.ts';
import { failureWarnings } from './failure-warnings.ts';
import type { FailingServers } from './failing-servers.ts';
import { gapOf, spareCount, sparesOf } from './spares.ts';
import { failureStates } from './states.ts';

/** What happens when something fails, and what to know of it before ordering. */
interface FailureAnswer {
  readonly failure: Explained<Failure> | null;
  readonly failureWarnings: readonly Warning[];
}

const NOT_ASKED: FailureAnswer = { failure: null, failureWarnings: [] };

/** Work out what happens when a server or a disk fails, if the caller asks for it. */
export function failureOf(sizing: SizingQuestion, hardwareOf: () => FailingServers): FailureAnswer {
  if (!sizing.options.failure) return NOT_ASKED;
  const hardware = hardwareOf();
  const { design, catalogue } = sizing;
  const { resilience } = design.serverSettings;
  const daily = dailyOfFullest(sizing, hardware);
  const disks = failureDisks(daily, hardware, sizing);
  return {
    failure: {
      spares: spareCount(resilience, hardware.servers),
      gapSeconds: gapOf(resilience, catalogue.failureModel),
      states: failureStates({ sizing, hardware }, sparesOf(resilience, daily, hardware)),
      disks,
    },
    failureWarnings: failureWarnings(disks, hardware, catalogue.failureModel),
  };
}

/** Video of a day of the server that records the most, without overhead. */
function dailyOfFullest(sizing: SizingQuestion, { plan: { order, servers } }: FailingServers) {
  const deals = sizing.range.value.dealsOfOneDay();
  const { storageTb } = deals.greatest(order, servers);
  return dailyVideoOf(servers === 1 ? undefined : deals.ofFullest('storageTb', order, servers), storageTb, sizing);
}
