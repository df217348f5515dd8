import type { Page } from 'playwright-core';
import { median, type BenchRow } from '../../tools/bench-row.ts';
import { apiFor, type Api } from '../support/api.ts';
import { launchBrowser } from '../support/run/browser.ts';
import { pathOf, type DesignPath } from '../support/four-cameras.ts';
import { cameras, OPTICS, plan } from '../support/floor-plan.ts';
import { addPrepared } from '../support/prepared-designs.ts';
import { startServer } from '../support/run/server.ts';
import { sharedSignIn } from '../support/sign-in.ts';
import { signIn } from '../support/steps.ts';
import { installStopwatch } from './cameras/stopwatch.ts';

const PLANS = 10;
const GROUPS = 50;
const CAMERAS_OF_GROUP = 10;
const COUNT = GROUPS * CAMERAS_OF_GROUP;
const WALLS = 100;
const SEGMENTS_OF_WALL = 20;
const PICTURE = { width: 2000, height: 1250 };
const METRES_PER_PIXEL = 0.04;
const TURNS = 9;
const MOVES = 240;
const LATE_MS = 20;
const COME_TO_REST_MS = 2000;

/** Moving one of 500 cameras between 2 000 segments of walls on a plan, and opening the first of ten plans. */
export async function rows(): Promise<BenchRow[]> {
  await using closing = new AsyncDisposableStack();
  const server = await startServer();
  closing.defer(async () => void (await server.stop()));
  const browser = await launchBrowser();
  closing.defer(() => browser.close());
  const context = await browser.newContext({ baseURL: server.origin, viewport: { width: 1440, height: 900 } });
  await context.addInitScript(installStopwatch);
  const page = await context.newPage();
  const { accessToken } = await sharedSignIn('Alice', server.origin);
  const api = await apiFor('Alice', server);
  await page.goto('/healthz');
  const addPlan: AddPlan = async (plans, floor) => {
    const answer = await fetch(`${server.origin}/api${plans}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'image/png' },
      body: new Uint8Array(await drawing(page, floor)),
    });
    return ((await answer.json()) as { plan: { id: number } }).plan.id;
  };
  const bare = await addPrepared(api, { groups: [] });
  await addPlan(plansOf(bare), 0);
  const crowded = await placedDesign(api, addPlan, 1);
  const full = await placedDesign(api, addPlan, PLANS);

  await page.goto(planPage(crowded));
  await signIn(page, 'Alice');
  return [await draggingRow(page), await openingRow(page, planPage(full), planPage(bare))];
}

/** Stores the picture of a floor and returns the id of its plan. */
type AddPlan = (plans: string, floor: number) => Promise<number>;

const plansOf = ({ projectId, siteId }: DesignPath): string => `/project/${projectId}/site/${siteId}/plan`;
const planPage = (design: DesignPath): string => `${pathOf(design)}/plan`;

/** A design with its cameras on so many plans, of which the first has the walls. */
async function placedDesign(api: Api, addPlan: AddPlan, count: number): Promise<DesignPath> {
  const groups = Array.from({ length: GROUPS }, (_, index) => ({
    streamName: `Hall ${index + 1}`,
    quantity: CAMERAS_OF_GROUP,
    optics: { ...OPTICS, hfovDeg: 60 + (index % 5) * 10 },
  }));
  const design = await addPrepared(api, { groups });
  const plans = plansOf(design);
  const ids: number[] = [];
  for (let floor = 0; floor < count; floor += 1) ids.push(await addPlan(plans, floor));
  const { plan: stored } = await api.get<{ plan: object }>(`${plans}/${ids[0]}`);
  await api.put(`${plans}/${ids[0]}`, { ...stored, metresPerPixel: METRES_PER_PIXEL, walls: walls() });
  await placeCameras(api, design, ids);
  return design;
}

async function placeCameras(api: Api, design: DesignPath, plans: readonly number[]): Promise<void> {
  const { siteDesign } = await api.get<{ siteDesign: { cameras: readonly { cameraGroupId: number }[] } }>(
    pathOf(design),
  );
  const columns = 25;
  const placements = siteDesign.cameras.flatMap(({ cameraGroupId }, group) =>
    Array.from({ length: CAMERAS_OF_GROUP }, (_, index) => {
      const place = group * CAMERAS_OF_GROUP + index;
      return {
        cameraGroupId,
        planId: plans[Math.floor((place * plans.length) / COUNT)]!,
        x: 60 + (place % columns) * 78,
        y: 50 + Math.floor(place / columns) * 60,
        directionDeg: (place * 37) % 360,
        label: '',
        note: '',
      };
    }),
  );
  await api.put(`${pathOf(design)}/savechanges`, { cameras: null, serverSettings: null, placements });
}

/** Lines of short segments over the whole picture, as a drawing of many rooms has them. */
function walls(): object[] {
  return Array.from({ length: WALLS }, (_, wall) => ({
    id: wall + 1,
    points: Array.from({ length: SEGMENTS_OF_WALL + 1 }, (__, point) => ({
      x: 20 + (wall % 10) * 196 + point * 9,
      y: 30 + Math.floor(wall / 10) * 120 + (point % 2) * 14,
    })),
  }));
}

/** A picture of lines, different for each floor. */
async function drawing(page: Page, floor: number): Promise<Buffer> {
  const text = await page.evaluate(
    ([{ width, height }, start]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d')!;
      context.fillStyle = '#fff';
      context.fillRect(0, 0, width, height);
      for (let line = 0; line < 400; line += 1) {
        const at = (line * 97 + start * 31) % width;
        context.strokeRect(at, (line * 53) % height, 120 + (line % 90), 60 + (line % 50));
      }
      return canvas.toDataURL('image/png').split(',')[1]!;
    },
    [PICTURE, floor] as const,
  );
  return Buffer.from(text, 'base64');
}

/** How many frames come late while a camera is dragged over the plan, of all frames. */
async function draggingRow(page: Page): Promise<BenchRow> {
  // All is drawn before.
  await plan(page)
    .locator('g[data-step] path')
    .nth(COUNT - 1)
    .waitFor({ state: 'attached' });
  await page.waitForTimeout(COME_TO_REST_MS);
  const box = (await plan(page).boundingBox())!;
  const mark = (await cameras(page)
    .nth(COUNT / 2)
    .boundingBox())!;
  await page.mouse.move(mark.x + mark.width / 2, mark.y + mark.height / 2);
  await page.mouse.down();
  await page.evaluate(() => globalThis.stopwatch.startFilm());
  for (let move = 0; move < MOVES; move += 1) {
    const turn = (move / MOVES) * 4 * Math.PI;
    await page.mouse.move(
      box.x + box.width * (0.5 + 0.25 * Math.cos(turn)),
      box.y + box.height * (0.5 + 0.25 * Math.sin(turn)),
    );
  }
  const frames = await page.evaluate(() => globalThis.stopwatch.endFilm());
  await page.mouse.up();
  await page.getByText('All changes saved').waitFor();
  return {
    name: `plan: frames over ${LATE_MS} ms while one of ${COUNT} cameras is dragged beside 2 000 segments of walls`,
    ratio: frames.filter((ms) => ms > LATE_MS).length / frames.length,
    goal: 0.05,
    better: 'lower',
    figures: `${frames.length} frames, longest ${Math.max(...frames).toFixed(0)} ms`,
  };
}

/** From the request of the page to the frame that shows the picture of its first plan, with all that is on it and without. */
async function openingRow(page: Page, full: string, bare: string): Promise<BenchRow> {
  const times = new Map<string, number[]>([full, bare].map((address) => [address, []]));
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const [address, shown] of times) {
      await page.goto(address);
      shown.push(await shownAt(page));
    }
  }
  const [ours, alone] = [...times.values()].map(median);
  return {
    name: `plan: the first of ${PLANS} plans shown / its picture alone`,
    ratio: ours! / alone!,
    goal: 1.2,
    better: 'lower',
    figures: `${ours!.toFixed(0)} to ${alone!.toFixed(0)} ms`,
  };
}

function shownAt(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const tell = async (href: string): Promise<void> => {
          // A frame with the element comes before the picture is read: reading it once more takes as long.
          await Object.assign(new Image(), { src: href }).decode();
          requestAnimationFrame(() => requestAnimationFrame((at) => resolve(at)));
        };
        const look = (): boolean => {
          const href = document.querySelector('svg image')?.getAttribute('href');
          if (href === undefined || href === null) return false;
          void tell(href);
          return true;
        };
        if (look()) return;
        const observer = new MutationObserver(() => {
          if (look()) observer.disconnect();
        });
        observer.observe(document, { childList: true, subtree: true, attributes: true });
      }),
  );
}
