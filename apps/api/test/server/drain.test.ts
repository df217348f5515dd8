import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { codeOf } from '../../src/server/start-problem.ts';
import { testAppForThisTest } from '../support/test-app.ts';

const GRACE_MS = 10_000;
/** The end of the wait for clients with open connections, with room for a timer that is early by less than its unit. */
const LINGER_MS = 490;

/** A client that keeps its one connection. */
function client(port: number): (path: string) => Promise<{ readonly answer: IncomingMessage; readonly body: string }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  return async (path) => {
    const request = get({ port, path, agent });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    return { answer, body: await text(answer) };
  };
}

it('an idle server that stops refuses for half a second what clients send on open connections, and closes these', async () => {
  const { app } = await testAppForThisTest();
  await app.listen({ port: 0, host: 'localhost' });
  const sockets = new Set<unknown>();
  app.server.on('request', ({ socket }) => void sockets.add(socket));
  const ask = client((app.server.address() as AddressInfo).port);
  expect((await ask('/healthz')).answer.statusCode).toBe(200);

  const start = performance.now();
  const drained = app.drain(GRACE_MS);
  const { answer, body } = await ask('/healthz');
  expect(sockets.size).toBe(1);
  expect(answer.statusCode).toBe(503);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/problem+json; charset=utf-8',
    connection: 'close',
    'retry-after': '1',
  });
  expect(JSON.parse(body)).toMatchObject({ status: 503, detail: 'This server is stopping; nothing was done' });
  await drained;
  expect(performance.now() - start).toBeGreaterThanOrEqual(LINGER_MS);
});

it('a server without grace waits for no client', async () => {
  const { app } = await testAppForThisTest();
  const drained = app.drain(0).then(() => 'drained');
  const lingered = new Promise((resolve) => setTimeout(resolve, LINGER_MS, 'lingered'));
  expect(await Promise.race([drained, lingered])).toBe('drained');
});

it('clients that never pause lose no answer: they are refused until nobody listens any more', async () => {
  const { app } = await testAppForThisTest();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const ends = Array.from({ length: 12 }, async () => {
    const ask = client(port);
    for (;;) {
      try {
        await ask('/healthz');
      } catch (error) {
        return codeOf(error);
      }
    }
  });
  await app.drain(GRACE_MS);
  await app.close();
  expect(new Set(await Promise.all(ends))).toEqual(new Set(['ECONNREFUSED']));
});
