export { publishedCatalogue } from '../catalogue/published-catalogue.ts';
export type * from '../catalogue/schema.ts';
export { entryOf } from '../checks/lookup.ts';
export { catalogueErrors } from '../own-catalogue/catalogue-errors.ts';
export { mergeCatalogue, withCatalogue, type CatalogueChanges } from '../own-catalogue/with-catalogue.ts';
export { billDesignations } from '../sizing/bill/designations.ts';
