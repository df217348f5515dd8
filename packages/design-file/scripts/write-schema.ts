import { writeFile } from 'node:fs/promises';
import { designFileSchema } from '../src/index.ts';

const PAGE = new URL('../../../docs/schemas/design-file.schema.json', import.meta.url);

await writeFile(PAGE, `${JSON.stringify(designFileSchema(), undefined, 2)}\n`);
