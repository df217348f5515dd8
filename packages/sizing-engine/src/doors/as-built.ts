export { asBuiltCheck, type AsBuiltQuestion, type ExplainedAsBuiltCheck } from '../sizing/as-built/as-built-check.ts';
export type * from '../sizing/as-built/as-built-result.ts';
export {
  withMeasuredRates,
  type CheckedDesign,
  type MeasuredRates,
  type MeasuredRatesSource,
  type RateNotTaken,
} from '../sizing/as-built/measured-rates.ts';
export { asBuiltRemedies, type AsBuiltRemedies, type AsBuiltRemedy } from '../sizing/as-built/remedies.ts';
