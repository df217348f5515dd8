import type { MachineFamily, PlatformVersion } from '../../catalogue/schema.ts';
import { cited } from '../../derivation/quantity.ts';
import { maxOfOffer, offerFigures } from '../figures/appliance-figures.ts';
import type { ApplianceOffer, ApplianceQuestion } from '../hardware/appliances.ts';
import { clientFigures } from '../figures/generic-figures.ts';
import type { DiskPlace, ServerQuestion } from '../hardware/recording-servers.ts';
import { maxOf, mostSanDisks } from '../figures/server-maxima.ts';
import type { BrokenFigures, BrokenLimit } from '../limits/limit.ts';
import type { SizingQuestion } from '../question/question.ts';
import type { LimitCode } from '../result/result.ts';

/** The figures of each limit of some hardware that breaks. */
export type FiguresOf = (limit: LimitCode, sizing: SizingQuestion) => BrokenFigures;

/** The figures of a limit of an appliance. */
export function offerFiguresOf(offer: ApplianceOffer, question: ApplianceQuestion): FiguresOf {
  return (limit) => ({ max: maxOfOffer(limit, offerFigures(offer, question)) });
}

/** The figures of a limit of a machine type: its maximum, and what adds to the load of the cameras. */
export function serverFiguresOf(machine: MachineFamily, question: ServerQuestion): FiguresOf {
  return (limit, sizing) => {
    const { overhead, clientRate } = clientFigures({ sizing, question });
    const max = maxOf(limit, { solution: { machine }, figures: { clientRate }, question });
    if (limit === 'clientLink') return { max, value: clientRate };
    return { max, because: limit === 'cameras' ? [] : [limit === 'disks' ? clientRate : overhead] };
  };
}

/** As {@link serverFiguresOf}, for the disks in the bays of a server or on its storage network. */
export function diskFigures(
  place: DiskPlace,
  machine: MachineFamily,
  question: ServerQuestion,
): BrokenLimit['figures'] {
  const figuresOf = serverFiguresOf(machine, question);
  return (sizing) => ({ ...figuresOf('disks', sizing), ...(place === 'san' && { max: mostSanDisks(question) }) });
}

/** An edition that limits the number of servers puts more cameras on each, so the limit belongs to the reasons. */
export function withServerLimit(figures: BrokenFigures, { name, serverLimit }: PlatformVersion): BrokenFigures {
  if (serverLimit === null) return figures;
  return { ...figures, because: [...(figures.because ?? []), cited(name, 'most recording servers', serverLimit)] };
}
