import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { apiFor, type Api } from '../support/api.ts';
import { useApp } from '../support/app.ts';
import {
  addDesign,
  addFourCameras,
  archiveOnServers,
  chooseAppliance,
  HE150D,
  pathOf,
  type DesignPath,
} from '../support/four-cameras.ts';
import { pagesOf } from '../support/pdf.ts';
import { generateProposal, open } from '../support/steps.ts';

const app = useApp();

/** Figures of the proposal on the screen, as they are written there. */
function figuresOn(page: Page): Promise<string[]> {
  return page
    .getByRole('region', { name: 'Proposal', exact: true })
    .locator('[data-figure]')
    .evaluateAll((figures) => figures.map(({ textContent }) => textContent.trim()));
}

/** Spaces differ between a page and its text. */
function squeezed(text: string): string {
  return text.replaceAll(/\s/g, '');
}

const HARDWARE: Readonly<Record<string, (api: Api, design: DesignPath) => Promise<void>>> = {
  appliances: (api, design) => chooseAppliance(api, design, HE150D),
  'generic servers with an archive and a management server': archiveOnServers,
};

describe.each(Object.keys(HARDWARE))('the printed proposal of %s', (hardware) => {
  test.each(['A4', 'Letter'])('on %s has every figure of the result', async (format) => {
    const api = await apiFor('alice', app().server);
    const design = await addDesign(api);
    await addFourCameras(api, design);
    await HARDWARE[hardware]!(api, design);
    const page = await app().openPage();
    await open(page, pathOf(design), 'Alice');
    await generateProposal(page);
    const figures = await figuresOn(page);
    const pages = await pagesOf(await page.pdf({ format }));
    await page.context().close();

    expect(figures.length).toBeGreaterThan(40);
    const printed = squeezed(pages.join(' '));
    expect(figures.filter((figure) => !printed.includes(squeezed(figure)))).toEqual([]);
    expect(pages[0]).toContain('Alice Andersen');
    expect(pages.at(-1)).toContain('Terms and conditions');
    expect(pages.at(-1)).toContain(`${pages.length} / ${pages.length}`);
  });
});
