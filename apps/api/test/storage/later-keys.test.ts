import { join } from 'node:path';
import { updateBranding, updateCover, updatePriceList } from '@site-designer/api-contract';
import Database from 'better-sqlite3';
import { expect, it, onTestFinished } from 'vitest';
import { apiClient } from '../support/api-client.ts';
import { temporaryFolder } from '../support/server-process.ts';
import { testAppForThisTest } from '../support/test-app.ts';
import { makeTree } from '../support/tree.ts';

const TABLES = [
  ['brandings', 'branding'],
  ['price_lists', 'price_list'],
  ['projects', 'cover'],
] as const;

it('branding, price list and cover page keep the keys of a later version when they are written', async () => {
  const path = join(temporaryFolder(), 'designs.db');
  const { app, tokenFor } = await testAppForThisTest({ variables: { DATABASE_URL: `sqlite:${path}` } });
  const alice = apiClient(app, await tokenFor('alice'));
  const params = await makeTree(alice);
  const save = async (name: string): Promise<number[]> => {
    const answers = [
      await alice(updateBranding, { body: { name } }),
      await alice(updatePriceList, { body: { priceList: { currency: 'EUR', lines: [] } } }),
      await alice(updateCover, { params, body: { customer: name } }),
    ];
    return answers.map(({ status }) => status);
  };
  await save('First');
  const file = new Database(path);
  onTestFinished(() => void file.close());
  for (const [table, column] of TABLES)
    file.exec(`update ${table} set ${column} = json_set(${column}, '$.later', 'kept')`);
  expect(await save('Second')).toEqual([200, 200, 200]);
  for (const [table, column] of TABLES) {
    const text = file.prepare(`select ${column} from ${table}`).pluck().get();
    expect(JSON.parse(String(text))).toMatchObject({ later: 'kept' });
  }
  const cover = file.prepare("select cover ->> '$.customer' from projects").pluck().get();
  expect(cover).toBe('Second');
});
