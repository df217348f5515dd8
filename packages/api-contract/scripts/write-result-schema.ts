import { writeFile } from 'node:fs/promises';
import { resultSchema } from '../src/index.ts';

const PAGE = new URL('../../../docs/schemas/proposal.schema.json', import.meta.url);

await writeFile(PAGE, `${JSON.stringify(resultSchema(), undefined, 2)}\n`);
