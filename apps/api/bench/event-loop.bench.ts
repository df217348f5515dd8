import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { NEW_STREAM } from '@site-designer/sizing-engine';
import type { BenchRow } from '../../../tools/bench-row.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** Twice what a server without other settings takes in one design; explanations of more groups need more memory than one request may take. */
const GROUPS = 10_000;
const GROUPS_A_SAVE = 5000;
/** Calls of one user that are under way all the time. */
const PARALLEL = 10;
const SAMPLES = 1500;
const BETWEEN_SAMPLES_MS = 10;
const MOST_MS = 50;

interface Server {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/**
 * How long others wait while one user works on a design of 10 000 groups: the 99th percentile of `/healthz`, above what it is
 * without load.
 */
export async function rows(): Promise<BenchRow[]> {
  const server = await startBuilt();
  try {
    const token = await tokenOf(server, 'alice');
    const send = senderOf(server, token);
    const design = await largeDesign(send);
    const base = await healthTimes(server);
    let isLoaded = true;
    const calls = [`${design}/calculate?explain=true`, `${design}/calculate`, design];
    const load = Array.from({ length: PARALLEL }, async (_, index) => {
      let answered = 0;
      while (isLoaded) {
        await drop(`${server.origin}${calls[index % calls.length]}`, token);
        answered += 1;
      }
      return answered;
    });
    const loaded = await healthTimes(server);
    isLoaded = false;
    const answered = (await Promise.all(load)).reduce((sum, each) => sum + each, 0);
    const [p99, base99] = [percentile(loaded, 0.99), percentile(base, 0.99)];
    const ms = (time: number) => `${time.toFixed(1)} ms`;
    return [
      {
        name: `api: /healthz while one user reads and sizes ${GROUPS} groups, p99 above its base, ms`,
        ratio: Math.max(0, p99 - base99),
        goal: MOST_MS,
        better: 'lower',
        figures: `base p99 ${ms(base99)}; loaded p50 ${ms(percentile(loaded, 0.5))}, p99 ${ms(p99)}, longest ${ms(percentile(loaded, 1))}; ${answered} large answers`,
      },
    ];
  } finally {
    await server.stop();
  }
}

/** The server as it is built. */
async function startBuilt(): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'site-designer-bench-'));
  const port = await freePort();
  const child = spawn(process.execPath, ['apps/api/dist/server.js'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATABASE_URL: `sqlite:${join(folder, 'designs.db')}`,
      LOG_LEVEL: 'error',
      RATE_LIMIT_PER_MINUTE: '100000000',
      QUOTA_GROUPS_PER_DESIGN: String(GROUPS),
    },
  });
  process.once('exit', () => child.kill());
  const origin = `http://localhost:${port}`;
  while (!(await fetch(`${origin}/readyz`).catch(() => undefined))?.ok) await wait(BETWEEN_SAMPLES_MS);
  return {
    origin,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

async function tokenOf({ origin }: Server, user: string): Promise<string> {
  const child = spawn(process.execPath, ['tools/token.mjs', user], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], PORT: new URL(origin).port },
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(child, 'close');
  return Buffer.concat(chunks).toString().trim();
}

type Send = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<void>;

function senderOf({ origin }: Server, token: string): Send {
  return async (method, path, body) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 200)}`);
  };
}

/** Read an answer without looking at it: the times of others are measured in this process. */
function drop(address: string, token: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { authorization: `Bearer ${token}` } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${address}: ${response.statusCode}`));
      response.resume().once('end', resolve);
    }).once('error', reject);
  });
}

async function largeDesign(send: Send): Promise<string> {
  await send('POST', '/api/project');
  await send('POST', '/api/project/1/site');
  await send('POST', '/api/project/1/site/1/sitedesign');
  const design = '/api/project/1/site/1/sitedesign/1';
  for (let done = 0; done < GROUPS; done += GROUPS_A_SAVE) {
    const cameras = Array.from({ length: GROUPS_A_SAVE }, (_, index) => ({
      ...NEW_STREAM,
      streamName: `Camera ${done + index}`,
    }));
    await send('PUT', `${design}/savechanges`, { cameras, serverSettings: null });
  }
  return design;
}

/** Times of one request after the other, milliseconds, from the shortest to the longest. */
async function healthTimes({ origin }: Server): Promise<number[]> {
  const times: number[] = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const start = performance.now();
    await (await fetch(`${origin}/healthz`)).text();
    times.push(performance.now() - start);
    await wait(BETWEEN_SAMPLES_MS);
  }
  return times.toSorted((a, b) => a - b);
}

function percentile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
