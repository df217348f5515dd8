import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { violationsInBothSchemes } from '../../support/every-page/accessibility.ts';
import { apiFor } from '../../support/api.ts';
import { useApp } from '../../support/run/app.ts';
import {
  addDesign,
  addFourCameras,
  chooseAppliance,
  HE150D,
  pathOf,
  type DesignPath,
} from '../../support/four-cameras.ts';
import { goTo, TEXT_PAGES } from '../../support/go-to.ts';
import { generateProposal, open } from '../../support/steps.ts';

const app = useApp();
let onAppliances: DesignPath;
let onGenericServers: DesignPath;
let empty: DesignPath;

beforeAll(async () => {
  const api = await apiFor('Alice', app().server);
  [onAppliances, onGenericServers, empty] = [await addDesign(api), await addDesign(api), await addDesign(api)];
  await addFourCameras(api, onAppliances);
  await chooseAppliance(api, onAppliances, HE150D);
  await addFourCameras(api, onGenericServers);
});

describe('in light and in dark colours axe finds no violation in', () => {
  async function signedIn(path: string): Promise<Page> {
    const page = await app().openPage({ isKept: true });
    await open(page, path, 'Alice');
    return page;
  }

  test('the list of somebody who is new', async () => {
    const page = await app().openPage();
    await open(page, '/', 'Bob');
    await page.getByText('No projects yet').waitFor();
    expect(await violationsInBothSchemes(page)).toEqual([]);
  });

  test('the lists and the dialog that confirms a deletion', async () => {
    const { projectId, siteId } = onAppliances;
    const page = await signedIn('/');
    const sites = `/project/${projectId}/site`;
    const designs = `${sites}/${siteId}/sitedesign`;
    for (const [list, entry] of [
      [designs, pathOf(onAppliances)],
      [sites, designs],
      ['/', sites],
    ] as const) {
      await goTo(page, list);
      await page.getByRole('table').locator(`a[href="${entry}"]`).waitFor();
      expect(await violationsInBothSchemes(page)).toEqual([]);
    }
    await page
      .getByRole('button', { name: /^Delete project/ })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    expect(await violationsInBothSchemes(page)).toEqual([]);
  });

  test('messages, a name being edited, the list of shortcuts, and a list with pages', async () => {
    const page = await signedIn('/?size=50');
    await page
      .getByRole('button', { name: /^Rename project/ })
      .first()
      .click();
    const name = page.getByRole('textbox', { name: 'Name of project' });
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await name.fill('x'.repeat(101));
    await name.press('Enter');
    await page.getByRole('alert').waitFor();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await name.press('Escape');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Add New Project' }).click();
    await page.getByRole('button', { name: 'Delete project New Project' }).first().click();
    await page.getByRole('button', { name: 'Yes, delete' }).click();
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('searchbox').fill('nothing like it');
    await page.getByText('Nothing matches').waitFor();
    expect(await violationsInBothSchemes(page)).toEqual([]);
  });

  test('the menu of a small screen and the row menu of site designs', async () => {
    const { projectId, siteId } = onAppliances;
    const page = await app().openPage({ isKept: true, viewport: { width: 390, height: 844 } });
    await open(page, `/project/${projectId}/site/${siteId}/sitedesign`, 'Alice');
    await page.getByRole('button', { name: /^Actions for site design/ }).click();
    await page.getByRole('menuitem', { name: 'Open' }).waitFor();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    expect(await violationsInBothSchemes(page)).toEqual([]);
  });

  test.each([
    ['appliances', () => onAppliances],
    ['generic servers', () => onGenericServers],
  ])('the editor and the proposal with %s', async (_, design) => {
    const page = await signedIn(pathOf(design()));
    await page.getByRole('tab', { name: 'Cameras' }).waitFor();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await generateProposal(page);
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Servers' }).click();
    await page.getByLabel('Choose Hardware type').waitFor();
    expect(await violationsInBothSchemes(page)).toEqual([]);
  });

  test('a design without a proposal', async () => {
    const page = await signedIn(pathOf(empty));
    await page.getByRole('tab', { name: 'Cameras' }).waitFor();
    await generateProposal(page);
    expect(await page.getByText('We have run into an error while trying to calculate proposals').count()).toBe(1);
    expect(await violationsInBothSchemes(page)).toEqual([]);
  });

  test('the pages of text', async () => {
    const page = await app().openPage();
    await page.goto('/disclaimer/');
    for (const [path, name] of Object.entries(TEXT_PAGES)) {
      await goTo(page, path);
      await page.getByRole('heading', { level: 1, name }).waitFor();
      expect(await violationsInBothSchemes(page)).toEqual([]);
    }
  });
});
