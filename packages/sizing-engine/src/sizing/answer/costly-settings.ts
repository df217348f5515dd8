import { freedAppliances, freedServers, type Freed } from '../alternatives/freed-settings.ts';
import { withAppliance, withServer } from '../alternatives/apply-alternative.ts';
import { boughtAppliances } from '../alternatives/appliance-alternatives.ts';
import { boughtServers } from '../alternatives/generic-alternatives.ts';
import { demandOf } from '../demand/demand-of.ts';
import { keepingOf } from '../demand/keeping.ts';
import {
  applianceOffers,
  bestAppliance,
  type ApplianceQuestion,
  type ApplianceSolution,
} from '../hardware/appliances.ts';
import {
  bestServers,
  serverQuestion,
  type ServerQuestion,
  type ServerSolution,
} from '../hardware/recording-servers.ts';
import { compareRanks, type SolutionStep } from '../headroom/solution-step.ts';
import type { DesignQuestion } from '../question/question.ts';
import type { Warning } from '../result/result.ts';
import { saying, type SettingChanges } from '../result/sayings.ts';
import type { ServersFigures } from '../result/sayings-of-hardware.ts';

/** A warning for settings of appliances that cost servers. */
export function fixedApplianceWarnings(solution: ApplianceSolution, question: ApplianceQuestion): Warning[] {
  const { settings, catalogue, resilience } = question;
  const figuresOf = boughtAppliances(resilience);
  return bindingWarnings(figuresOf(solution), freedAppliances(settings, catalogue), (changes) => {
    const asked = { ...question, settings: withAppliance(settings, changes) };
    const found = bestAppliance(applianceOffers(asked), asked);
    return found && figuresOf(found);
  });
}

/** A warning for settings of generic servers that cost servers. */
export function fixedServerWarnings(solution: ServerSolution, question: ServerQuestion): Warning[] {
  const { settings, catalogue, resilience } = question;
  const figuresOf = boughtServers(resilience);
  return bindingWarnings(figuresOf(solution), freedServers(settings, catalogue), (changes) => {
    const found = bestServers(serverQuestion({ ...question, settings: withServer(settings, changes) }));
    return found && figuresOf(found);
  });
}

/** Names the fewest settings of which it takes as few servers as it does without any that is fixed. */
function bindingWarnings(
  now: ServersFigures,
  freed: readonly Freed[],
  sized: (changes: SettingChanges) => ServersFigures | undefined,
): Warning[] {
  const all = freed.at(-1);
  if (now.servers === 1 || all === undefined) return [];
  const free = sized(all.changes);
  if (free === undefined || free.servers >= now.servers) return [];
  for (const { choices, changes } of freed) {
    const found = sized(changes);
    if (found?.servers !== free.servers) continue;
    return [{ code: 'binding-setting', message: saying('warning.binding-setting', { choices, now, free: found }) }];
  }
  return [];
}

/**
 * A warning for a second archive that takes more hardware than none would: what is moved there is read and written once more.
 *
 * @param stepOf - The amount of hardware of recording servers.
 * @param questionOf - What the search for them is asked for a design.
 */
export function costlyArchiveWarnings(
  solution: ServerSolution,
  sizing: DesignQuestion,
  {
    stepOf,
    questionOf,
  }: {
    readonly stepOf: (solution: ServerSolution) => SolutionStep;
    readonly questionOf: (sizing: DesignQuestion) => ServerQuestion;
  },
): Warning[] {
  const { design, catalogue } = sizing;
  const keeping = keepingOf(design.serverSettings);
  if (keeping.tiers === undefined) return [];
  const range = demandOf(design.cameras, { ...keeping, tiers: undefined }, catalogue);
  const without = bestServers(questionOf({ ...sizing, range }));
  if (without === undefined || compareRanks(stepOf(solution), stepOf(without)) <= 0) return [];
  const figuresOf = boughtServers(design.serverSettings.resilience);
  const message = saying('warning.second-archive-costs', {
    groomAfterDays: keeping.tiers.groomAfterDays,
    now: figuresOf(solution),
    without: figuresOf(without),
  });
  return [{ code: 'second-archive-costs', message }];
}
