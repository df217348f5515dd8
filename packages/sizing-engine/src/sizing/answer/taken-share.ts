import { decided, type Quantity } from '../../derivation/quantity.ts';
import type { LimitUnit } from '../../formulas/limits.ts';
import { totalsOfDemand } from '../demand/explained-demand.ts';
import type { Load } from '../headroom/headroom-moves.ts';
import type { PlannedStep } from '../headroom/solution-step.ts';
import { askedShare } from '../limits/limit.ts';
import { takenShare } from '../limits/limit-share.ts';
import type { SizingQuestion } from '../question/question.ts';
import type { LimitCode } from '../result/result.ts';
import { searchResult } from '../search/search-result.ts';
import { STORAGE_LIMITS } from './storage-limits.ts';
import { layoutFigures } from '../storage/layout-choice.ts';
import { saying } from '../result/sayings.ts';
import { explainCapacity } from '../storage/raid-layout.ts';
import {
  limitsOf,
  type DatabaseSolution,
  type ServerQuestion,
  type ServerSolution,
} from '../hardware/recording-servers.ts';
import { databaseNeeds, withOverhead } from '../hardware/server-load.ts';
import { overheadOf } from '../figures/generic-figures.ts';

/** The question with another load. */
export function loaded(question: ServerQuestion, { deals, clientStreams }: Load): ServerQuestion {
  const { settings } = question;
  const mainSettings = { ...settings.mainSettings, concurrentSmartClientStreams: clientStreams };
  return { ...question, deals, settings: { ...settings, mainSettings } };
}

interface Asked {
  readonly limit: LimitCode;
  readonly asked: number;
  readonly max: Quantity<LimitUnit>;
}

/** How much of the tightest limit of these servers and their disks another load would take. */
export function takenOf(
  { machine, servers, databases, plan }: ServerSolution,
  { question: present, sizing }: { readonly question: ServerQuestion; readonly sizing: SizingQuestion },
): PlannedStep['taken'] {
  const totals = totalsOfDemand(sizing.demand);
  return (change, fullest) => {
    const question = loaded(present, change);
    const { deals, clientMbit } = withOverhead(question.deals, question.settings);
    const load = deals.greatest(plan.order, servers);
    const clientRate = searchResult(clientMbit, 'Mbit/s', {
      rule: saying('found.client-rate', { fullest }),
      because: totals,
    });
    const hardware = { overhead: overheadOf(question.settings), clientRate };
    const ofServer = limitsOf(machine, question).map(({ limit, of, allowed }): Asked => ({
      limit,
      asked: of(load),
      max: allowed(hardware),
    }));
    const needs = databaseNeeds(load, clientMbit, question);
    const ofStorages = databases.flatMap((database, index) =>
      storageLimits(database, needs[index]!.need, { question, totals }),
    );
    const all = [...ofServer, ...ofStorages];
    const tightest = all.reduce((most, each) => (shareOf(each) > shareOf(most) ? each : most));
    return askedShare({ ...tightest, fullest, totals });
  };
}

function shareOf({ asked, max }: Asked): number {
  return takenShare(asked, max.value);
}

/** Capacity, operations and transfer speed of one storage with its disks. */
function storageLimits(
  { name, layout }: DatabaseSolution,
  need: DatabaseSolution['need'],
  { question, totals }: { readonly question: ServerQuestion; readonly totals: readonly Quantity[] },
): readonly Asked[] {
  const { catalogue, convention, searches } = question;
  const choice = {
    rule: saying('rule.layout'),
    chosen: saying('chosen.disks', layoutFigures(layout)),
    because: totals,
  };
  const disks = decided(layout.disks, 'disk', choice);
  const diskTb = decided(layout.diskTb, 'TB/disk', choice);
  const capacity = explainCapacity(layout.raid, { disks, diskTb }, { model: catalogue.storageModel, convention });
  return STORAGE_LIMITS.map(({ limit, of, allowed }) => ({
    limit,
    asked: of(need, layout.raid),
    max: allowed({ disks, capacity }, searches[name].family),
  }));
}
