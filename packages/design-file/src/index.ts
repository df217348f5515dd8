export { DesignFile, designFileSchema, FORMAT, VERSION } from './design-file.ts';
export type { Place } from './places.ts';
export { readDesignFile, type Problem, type ReadDesignFile } from './read-design-file.ts';
export { writeDesignFile, type NamedDesign } from './write-design-file.ts';
