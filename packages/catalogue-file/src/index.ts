export { catalogueFileSchema } from './catalogue-schema.ts';
export { readCatalogueFile, type ReadCatalogueFile } from './read-catalogue-file.ts';
