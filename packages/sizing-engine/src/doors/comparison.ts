export { compareProposals, type ComparedProposal } from '../comparison/compare-proposals.ts';
export { modelChanges, type ModelChange } from '../comparison/model-changes.ts';
export type { FieldName } from '../comparison/field-name.ts';
export type { ComparedDesign } from '../comparison/input-differences.ts';
export { optionsByField, type OptionsByField } from '../comparison/options-by-field.ts';
export type { Difference } from '../sizing/result/difference.ts';
