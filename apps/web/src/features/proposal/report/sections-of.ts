import type { ReportInput } from './report-input.ts';
import type { PrintVersion, ReportSection } from './report-section.ts';
import { REPORT_SECTIONS } from './sections.tsx';

export function sectionsOf(input: ReportInput): readonly ReportSection[] {
  const wanted = input.sections;
  return REPORT_SECTIONS.filter(
    ({ id, applies, isForCustomers: isOfUse = isAlways }) =>
      applies(input) && (wanted === undefined || (wanted.includes(id) && isOfUse(input))),
  );
}

export function isPrintedFor(
  { versions, isForCustomers: isOfUse = isAlways }: ReportSection,
  reader: PrintVersion,
  input: ReportInput,
): boolean {
  return versions.includes(reader) && (reader === 'engineer' || isOfUse(input));
}

function isAlways(): boolean {
  return true;
}
