export { catalogueSchema, type JsonSchema } from '../catalogue-file/catalogue-schema.ts';
export { validateCatalogue } from '../catalogue-file/validate-catalogue.ts';
export { withCatalogue, type CatalogueChanges } from '../catalogue-file/with-catalogue.ts';
export { entryOf } from '../lookup.ts';
export { publishedCatalogue } from './published-catalogue.ts';
export type * from './schema.ts';
