export { segmentsOf } from './places.ts';
export { readJson, type Problem } from './read-json.ts';
export { schemaErrors } from './schema-errors.ts';
