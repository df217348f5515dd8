export { catalogueErrors } from '../own-catalogue/catalogue-errors.ts';
export { mergeCatalogue, withCatalogue, type CatalogueChanges } from '../own-catalogue/with-catalogue.ts';
export { entryOf } from '../checks/lookup.ts';
export { publishedCatalogue } from './published-catalogue.ts';
export type * from './schema.ts';
