import type { Design } from '../design/design.ts';
import type { FailureStateCode, Proposal } from '../sizing/result/result.ts';
import type { Saying } from '../sizing/result/sayings.ts';

/** Parts of a result that are not compared: they follow from the rest, or are not figures. */
const NOT_COMPARED = [
  'answer',
  // Named by the questions, which a later version may change.
  'answers',
  'headroom',
  'ledger',
  'alternatives',
  'warnings',
  'versions',
  'derivations',
  'serverPlan',
  'loads',
  // The words of a limit, which its code is told in, and of a line of the bill.
  'title',
  'description',
  'isWithoutHost',
  'offerKind',
  // Not compared: points of charts, a line for each group, and sentences about figures that are compared.
  'needs',
  'alone',
  'notes',
  'siteDesignDateUtc',
  'siteDesignName',
  'siteName',
  'projectName',
  'imageUrl',
  'dataSheetLink',
  'dataSheetLabel',
] as const;

const LEFT_OUT = new Set<string>(NOT_COMPARED);

/** Whether a comparison reads a field of a result. */
export function isCompared(name: string): boolean {
  return !LEFT_OUT.has(name);
}

type ComparedName<T> = Exclude<keyof T & string, (typeof NOT_COMPARED)[number]>;

type Names<T> = T extends Saying
  ? never
  : T extends readonly (infer Item)[]
    ? Names<Item>
    : T extends object
      ? { [K in ComparedName<T>]-?: K | Names<T[K]> }[ComparedName<T>]
      : never;

/** What leads to a value of a design that a comparison lists. */
export type InputFieldName = Names<Design>;

/** What leads to a value that a comparison lists: fields of designs and proposals, and states of failure. */
export type FieldName = InputFieldName | Names<Proposal> | FailureStateCode;
