type Fields = Readonly<Record<string, unknown>>;

/** Fields of prices alone. Each may be null in its schema. */
const PRICES: ReadonlySet<string> = new Set(['price', 'unitPrice', 'priceDifference', 'cheaper']);

/** The same answer, design or result without its prices: for readers who may not see them. Lines stay, with null for their prices. */
export function withoutPrices<T>(value: T): T {
  return hidden(value) as T;
}

function hidden(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(hidden);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(unpriced({ ...value })).map(([name, field]) => [name, PRICES.has(name) ? null : hidden(field)]),
  );
}

/** An object without sums and terms of a price, by what it is. */
function unpriced(fields: Fields): Fields {
  if ('salesDocument' in fields) return { ...fields, salesDocument: undefined };
  if (isPriced(fields['document'])) return { ...fields, document: undefined };
  if ('pricedLines' in fields && 'longestLeadTime' in fields) return unpricedTotal(fields);
  if ('unitPrice' in fields && 'total' in fields) return { ...fields, total: null, currency: null };
  const isOffer = Array.isArray(fields['lines']) && 'discountPercent' in fields && 'vatPercent' in fields;
  return isOffer ? { ...fields, discountPercent: 0, vatPercent: null } : fields;
}

/** Sentences and terms of a customer's document tell its price: it is left out as a whole, as that of a sales engineer is. */
function isPriced(document: unknown): boolean {
  return typeof document === 'object' && document !== null && 'price' in document && document.price !== null;
}

function unpricedTotal({ lines, longestLeadTime }: Fields): Fields {
  return { amount: null, currency: null, pricedLines: 0, lines, longestLeadTime };
}
