import { useState } from 'react';
import { remembered, remember, type PrintChoice } from './print-choice.ts';
import type { ReportInput } from './report-input.ts';
import type { PrintVersion, ReportSection } from './report-section.ts';
import { isPrintedFor, sectionsOf } from './sections-of.ts';

/** The print choice of a report, and its setters. */
export interface PrintState {
  readonly choice: PrintChoice;
  /** Sections that can be printed. */
  readonly offered: readonly ReportSection[];
  /** Ids of the selected ones. */
  readonly printed: ReadonlySet<string>;
  /** Whether the sections are the defaults of the reader. */
  readonly isUsual: boolean;
  /** Undefined if there is no choice, as for customers. */
  readonly change: ((choice: PrintChoice) => void) | undefined;
}

/** Reader and sections of a print, starting with the last choice for the design. */
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

/** Ids of the default sections of a reader. */
function usualSections(input: ReportInput, reader: PrintVersion): readonly string[] {
  return sectionsOf(input)
    .filter((section) => isPrintedFor(section, reader, input))
    .map(({ id }) => id);
}
