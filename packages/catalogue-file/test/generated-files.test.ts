import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { expect, test } from 'vitest';
import { engineTypes } from '../scripts/engine-types.ts';
import { catalogueFileSchema } from '../src/index.ts';

test.each([
  ["the engine's types", '../../sizing-engine/src/catalogue/schema.ts', engineTypes],
  ['the JSON schema', '../../../docs/schemas/catalogue-file.schema.json', () => JSON.stringify(catalogueFileSchema())],
])('%s of a catalogue: those of the schema', async (_, place, written) => {
  const filepath = fileURLToPath(new URL(place, import.meta.url));
  const text = await format(written(), { ...(await resolveConfig(filepath)), filepath });
  await expect(text).toMatchFileSnapshot(filepath);
});
