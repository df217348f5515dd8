import { mkdtempSync } from 'node:fs';
import { startPostgres } from '../test/support/postgres-server.ts';
import { testApp } from '../test/support/test-app.ts';
const pg = await startPostgres();
const folder = mkdtempSync('/tmp/wi/i42/u-');
const { Client } = await import('pg');
const c = new Client({ connectionString: `${pg.url}/postgres` }); await c.connect(); await c.query('create database users24'); await c.end();
async function users(url: string) {
  const served = await testApp({ variables: { DATABASE_URL: url, RATE_LIMIT_PER_MINUTE: '100000000', QUOTA_ROWS_PER_USER: '100000000', QUOTA_GROUPS_PER_DESIGN: '1000000' } });
  const people = await Promise.all(Array.from({ length: 24 }, async (_, i) => {
    const token = await served.tokenFor(`user ${i}`); const headers = { authorization: `Bearer ${token}` };
    const post = async (u: string) => served.app.inject({ method: 'POST', url: u, headers });
    const p = `/api/project/${(await post('/api/project')).json().project.id}`; const s = `${p}/site/${(await post(`${p}/site`)).json().site.id}`; const d = `${s}/sitedesign/${(await post(`${s}/sitedesign`)).json().siteDesign.id}`;
    return () => post(`${d}/camera`);
  }));
  let conflicts = 0, other = 0;
  const round = async (n: number) => { const t = performance.now(); const cpu = process.cpuUsage(); await Promise.all(people.map(async (add) => { for (let i = 0; i < n; i++) { const { statusCode } = await add(); if (statusCode === 409 || statusCode === 412 || statusCode === 503) conflicts++; else if (statusCode >= 300) { other++; if (other < 3) console.log(statusCode, (await add()).payload); } } })); const e = process.cpuUsage(cpu); return [24 * n / (performance.now() - t) * 1000, (e.user + e.system) / 1000 / (24 * n)]; };
  return { round, close: () => served.close(), count: () => [conflicts, other] };
}
const a = await users(`sqlite:${folder}/d.db`), b = await users(`${pg.url}/users24`);
await a.round(10); await b.round(10);
for (let i = 0; i < 6; i++) { const [x, cx] = await a.round(20), [y, cy] = await b.round(20); console.log('sqlite', x!.toFixed(0), '/s', cx!.toFixed(2), 'ms cpu; postgres', y!.toFixed(0), '/s', cy!.toFixed(2), 'ms cpu; ratio', (y! / x!).toFixed(2), 'cpu ratio', (cx! / cy!).toFixed(2)); }
console.log(a.count(), b.count()); await a.close(); await b.close(); await pg.stop(); process.exit(0);
