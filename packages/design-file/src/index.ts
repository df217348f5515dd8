export type { Problem } from '@site-designer/json-file';
export { compareTemplates, freeName, type ComparedTemplate } from './compare-templates.ts';
export { DesignFile, designFileSchema, FORMAT, VERSION } from './design-file.ts';
export { readDesignFile, type ReadDesignFile } from './read-design-file.ts';
export {
  readTemplateLibrary,
  TEMPLATE_LIBRARY_KIND,
  templateLibrarySchema,
  writeTemplateLibrary,
  type NamedTemplate,
  type ReadTemplateLibrary,
} from './template-library.ts';
export { writeDesignFile, type NamedDesign } from './write-design-file.ts';
