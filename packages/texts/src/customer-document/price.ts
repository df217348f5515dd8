import type { BillTotal } from '@site-designer/sizing-engine';
import type { DocumentFormats } from '../language/document-formats.ts';
import type { DocumentPrice, SoldItem } from './document.ts';
import type { CustomerDocumentInput } from './input.ts';
import { itemText } from './items.ts';

/** What the items cost; null where the document has no prices, and where they have no one sum. */
export function priceOf(
  { result, items, issue }: CustomerDocumentInput,
  formats: DocumentFormats,
): DocumentPrice | null {
  const { billTotal } = result;
  if (!issue.withPrices || billTotal === null) return null;
  const { amount: sum, currency } = billTotal;
  if (sum === null || currency === null) return null;
  return {
    currency,
    sum,
    ...sumsOf(billTotal, sum),
    onRequest: items.filter(isOnRequest).map((item) => itemText(item, result, formats)),
  };
}

/** A design without an offer has neither discount nor VAT. */
function sumsOf({ net, gross, vat = null, ...offer }: BillTotal, sum: string) {
  const { discount = null, discountPercent = 0, vatPercent = null } = offer;
  const ofNet = net ?? sum;
  return {
    discountPercent,
    discount: discountPercent === 0 ? null : discount,
    net: ofNet,
    vatPercent: vat === null ? null : vatPercent,
    vat,
    gross: gross ?? ofNet,
  };
}

function isOnRequest({ total, isOptional }: SoldItem): boolean {
  return total === null && isOptional !== true;
}
