import { once } from 'node:events';
import { statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../support/free-port.ts';
import {
  runToken,
  spawnFailing,
  startServer,
  temporaryFolder,
  whenAllAreOver,
  type RunningServer,
} from '../support/server-process.ts';

const BETWEEN_LOOKS_MS = 20;

const folderVariables = () => ({ DATABASE_URL: `sqlite:${join(temporaryFolder(), 'designs.db')}` });

async function ask(origin: string, token: string, init: RequestInit = {}) {
  const response = await fetch(`${origin}/api/project`, { ...init, headers: { authorization: `Bearer ${token}` } });
  return { status: response.status, body: (await response.json()) as { project?: { id: number } } };
}

it('SIGTERM ends the process with everything stored, and tokens stay valid after a restart', async () => {
  const variables = folderVariables();
  const first = await startServer(variables);
  const token = (await runToken(first.port, 'alice')).out.trim();
  const { body } = await ask(first.origin, token, { method: 'POST' });
  first.signal('SIGTERM');
  expect(await first.ended).toBe(0);

  const second = await startServer({ ...variables, PORT: String(first.port) });
  expect(await ask(second.origin, token)).toEqual({ status: 200, body: { projects: [body.project] } });
  second.signal('SIGINT');
  expect(await second.ended).toBe(0);
});

interface Conversation {
  readonly send: (text: string) => Promise<void>;
  /** Everything that came, once the server has closed the connection. */
  readonly received: Promise<string>;
}

/** A connection that a test writes to byte by byte. */
async function connected(port: number): Promise<Conversation> {
  const socket = connect(port, 'localhost');
  onTestFinished(() => void socket.destroy());
  const received = new Promise<string>((resolve) => {
    let text = '';
    socket
      .setEncoding('utf8')
      .on('data', (chunk: string) => (text += chunk))
      .on('error', () => undefined)
      .on('close', () => resolve(text));
  });
  await once(socket, 'connect');
  return {
    received,
    send: (text) => new Promise((resolve) => socket.write(text, () => resolve())),
  };
}

/** The head of a `PUT` whose connection is to be kept, and the whole body that has to follow. */
function renaming(project: number | undefined, token: string): [head: string, body: string] {
  const body = JSON.stringify({ name: 'Finished' });
  const head = [
    `PUT /api/project/${project} HTTP/1.1`,
    'host: localhost',
    `authorization: Bearer ${token}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
  ];
  return [`${head.join('\r\n')}\r\n\r\n`, body];
}

/** The server has begun with a request when its log says so; it may answer others before. */
async function logged(output: () => string, ...texts: readonly string[]): Promise<void> {
  while (!texts.every((text) => output().includes(text))) await wait(BETWEEN_LOOKS_MS);
}

/** The first answer that is not 200: by then the server has seen the signal. */
async function refusal(origin: string): Promise<Response> {
  for (;;) {
    const response = await fetch(`${origin}/healthz`);
    if (response.status !== 200) return response;
  }
}

it('on SIGTERM pending requests finish, new ones are refused, and open connections do not keep the process alive', async () => {
  const { origin, port, output, signal, ended } = await startServer(folderVariables());
  const token = (await runToken(port, 'alice')).out.trim();
  const { body } = await ask(origin, token, { method: 'POST' });
  const [head, content] = renaming(body.project?.id, token);
  const [silent, kept, saving] = await Promise.all([connected(port), connected(port), connected(port)]);
  await kept.send('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await saving.send(`${head}${content.slice(0, 5)}`);
  await logged(output, '"method":"GET","url":"/healthz"', '"method":"PUT"');

  signal('SIGTERM');
  const refused = await refusal(origin);
  expect(refused.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  expect(refused.headers.get('connection')).toBe('close');
  expect(await refused.json()).toEqual({
    type: 'about:blank',
    title: 'Service Unavailable',
    status: 503,
    detail: 'This server is stopping; nothing was done',
  });
  await kept.send('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n');
  expect(await kept.received).toMatch(/^HTTP\/1\.1 200 OK[^]*HTTP\/1\.1 503 [^]*connection: close/i);

  await saving.send(content.slice(5));
  expect(await saving.received).toMatch(/^HTTP\/1\.1 200 OK[^]*connection: close[^]*"name":"Finished"/i);
  expect(await ended).toBe(0);
  expect(await silent.received).toBe('');
});

it('a server that stops finishes what is under way, though npm and the terminal both tell it to stop', async () => {
  const { origin, port, output, signal, ended } = await startServer(folderVariables());
  const token = (await runToken(port, 'alice')).out.trim();
  const { body } = await ask(origin, token, { method: 'POST' });
  const [head, content] = renaming(body.project?.id, token);
  const saving = await connected(port);
  await saving.send(head);
  await logged(output, '"method":"PUT"');
  signal('SIGINT');
  await refusal(origin);
  signal('SIGTERM');
  await refusal(origin);
  signal('SIGTERM');
  await saving.send(content);
  expect(await saving.received).toMatch(/^HTTP\/1\.1 200 OK[^]*"name":"Finished"/);
  expect(await ended).toBe(0);
});

it('the process exits with 0 after its grace period though a client never finishes a request', async () => {
  const { port, output, signal, ended } = await startServer({ ...folderVariables(), SHUTDOWN_SECONDS: '1' });
  const token = (await runToken(port, 'alice')).out.trim();
  const saving = await connected(port);
  await saving.send(renaming(1, token)[0]);
  await logged(output, '"method":"PUT"');
  signal('SIGTERM');
  expect(await ended).toBe(0);
});

it('a slow body is given up and answered with an error', async () => {
  const { port, output } = await startServer({ ...folderVariables(), REQUEST_TIMEOUT_SECONDS: '1' });
  const token = (await runToken(port, 'alice')).out.trim();
  const slow = await connected(port);
  await slow.send(renaming(1, token)[0]);
  await logged(output, '"method":"PUT"');
  expect(await slow.received).toMatch(/^HTTP\/1\.1 408 [^]*application\/problem\+json[^]*"status":408/);
});

it('the process lists every invalid variable and exits', async () => {
  const { output, ended } = spawnFailing({ PORT: 'abc', LOG_LEVEL: 'loud', DATABASE_URL: 'oracle:x' });
  expect(await ended).toBe(2);
  for (const name of ['PORT=abc', 'LOG_LEVEL=loud', 'DATABASE_URL=oracle:x']) expect(output()).toContain(name);
});

it('the start warns that anybody can sign in, and the files of keys and sign-ins are private', async () => {
  const folder = temporaryFolder();
  const { origin, output } = await startServer({ DATABASE_URL: `sqlite:${join(folder, 'designs.db')}` });
  expect(output()).toContain('Anybody who reaches this server can sign in without a password');
  // Where to go is what somebody looks for once the server is there.
  expect(output().trimEnd().split('\n').at(-1)).toBe(`Site Designer answers at ${origin}`);
  for (const file of ['identity-keys.json', 'identity.db', 'identity.db-wal']) {
    expect([file, statSync(join(folder, file)).mode & 0o777]).toEqual([file, 0o600]);
  }
});

it.each([
  ['the key file', 'identity-keys.json', ''],
  ['the key file', 'identity-keys.json', '{"jwks":{"keys":[]}}'],
  ['the key file', 'identity-keys.json', '{"jwks":{"keys":[{"kty":"RSA"}]},"cookieKeys":["x"]}'],
  ['the file of sign-ins', 'identity.db', 'This is no database, but it is longer than a hundred bytes.'.repeat(3)],
])('a broken file %s %s is reported in one line with a remedy', async (_, name, content) => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, name), content);
  const { output, ended } = spawnFailing({ DATABASE_URL: `sqlite:${join(folder, 'designs.db')}` });
  expect(await ended).toBe(1);
  expect(output()).toMatch(new RegExp(`^[^\\n]*${name}[^\\n]*delete it[^\\n]*\\n$`));
});

it('requests are logged with an id, without tokens, users or queries', async () => {
  const { origin, port, output, signal, ended } = await startServer(folderVariables());
  const token = (await runToken(port, 'alice')).out.trim();
  const response = await fetch(`${origin}/api/project`, { headers: { authorization: `Bearer ${token}` } });
  await fetch(`${origin}/api/project`, { headers: { authorization: 'Bearer a.forged.token' } });
  await fetch(`${origin}/authentication-callback?code=secret-code&state=secret-state`);
  await fetch(`${origin}/idp/session/end?id_token_hint=secret-hint`);
  const body = new URLSearchParams({ grant_type: 'refresh_token', client_id: 'web', refresh_token: 'secret-token' });
  await fetch(`${origin}/idp/token`, { method: 'POST', headers: { origin }, body });
  signal('SIGTERM');
  await ended;
  const lines = output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { reqId?: string; req?: { url: string } });
  expect(lines).toContainEqual(
    expect.objectContaining({
      reqId: response.headers.get('x-request-id'),
      req: { method: 'GET', url: '/api/project' },
    }),
  );
  expect(lines.map(({ req }) => req?.url)).toContain('/authentication-callback');
  // The provider says so where it is left with a default that is not meant to stay.
  expect(output()).not.toContain('NOTICE');
  for (const secret of [token, 'secret', 'forged', 'alice', 'remoteAddress', 'code='])
    expect(output()).not.toContain(secret);
});

describe('a server that runs', () => {
  const whenOver = whenAllAreOver();
  let running: RunningServer;

  beforeAll(async () => {
    const file = join(temporaryFolder(whenOver), 'designs.db');
    running = await startServer({ DATABASE_URL: `sqlite:${file}` }, whenOver);
  });

  it('prints nothing but a token, by name or by address', async () => {
    const { port, origin } = running;
    for (const name of ['alice', 'alice@example.com']) {
      const { code, out, err } = await runToken(port, name);
      expect([code, err]).toEqual([0, '']);
      expect(out).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+\n$/);
      expect((await ask(origin, out.trim())).status).toBe(200);
    }
  });

  it('reports on stderr why there is no token', async () => {
    const { port } = running;
    expect(await runToken(port, 'eve')).toEqual({ code: 2, out: '', err: 'There is no user "eve".\n' });
    expect(await runToken(port)).toMatchObject({ code: 2, out: '' });
    const unused = await freePort();
    const { code, out, err } = await runToken(unused, 'alice');
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(`No server answers at http://localhost:${unused}`);
    for (const wrong of ['abc', '0x', '99999', '-1', ' ']) {
      expect(await runToken(wrong, 'alice')).toEqual({ code: 2, out: '', err: `PORT=${wrong} is no port.\n` });
    }
    expect(await runToken(port, 'alice', 'bob')).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringMatching(/^One user at a time/),
    });
  });

  it('redirects requests under another name of the machine to its own name', async () => {
    const { port } = running;
    const originFor = async (target: string) => {
      const asking = await connected(port);
      const head = [`GET ${target} HTTP/1.1`, `host: 127.0.0.1:${port}`, 'accept: text/html', 'connection: close'];
      await asking.send(`${head.join('\r\n')}\r\n\r\n`);
      return new URL(/^location: (.*)\r$/im.exec(await asking.received)?.[1] ?? 'none:').origin;
    };
    const targets = [
      '/',
      'http://evil.example/',
      'http://evil.example/x?y=1',
      'https://evil.example:81/',
      '//evil.example/',
    ];
    const origins = await Promise.all(targets.map(originFor));
    expect(origins).toEqual(targets.map(() => `http://localhost:${port}`));
  });

  it('refuses a request of HTTP/1.1 without a Host header with a reason', async () => {
    const asking = await connected(running.port);
    await asking.send('GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n');
    expect(await asking.received).toMatch(
      /^HTTP\/1\.1 400 [^]*application\/problem\+json[^]*"detail":"HTTP\/1.1 requests need a Host header"/,
    );
    const old = await connected(running.port);
    await old.send('GET /healthz HTTP/1.0\r\n\r\n');
    expect(await old.received).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('reports in one line that the port is taken', async () => {
    const { port } = running;
    const { output, ended } = spawnFailing({ ...folderVariables(), PORT: String(port), LOG_LEVEL: 'silent' });
    expect(await ended).toBe(1);
    expect(output()).toMatch(new RegExp(`^PORT=${port}: [^\\n]*EADDRINUSE[^\\n]*\\n$`));
  });
});
