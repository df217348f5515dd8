import { archiveRunsOf } from '../demand/archive-runs.ts';
import { demandOf, type Demand } from '../demand/demand.ts';
import type { SizingQuestion } from '../question.ts';

/** What a design asks for if every row is kept so many days longer; shorter for a negative number. */
export type DemandAfter = (days: number) => Demand;

/** {@link DemandAfter} for a design, summed again for each number of days. */
export function demandAfterDays({ design, catalogue }: SizingQuestion): DemandAfter {
  return (days) => {
    const rows = design.cameras.map((row) => ({ ...row, retentionDays: row.retentionDays + days }));
    return demandOf(rows, archiveRunsOf(design), catalogue).value;
  };
}
