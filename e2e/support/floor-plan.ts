import type { Locator, Page } from 'playwright-core';

/** A dome on a ceiling that looks at faces. */
export const OPTICS = {
  hfovDeg: 80,
  sensorWidthMm: null,
  focalMm: null,
  mountHeightM: 3,
  aimHeightM: 1.6,
  tiltDeg: 15,
  corridor: false,
};

/** A drawing of two rooms, as the browser writes it. */
export async function drawing(page: Page): Promise<Buffer> {
  const text = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 800, height: 400 });
    const context = canvas.getContext('2d')!;
    context.fillStyle = '#fff';
    context.fillRect(0, 0, 800, 400);
    context.strokeRect(20, 20, 760, 360);
    context.strokeRect(400, 20, 1, 360);
    return canvas.toDataURL('image/png').split(',')[1]!;
  });
  return Buffer.from(text, 'base64');
}

export const plan = (page: Page): Locator => page.getByRole('application', { name: 'Floor plan' });
export const cameras = (page: Page): Locator => plan(page).locator('[data-camera]');

/** Where a share of what is shown of the plan stands on the page. */
export async function pointOf(page: Page, x: number, y: number): Promise<{ readonly x: number; readonly y: number }> {
  const box = (await plan(page).boundingBox())!;
  return { x: box.x + box.width * x, y: box.y + box.height * y };
}

/** Presses the plan at a share of what is shown. */
export async function press(page: Page, x: number, y: number): Promise<void> {
  const { width, height } = (await plan(page).boundingBox())!;
  await plan(page).click({ position: { x: width * x, y: height * y } });
}

/** The page of the plan of an open design, with a drawing. */
export async function addDrawing(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Plan', exact: true }).click();
  const file = { name: 'ground-floor.png', mimeType: 'image/png', buffer: await drawing(page) };
  await page.getByLabel('Drawing of a floor').first().setInputFiles(file);
  await plan(page).waitFor();
}

export async function saved(page: Page): Promise<void> {
  await page.getByText('All changes saved').waitFor();
}
