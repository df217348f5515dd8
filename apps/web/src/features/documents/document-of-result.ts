import { soldItems } from '@site-designer/price-list';
import { customerDocumentOf, type CustomerDocument, type CustomerDocumentInput } from '@site-designer/texts';

/** The customer's document of a priced result; null where nothing fits. Without derivations it names no estimates. */
export function documentOfResult(input: Omit<CustomerDocumentInput, 'items'>): CustomerDocument | null {
  return customerDocumentOf({ ...input, items: soldItems(input.result.bill ?? []) });
}

/** The issue facts of a draft, which has neither number nor dates. */
export const DRAFT = { number: '', issuedUtc: '', validUntilUtc: '' } as const;
