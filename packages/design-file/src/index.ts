export type { Problem } from '@site-designer/json-file';
export { compareTemplates, freeName, type ComparedTemplate } from './compare-templates.ts';
export { designFileSchema } from './design-file.ts';
export { readDesignFile } from './read-design-file.ts';
export { readTemplateLibrary, writeTemplateLibrary } from './template-library.ts';
export type { Placed } from './placed.ts';
export { placedInFile, writeDesignFile, type NamedDesign } from './write-design-file.ts';
