export { PUBLISHED_NAMES } from '../catalogue/option-lists.ts';
export { publishedCatalogue } from '../catalogue/published-catalogue.ts';
export type * from '../catalogue/schema.ts';
export { SOURCES } from '../catalogue/sources.ts';
export { entryOf } from '../checks/lookup.ts';
export { catalogueErrors, removalErrors } from '../own-catalogue/catalogue-errors.ts';
export type { CatalogueChanges } from '../own-catalogue/catalogue-changes.ts';
export { mergeCatalogue, withCatalogue } from '../own-catalogue/with-catalogue.ts';
export { billDesignations } from '../sizing/bill/designations.ts';
