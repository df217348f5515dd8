export { catalogueFileSchema } from './catalogue-schema.ts';
export { readCatalogueFile } from './read-catalogue-file.ts';
