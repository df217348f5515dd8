import { useState } from 'react';
import { readStored, writeStored } from '../../../lib/state/stored.ts';
import type { ReportInput } from './report-input.ts';
import { PRINT_VERSIONS, type PrintVersion, type ReportSection } from './report-section.ts';
import { isPrintedFor, sectionsOf } from './sections-of.ts';

interface PrintChoice {
  readonly reader: PrintVersion;
  /** Ids of the sections; undefined for the defaults of the reader. */
  readonly sections?: readonly string[] | undefined;
}

export interface PrintState {
  readonly choice: PrintChoice;
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
          if (input.printKey !== undefined) writeStored(keyOf(input.printKey), next);
          setChoice(next);
        },
  };
}

function usualSections(input: ReportInput, reader: PrintVersion): readonly string[] {
  return sectionsOf(input)
    .filter((section) => isPrintedFor(section, reader, input))
    .map(({ id }) => id);
}

function keyOf(design: string): string {
  return `site-designer.print.${design}`;
}

/** The last choice for a design. A stored value of another form is ignored. */
function remembered(design: string | undefined): PrintChoice {
  const stored = design === undefined ? undefined : readStored(keyOf(design));
  const { reader, sections } = (stored ?? {}) as Partial<Record<keyof PrintChoice, unknown>>;
  const known = PRINT_VERSIONS.find((version) => version === reader);
  if (known === undefined) return { reader: 'engineer' };
  const isList = Array.isArray(sections) && sections.every((id) => typeof id === 'string');
  return isList ? { reader: known, sections } : { reader: known };
}
