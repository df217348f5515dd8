import { useState } from 'react';
import { remembered, remember, type PrintChoice } from './print-choice.ts';
import type { ReportInput } from './report-input.ts';
import type { PrintVersion, ReportSection } from './report-section.ts';
import { isPrintedFor, sectionsOf } from './sections-of.ts';

/** What is printed of a report, and how to change it. */
export interface PrintState {
  readonly choice: PrintChoice;
  /** Sections that may be printed. */
  readonly offered: readonly ReportSection[];
  /** Ids of those that are. */
  readonly printed: ReadonlySet<string>;
  /** Whether the sections are those that the reader has unless somebody chooses. */
  readonly isUsual: boolean;
  /** Undefined where all is settled, as it is for a customer. */
  readonly change: ((choice: PrintChoice) => void) | undefined;
}

/** Who a print is for and which sections it has: as it was for the design the last time. */
export function usePrintChoice(input: ReportInput): PrintState {
  const isSettled = input.sections !== undefined;
  const [choice, setChoice] = useState<PrintChoice>(() =>
    isSettled ? { reader: 'customer', sections: input.sections } : remembered(input.printKey),
  );
  const offered = sectionsOf(input).filter(({ versions }) => versions.length > 0);
  const usual = usualSections(input, choice.reader);
  const chosen = choice.sections ?? usual;
  return {
    choice,
    offered,
    printed: new Set(offered.map(({ id }) => id).filter((id) => chosen.includes(id))),
    isUsual: choice.sections === undefined,
    change: isSettled
      ? undefined
      : (next) => {
          remember(input.printKey, next);
          setChoice(next);
        },
  };
}

/** Ids of the sections that a reader gets unless somebody chooses otherwise. */
function usualSections(input: ReportInput, reader: PrintVersion): readonly string[] {
  return sectionsOf(input)
    .filter((section) => isPrintedFor(section, reader, input))
    .map(({ id }) => id);
}
