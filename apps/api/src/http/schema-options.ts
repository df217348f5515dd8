import type { Options } from 'ajv';

/** A test checks every schema of the server: to compile the schema of schemas would take an eighth of a start. */
export const CHECKED_SCHEMAS = { meta: false, validateSchema: false } as const satisfies Options;
