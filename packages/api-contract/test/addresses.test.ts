import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import * as contract from '../src/index.ts';
import type { RouteContract } from '../src/index.ts';

const routes = Object.entries<unknown>({ ...contract }).filter((entry): entry is [string, RouteContract] =>
  contract.contracts.some((route) => route === entry[1]),
);

const HEAD = `// Written from the contracts by test/addresses.test.ts; update it with vitest --update.
import type * as contract from './index.ts';
import type { Address } from './route.ts';

/** Every endpoint without its schemas, which a browser has no use for; their types are exported beside them. */
export type * from './index.ts';
`;

function constant([name, { method, url, schema }]: [string, RouteContract]): string {
  const address = { method, url, isPublic: schema.security !== undefined };
  return `export const ${name}: Address<typeof contract.${name}> = ${JSON.stringify(address)};`;
}

it('addresses.ts has every endpoint', async () => {
  expect(routes).toHaveLength(contract.contracts.length);
  const filepath = fileURLToPath(new URL('../src/addresses.ts', import.meta.url));
  const source = [HEAD, ...routes.map(constant)].join('\n');
  const text = await format(source, { ...(await resolveConfig(filepath)), filepath });
  await expect(text).toMatchFileSnapshot(filepath);
});
