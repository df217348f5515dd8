import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-designer-nginx-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The search path on which nginx is, if it is anywhere. */
export function nginxOnPath(): string[] {
  const path = `${process.env['PATH']}:/usr/sbin`;
  try {
    execFileSync('nginx', ['-v'], { env: { ...process.env, PATH: path }, stdio: 'ignore' });
    return [path];
  } catch {
    return [];
  }
}

/** Gives back the files of its logs. */
export async function startNginx(path: string, site: string): Promise<readonly string[]> {
  const folder = await temporaryFolder();
  const file = join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  await writeFile(
    file,
    `daemon off; error_log ${join(folder, 'error.log')}; pid ${join(folder, 'pid')}; events {} http { ${temporary.join(' ')} ${site.replaceAll('/var/log/nginx', folder)} }`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', file], { env: { ...process.env, PATH: path }, stdio: 'ignore' });
  onTestFinished(async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  });
  return ['error.log', 'site-designer.log'].map((name) => join(folder, name));
}

export async function answers(origin: string): Promise<void> {
  while (!(await fetch(`${origin}/readyz`).catch(() => undefined))?.ok) await wait(50);
}
