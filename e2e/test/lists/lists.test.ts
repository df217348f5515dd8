import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { apiFor, type Api } from '../../support/api.ts';
import { useApp } from '../../support/run/app.ts';
import { expectShown } from '../../support/expect-shown.ts';
import { addDesign } from '../../support/four-cameras.ts';
import { confirmDelete, openProjects, openProjectsWith, rename, rowOf, shownNames } from '../../support/lists.ts';
import { open } from '../../support/steps.ts';

const app = useApp();
let api: Api;
let page: Page;

interface Named {
  readonly id: number;
  readonly name: string;
}

beforeEach(async () => {
  api = await apiFor('Alice', app().server);
  for (const { id } of await storedProjects()) await api.delete(`/project/${id}`);
  page = await app().openPage({ isKept: true });
});

async function storedProjects(): Promise<readonly Named[]> {
  return (await api.get<{ projects: readonly Named[] }>('/project')).projects;
}

function link(name: string): ReturnType<Page['getByRole']> {
  return page.getByRole('link', { name, exact: true });
}

describe('names', () => {
  const TOO_LONG = 'Unable to post project as the name must be under 100 characters.';

  test.each([
    ['one letter', 'x'],
    ['100 letters', 'x'.repeat(100)],
    ['100 emoji', '🚪'.repeat(100)],
    ['right to left', 'مشروع الميناء'],
    ['markup', '<img src=x onerror="document.title=1"><b>bold</b>'],
    ['an entity', '&lt;script&gt;'],
  ])('%s is stored and shown as typed', async (_, name) => {
    await openProjects(api, page, 'Old');
    await rename(page, 'project', 'Old', name);
    await expect.poll(async () => (await storedProjects()).map((project) => project.name)).toEqual([name]);
    await page.reload();
    await page.getByRole('table').getByRole('link').first().waitFor();
    expect(await shownNames(page)).toEqual([name]);
    expect(await page.locator('td img, td b').count()).toBe(0);
  });

  test.each([
    ['101 letters', 'x'.repeat(101), TOO_LONG],
    ['nothing', '', 'This field is required'],
    ['only blanks', '   ', 'This field is required'],
  ])('%s is refused in a banner that closes, and nothing is sent', async (_, name, text) => {
    await openProjects(api, page, 'Old');
    const writes: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') writes.push(request.url());
    });
    await rename(page, 'project', 'Old', name);
    const banner = page.getByRole('alert');
    expect(await banner.textContent()).toBe(text);
    await banner.getByRole('button', { name: 'Close message' }).click();
    await banner.waitFor({ state: 'detached' });
    expect(await shownNames(page)).toEqual(['Old']);
    expect(writes).toEqual([]);
  });

  test('a name of 92 letters can be duplicated, one of 93 cannot', async () => {
    const [fits, tooLong] = ['y'.repeat(92), 'z'.repeat(93)];
    await openProjects(api, page, fits, tooLong);
    await page.getByRole('button', { name: `Duplicate project ${tooLong}` }).click();
    expect(await page.getByRole('alert').textContent()).toBe(TOO_LONG);
    await page.getByRole('button', { name: `Duplicate project ${fits}` }).click();
    await link(`Copy of ${fits}`).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await storedProjects()).toHaveLength(3);
  });

  test('a site takes names of up to 50 letters, and is duplicated up to 42', async () => {
    const { projectId } = await addDesign(api);
    await open(page, `/project/${projectId}/site`, 'Alice');
    await rename(page, 'site', 'New Site', 's'.repeat(51));
    const text = 'Unable to post site as the name must be under 50 characters.';
    expect(await page.getByRole('alert').textContent()).toBe(text);
    await rename(page, 'site', 'New Site', 's'.repeat(50));
    await link('s'.repeat(50)).waitFor();
    await page.getByRole('button', { name: /^Duplicate site/ }).click();
    expect(await page.getByRole('alert').textContent()).toBe(text);
    await rename(page, 'site', 's'.repeat(50), 't'.repeat(42));
    await page.getByRole('button', { name: `Duplicate site ${'t'.repeat(42)}` }).click();
    await link(`Copy of ${'t'.repeat(42)}`).waitFor();
  });

  test('a site design takes names of up to 50 letters, and a copy of more than 42 is refused', async () => {
    const { projectId, siteId } = await addDesign(api);
    await open(page, `/project/${projectId}/site/${siteId}/sitedesign`, 'Alice');
    await rename(page, 'site design', 'New Site Design', `${'d'.repeat(50)}e`);
    await link('d'.repeat(50)).waitFor();
    await page.getByRole('button', { name: /^Actions for site design/ }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    expect(await page.getByRole('alert').textContent()).toBe(
      'Unable to post site design as the name must be under 50 characters.',
    );
  });
});

