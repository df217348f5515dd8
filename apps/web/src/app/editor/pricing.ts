/** Loaded once prices are known: arithmetic of money is not part of the first load. */
export { priceChange, priceResult } from '@site-designer/price-list';
