import { launchBrowser } from './support/browser.ts';
import { execFileSync } from 'node:child_process';
const O = 'http://localhost:3300';
const T = execFileSync('node', ['tools/token.mjs', 'alice'], { env: { ...process.env, PORT: '3300' } })
  .toString()
  .trim();
const api = async (m: string, p: string, body?: unknown) => {
  const r = await fetch(`${O}/api${p}`, {
    method: m,
    headers: { authorization: `Bearer ${T}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    body: body ? JSON.stringify(body) : undefined,
  });
  return r.status === 204 ? undefined : r.json();
};
const p = (await api('POST', '/project')).project.id,
  s = (await api('POST', `/project/${p}/site`)).site.id,
  d = (await api('POST', `/project/${p}/site/${s}/sitedesign`)).siteDesign.id;
const D = `/project/${p}/site/${s}/sitedesign/${d}`;
for (const rate of [2041, 2413, 2950, 3459]) {
  const row = (await api('POST', `${D}/camera`)).cameras[0];
  await api('PUT', `${D}/camera/${row.cameraGroupId}`, {
    cameras: [
      {
        ...row,
        motion: { continuous: 0, motion: 70 },
        bitrateKbit: { continuous: 0, motion: rate },
        motionIsCustomBitrate: true,
      },
    ],
  });
}
const b = await launchBrowser();
for (const [w, scheme] of [
  [1440, 'light'],
  [1440, 'dark'],
  [390, 'light'],
] as const) {
  const ctx = await b.newContext({ viewport: { width: w, height: w === 390 ? 844 : 900 }, colorScheme: scheme });
  const page = await ctx.newPage();
  page.on('console', (m) => m.type() === 'error' && console.log('CONSOLE', m.text().slice(0, 300)));
  page.on('pageerror', (e) => console.log('PAGEERROR', e.message.slice(0, 300)));
  const shot = (n: string, full = false) =>
    page.screenshot({ path: `/tmp/shots/${n}-${w}-${scheme}.png`, fullPage: full });
  await page.goto(O + D);
  await page.getByRole('button', { name: /alice/i }).click();
  await page.getByRole('tab', { name: 'Cameras' }).waitFor();
  await page.waitForTimeout(1500);
  await shot('10-cameras');
  await page.getByRole('tab', { name: 'Servers' }).click();
  await page.waitForTimeout(500);
  await shot('11-servers-generic', true);
  await page.getByRole('button', { name: 'Generate Proposal' }).click();
  await page.waitForTimeout(2500);
  await shot('12-proposal-generic', true);
  await ctx.close();
}
await b.close();
