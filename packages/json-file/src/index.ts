export { segmentsOf, type Place } from './places.ts';
export { readJson, type JsonText, type Problem } from './read-json.ts';
export { schemaErrors } from './schema-errors.ts';
