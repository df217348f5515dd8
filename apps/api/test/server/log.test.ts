import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { logOptions, terminalStream } from '../../src/server/log.ts';

it('a terminal gets one short line per message, without queries, and errors with their stack', async () => {
  const lines: string[] = [];
  const destination = new Writable({ write: (chunk, _, written) => (lines.push(String(chunk)), written()) });
  const stream = await terminalStream({ destination, colorize: false });
  const app = Fastify({ logger: { ...(await logOptions('info', false)), stream }, genReqId: () => '12345678-9abc' });
  app.get('/broken', () => Promise.reject(new Error('out of order')));

  await app.inject('/broken?code=secret');
  const text = lines.join('');
  expect(text).toMatch(/^\[\d\d:\d\d:\d\d\] INFO: 12345678 GET \/broken$/m);
  expect(text).toMatch(/^\[\d\d:\d\d:\d\d\] INFO: 12345678 500 in \d+ ms$/m);
  expect(text).toContain('Error: out of order');
  expect(text).toContain('log.test.ts');
  expect(text).not.toContain('secret');
});

it('a log that is not a terminal gets JSON', async () => {
  expect(await logOptions('info', false)).not.toHaveProperty('stream');
});

it.each([
  '/shared/secret',
  '/invitation/secret',
  '/api/invitation/secret',
  '/api/shared/secret?x=1',
  '//SHARED//secret',
  '/%73hared/secret',
  '/api/shared%2Fsecret',
  '/x/../shared/secret',
])('the secret of the address %s is not logged', async (url) => {
  const lines: string[] = [];
  const stream = new Writable({ write: (chunk, _, written) => (lines.push(String(chunk)), written()) });
  const app = Fastify({ logger: { ...(await logOptions('trace', false)), stream } });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send());
  await app.inject(url);
  expect(lines.join('')).toMatch(/"\/(shared|invitation)\/\*\*\*"/);
  expect(lines.join('')).not.toContain('secret');
});
