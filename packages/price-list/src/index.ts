export { BILL_FILE_TEXTS, billRows, billTable, priceCells, priceHeads } from './bill-rows.ts';
export { billMargin } from './bill-margin.ts';
export { offerErrors, validPart } from './check-offer.ts';
export { priceListErrors } from './check-prices.ts';
export { compareBills, hasPrices, type ComparedBill, type ComparedLine, type PriceFigure } from './compare-bills.ts';
export { currencies, isCurrency } from './money.ts';
export { nameKey, namesOf, nearestName, unclearNames } from './names.ts';
export {
  hardwareTotal,
  isEmptyOffer,
  isSameTotal,
  offeredBill,
  offerSums,
  ownTotal,
  summedOffers,
  wholeTotal,
  type WholeTotal,
} from './offer-bill.ts';
export { pastedLines, suggestedLines, typedDecimal, typedPrice, type SuggestedLine } from './offer-lines.ts';
export { priceBill, priceOfItems, priceOpenLines, totalled } from './price-bill.ts';
export {
  guessedPriceMapping,
  isPriceMapping,
  PRICE_COLUMNS,
  priceColumnsOf,
  type PriceColumn,
} from './price-columns.ts';
export { priceChange, priceResult } from './price-result.ts';
export { matcherOf, mergedLines, priceListRows } from './price-table.ts';
export { decimalText, leadDaysOf, marginOf, percentText, priceReader, type PriceRead } from './read-cells.ts';
export { soldItems } from './sold-items.ts';
export { readPrices, type ReadPrices, type RefusedCell } from './read-prices.ts';
