import type { CalculationResult, PriceList } from '@site-designer/api-contract';
import type { Catalogue } from '@site-designer/sizing-engine';
import {
  installerDocumentOf,
  networkDocumentOf,
  type CustomerDocumentInput,
  type DocumentBranding,
} from '@site-designer/texts';
import { documentOfResult, DRAFT } from '../../features/documents/document-of-result.ts';
import { salesOfResult } from '../../features/documents/sales-of-result.ts';

/** What documents of a draft are made of. */
export interface DocumentSources extends Pick<CustomerDocumentInput, 'integrator'> {
  readonly result: CalculationResult;
  readonly design: Parameters<typeof installerDocumentOf>[0]['design'];
  readonly catalogue: Catalogue;
  readonly branding: DocumentBranding;
  readonly priceList: PriceList | undefined;
}

/** What is typed of an issue. */
export type TypedIssue = Omit<CustomerDocumentInput['issue'], 'number' | 'issuedUtc' | 'validUntilUtc'> & {
  readonly validUntilUtc?: string;
};

/** The document of a draft for each reader; null where there is none. */
export function madeDocuments({ priceList, ...sources }: DocumentSources) {
  const { result, design, catalogue, branding } = sources;
  const built = { result, design, catalogue, locale: branding.locale ?? '' };
  return {
    customer: (issue: TypedIssue) => documentOfResult({ ...sources, issue: { ...DRAFT, ...issue } }),
    sales: (issue: TypedIssue) =>
      salesOfResult({
        ...sources,
        issue: { ...DRAFT, ...issue },
        priceList: issue.withPrices ? priceList : undefined,
      }),
    installer: () => installerDocumentOf(built),
    network: () => networkDocumentOf(built),
  };
}

export type MadeDocuments = ReturnType<typeof madeDocuments>;
