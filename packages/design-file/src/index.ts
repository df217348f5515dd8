export type { Problem } from '@site-designer/json-file';
export { DesignFile, designFileSchema, FORMAT, VERSION } from './design-file.ts';
export { readDesignFile, type ReadDesignFile } from './read-design-file.ts';
export { writeDesignFile, type NamedDesign } from './write-design-file.ts';
