import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { expect, it } from 'vitest';
import { ROOT, startServer, temporaryFolder } from '../support/server-process.ts';

const page = readFileSync(join(ROOT, 'docs/api.md'), 'utf8');
const commands = [...page.matchAll(/```bash\n([^]*?)```/g)].map(([, block]) => block ?? '').join('\n');

it('the calls of docs/api.md lead from a token to a proposal', async () => {
  const { port } = await startServer({ DATABASE_URL: `sqlite:${join(temporaryFolder(), 'designs.db')}` });
  const child = spawn('bash', ['--norc', '-euo', 'pipefail', '-c', commands], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port) },
  });
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  const [code] = await once(child, 'close');

  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('The design is at /api/project/1/site/1/sitedesign/1');
  expect(out).toContain('"sku":"HE150D-4TB"');
  expect(out).toMatch(/"diskUtilization":\{"value":68\.96/);
  expect(out).toContain('{"path":"colour","message":"Unknown field"}');
});
