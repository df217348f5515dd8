export { catalogueFileSchema } from './file-schema.ts';
export { readCatalogueFile } from './read-catalogue-file.ts';
