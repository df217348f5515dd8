import type { BillLine } from '@site-designer/texts';

/** Lines of a bill by what tells them apart; own lines of an offer may be equal, and are told apart by their order. */
export function linesByName(bill: readonly BillLine[]): ReadonlyMap<string, BillLine> {
  const taken = new Map<string, number>();
  return new Map(
    bill.map((line) => {
      const { kind, designation, purpose, isOptional = false } = line;
      const name = JSON.stringify([kind, designation, purpose, isOptional]);
      const before = taken.get(name) ?? 0;
      taken.set(name, before + 1);
      return [`${name} ${before}`, line];
    }),
  );
}
