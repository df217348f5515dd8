import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { expect, it } from 'vitest';
import { sqliteStores } from '../../src/storage/sqlite/stores.ts';
import { ROOT, temporaryFolder } from '../support/server-process.ts';

const service = readFileSync(join(ROOT, 'docs/operations/site-designer-backup.service'), 'utf8');
const BACKUPS = '/var/backups/site-designer';

it('the documented service backs up as a user without a home, and makes its folder', async () => {
  const folder = temporaryFolder();
  const path = join(folder, 'designs.db');
  await sqliteStores(path).close();
  const shell = /^ExecStart=\/bin\/sh -c '(.*)'$/m.exec(service)?.[1] ?? '';
  const command = shell
    .replaceAll('%%', '%')
    .replaceAll('/usr/bin/node', process.execPath)
    .replaceAll(BACKUPS, join(folder, 'backups'));
  const env = { PATH: '/usr/bin:/bin', HOME: join(folder, 'no-home'), DATABASE_URL: `sqlite:${path}` };
  const out = execFileSync('/bin/sh', ['-c', command], { cwd: ROOT, env, encoding: 'utf8' });
  expect(out).toMatch(/restored as a trial/);
  expect(readdirSync(join(folder, 'backups'))).toEqual([expect.stringMatching(/^designs-[1-7]\.db$/)]);
  expect(existsSync(env.HOME)).toBe(false);
  expect(service).toMatch(new RegExp(`^ExecStartPre=\\+.*--owner=site-designer .*${BACKUPS}$`, 'm'));
});