describe('a new project', () => {
  test('is named by typing, and Enter leads to its link', async () => {
    await openProjects(api, page, 'Harbour');
    await page.getByRole('button', { name: 'Add New Project' }).click();
    await expectShown(page.getByRole('textbox', { name: 'Name of project' }));
    await page.keyboard.type('Depot North');
    await page.keyboard.press('Enter');
    expect(await link('Depot North').evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(async () => (await storedProjects()).map(({ name }) => name)).toEqual(['Depot North', 'Harbour']);
    expect(await shownNames(page)).toEqual(['Depot North', 'Harbour']);
  });

  test('can be followed or deleted by the mouse at once', async () => {
    await openProjects(api, page, 'Harbour');
    await page.getByRole('button', { name: 'Add New Project' }).click();
    await expectShown(page.getByRole('textbox', { name: 'Name of project' }));
    await page.getByRole('button', { name: 'Delete project New Project' }).click();
    await confirmDelete(page);
    await page.getByText('Deleted project New Project').waitFor();
    await page.getByRole('button', { name: 'Add New Project' }).click();
    await expectShown(page.getByRole('textbox', { name: 'Name of project' }));
    await link('New Project').click();
    await page.waitForURL(/\/project\/\d+\/site$/);
  });
});

describe('deleting', () => {
  test('can be undone, which restores everything under the same ids', async () => {
    const { projectId, siteId, siteDesignId } = await addDesign(api);
    await openProjectsWith(page, projectId);
    await page.getByRole('button', { name: 'Delete project New Project' }).click();
    await confirmDelete(page);
    await page.getByText('Deleted project New Project').waitFor();
    expect(await api.status(`/project/${projectId}/site`)).toBe(404);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await link('New Project').getAttribute('href')).toBe(`/project/${projectId}/site`);
    expect(await api.status(`/project/${projectId}/site/${siteId}/sitedesign/${siteDesignId}`)).toBe(200);
  });

  test('asks for confirmation, with the safe button on the left', async () => {
    await openProjects(api, page, 'Harbour');
    await page.getByRole('button', { name: 'Delete project Harbour' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm Delete' });
    await dialog.getByText('Are you sure you want to delete this row?').waitFor();
    const [no, yes] = await Promise.all(
      ['Cancel', 'Yes, delete'].map((name) => dialog.getByRole('button', { name }).boundingBox()),
    );
    expect(no?.x).toBeLessThan(yes?.x ?? 0);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await storedProjects()).toHaveLength(1);
  });
});

describe('renaming', () => {
  test('shows the new name at once, and the old one if the server fails', async () => {
    await openProjects(api, page, 'Old');
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/project/*', async (route) => {
      await asked;
      await route.fulfill({ status: 500, json: { type: 'about:blank', title: 'Down', status: 500 } });
    });
    await rename(page, 'project', 'Old', 'New');
    await link('New').waitFor();
    answer();
    await page.waitForURL('**/error-page');
    await page.unroute('**/api/project/*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectShown(link('Old'));
  });

  test('without a network restores the old name and shows a message', async () => {
    await openProjects(api, page, 'Old');
    await page.route('**/api/project/*', (route) => route.abort());
    await rename(page, 'project', 'Old', 'New');
    await page.getByText('Rename project: the server could not be reached').waitFor();
    expect(await shownNames(page)).toEqual(['Old']);
  });
});

describe('columns', () => {
  function separator(): ReturnType<Page['getByRole']> {
    return page.getByRole('separator', { name: 'Width of column Date Created' });
  }

  async function width(): Promise<number> {
    const box = await page.getByRole('columnheader', { name: 'Date Created' }).boundingBox();
    return Math.round(box?.width ?? 0);
  }

  test('start at 150 pixels, are resized by mouse and keyboard down to 20, and keep their width', async () => {
    await openProjects(api, page, 'Harbour');
    expect(await width()).toBe(150);
    const grip = await separator().boundingBox();
    if (!grip) throw new Error('No separator');
    const [x, y] = [grip.x + grip.width / 2, grip.y + grip.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y);
    await page.mouse.up();
    expect(await width()).toBe(210);

    await separator().press('ArrowLeft');
    expect(await width()).toBe(200);
    await separator().press('Home');
    expect(await width()).toBe(20);
    await separator().press('ArrowLeft');
    expect(await separator().getAttribute('aria-valuenow')).toBe('20');

    await separator().press('ArrowRight');
    await page.reload();
    await rowOf(page, 'Harbour').waitFor();
    expect(await width()).toBe(30);
    await separator().press('Enter');
    expect(await width()).toBe(150);
  });
});

test('sites and site designs are searched like projects', async () => {
  const { projectId, siteId, siteDesignId } = await addDesign(api);
  const site = `/project/${projectId}/site`;
  await api.put(`${site}/${siteId}`, { id: siteId, name: 'North gate' });
  await api.put(`${site}/${siteId}/sitedesign/${siteDesignId}`, { id: siteDesignId, name: 'Perimeter' });
  await api.post(site);
  await api.post(`${site}/${siteId}/sitedesign`);

  await open(page, `${site}?search=gate`, 'Alice');
  await link('North gate').waitFor();
  expect(await shownNames(page)).toEqual(['North gate']);
  await link('North gate').click();
  await page.getByRole('heading', { level: 1, name: 'North gate' }).waitFor();
  await page.getByRole('searchbox', { name: 'Search' }).fill('perim');
  await page.getByText('1–1 of 1').waitFor();
  expect(await shownNames(page)).toEqual(['Perimeter']);
  await page.goBack();
  await page.goBack();
  await link('North gate').waitFor();
  expect(new URL(page.url()).search).toBe('?search=gate');
});

describe('300 projects', () => {
  /** Those that the test looks for have names of their own. */
  const NAMES = Array.from({ length: 300 }, (_, index) =>
    index < 10 || index === 28 || index === 249 || index >= 289 ? `Project ${index + 1}` : 'New Project',
  );

  test('are paged and searched, and Back restores the page and the search', async () => {
    await openProjects(api, page, ...NAMES);
    await page.getByText('1–10 of 300').waitFor();
    expect(await shownNames(page)).toEqual(NAMES.slice(290).toReversed());

    const goTo = page.getByRole('textbox', { name: 'Go to page' });
    await goTo.fill('31');
    await goTo.press('Enter');
    await page.getByText('Value must be between 1 and 30').waitFor();
    expect(await goTo.inputValue()).toBe('1');
    await goTo.fill('30');
    await goTo.press('Enter');
    await page.getByText('291–300 of 300').waitFor();
    expect(await shownNames(page)).toEqual(NAMES.slice(0, 10).toReversed());

    await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('50');
    await page.getByText('1–50 of 300').waitFor();
    await page.getByRole('button', { name: 'Next page' }).click();
    await page.getByText('51–100 of 300').waitFor();
    await link('Project 250').click();
    await page.getByText('No sites yet').waitFor();
    await page.goBack();
    await page.getByText('51–100 of 300').waitFor();
    await page.goBack();
    await page.getByText('1–50 of 300').waitFor();

    await page.getByRole('searchbox', { name: 'Search' }).fill('project 29');
    await page.getByText('1–11 of 11').waitFor();
    expect(new URL(page.url()).searchParams.get('search')).toBe('project 29');
  });
});
