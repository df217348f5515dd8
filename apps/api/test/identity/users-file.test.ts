import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../src/settings/config.ts';
import { ConfigError } from '../../src/settings/environment.ts';
import { Browser, signIn, startSignIn } from '../support/browser.ts';
import { fenceOf } from '../support/fence.ts';
import { testAppForThisTest } from '../support/test-app.ts';
import { decodeJwt } from '../support/tokens.ts';

function usersFile(content: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-designer-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'users.json');
  writeFileSync(file, content);
  return file;
}

it('the users of the file replace Alice and Bob', async () => {
  const EMBEDDED_IDP_USERS = usersFile(fenceOf('docs/operations.md', 'apps/api/test/identity/users-file.test.ts'));
  const { app } = await testAppForThisTest({ variables: { EMBEDDED_IDP_USERS } });
  const browser = new Browser(app);
  const page = await browser.get(await startSignIn(browser, 'verifier-verifier-verifier-verifier-verifier'));
  expect(page.payload.match(/(?<=name="user" value=")[^"]+/g)).toEqual(['carol']);

  const { access_token, id_token } = await signIn(new Browser(app), 'carol');
  expect(decodeJwt(id_token).payload).toMatchObject({ sub: 'carol', given_name: 'Carol', email_verified: true });
  const projects = await app.inject({ url: '/api/project', headers: { authorization: `Bearer ${access_token}` } });
  expect(projects.statusCode).toBe(200);
});

it.each([
  ['nothing', '', 'Unexpected end of JSON input'],
  ['no users', '[]', 'items'],
  ['a user without an address', '[{ "id": "carol", "given_name": "Carol" }]', '/0'],
  ['an unknown field', '[{ "id": "carol", "email": "c@x.example", "given_name": "Carol", "password": "" }]', '/0'],
])('a users file with %s is refused at start', (_, content, reason) => {
  const path = usersFile(content);
  const read = () => readConfig({ EMBEDDED_IDP_USERS: path });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(`EMBEDDED_IDP_USERS=${path}: `);
  expect(read).toThrow(reason);
});
