import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import * as contract from '../src/index.ts';
import type { RouteContract } from '../src/index.ts';

const routes = Object.entries<unknown>({ ...contract })
  .filter((entry): entry is [string, RouteContract] => contract.contracts.some((route) => route === entry[1]))
  .toSorted(([a], [b]) => (a < b ? -1 : 1));

const HEAD = `// Written from the contracts by test/addresses.test.ts; update it with vitest --update.
import type * as contract from '../index.ts';
import { address } from '../basics/route.ts';

/** Endpoints without their schemas, which a browser has no use for; their types are exported beside them. */
export type * from '../index.ts';
`;

function constant([name, { method, url, schema }]: [string, RouteContract]): string {
  const parts = [method, url, ...(schema.security === undefined ? [] : [true])];
  return `export const ${name} = address<typeof contract.${name}>(${parts.map((part) => JSON.stringify(part)).join()});`;
}

/** The first page needs no other addresses: they come with the pages that do. */
const LIST_TAGS = ['Identity', 'Projects', 'Sites', 'Site designs'];
const PROPOSAL_TAGS = ['Proposals', 'Design versions', 'API tokens', 'Comments', 'Workspaces'];
const tagged = (tags: readonly string[]) =>
  routes.filter(([, { schema }]) => schema.tags.some((tag) => tags.includes(tag)));
const [ofLists, ofProposals] = [tagged(LIST_TAGS), tagged(PROPOSAL_TAGS)];

it.each([
  ['basics/addresses.ts', ofLists],
  ['designs/design-addresses.ts', routes.filter((each) => !ofLists.includes(each) && !ofProposals.includes(each))],
  ['proposals/proposal-addresses.ts', ofProposals],
])('%s has every endpoint', async (file, written) => {
  expect(routes).toHaveLength(contract.contracts.length);
  const filepath = fileURLToPath(new URL(`../src/${file}`, import.meta.url));
  const source = [HEAD, ...written.map(constant)].join('\n');
  const text = await format(source, { ...(await resolveConfig(filepath)), filepath });
  await expect(text).toMatchFileSnapshot(filepath);
});
