import { CalculationResult } from '@site-designer/api-contract';
import type { NamedDesign } from '@site-designer/design-file';
import type { Proposal } from '@site-designer/texts';
import { Type, type Static } from 'typebox';

/** The result that the API gives, without what only a store knows. */
const Result = Type.Omit(CalculationResult, ['siteName', 'projectName', 'siteDesignDateUtc', 'derivations'], {
  title: 'Result',
});
type Result = Static<typeof Result>;

export function resultOf({ name }: NamedDesign, proposal: Proposal): Result {
  return { siteDesignName: name, ...proposal };
}

export function resultSchema(): Readonly<Record<string, unknown>> {
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', ...Result };
}
