import type { BillLine } from '@site-designer/texts';

/** Lines of a bill by what tells them apart. */
export function linesByName(bill: readonly BillLine[]): ReadonlyMap<string, BillLine> {
  return new Map(bill.map((line) => [JSON.stringify([line.kind, line.designation, line.purpose]), line]));
}
