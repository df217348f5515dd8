import { writeFile } from 'node:fs/promises';
import { designFileSchema } from '../src/design-file.ts';
import { templateLibrarySchema } from '../src/template-library.ts';

const FOLDER = new URL('../../../docs/schemas/', import.meta.url);

const pages = { 'design-file': designFileSchema(), 'template-library': templateLibrarySchema() };

for (const [name, schema] of Object.entries(pages)) {
  await writeFile(new URL(`${name}.schema.json`, FOLDER), `${JSON.stringify(schema, undefined, 2)}\n`);
}
