import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FailureWatch } from '../../src/app/layout/failure-watch.tsx';
import { ProjectsRoute } from '../../src/app/screens/projects.tsx';
import { show } from '../support/app.tsx';
import { FakeApi } from '../support/fake-api.ts';

let api: FakeApi;

beforeEach(() => {
  api = new FakeApi();
});

async function showProjects(...names: readonly string[]) {
  for (const name of names) api.addProject(name);
  const store = show(<ProjectsRoute />, api);
  await waitFor(() => expect(store.getState().projects.status).toBe('success'));
  return store;
}

function shownNames(): (string | null)[] {
  return screen.getAllByRole('link').map(({ textContent }) => textContent);
}

function button(name: string | RegExp): HTMLElement {
  return screen.getByRole('button', { name });
}

test('the newest project is listed first', async () => {
  await showProjects('First', 'Second', 'Third');
  expect(shownNames()).toEqual(['Third', 'Second', 'First']);
});

test('an empty list says what to do', async () => {
  await showProjects();
  expect(screen.getByText(/No projects yet/)).toBeTruthy();
  fireEvent.click(button('Add New Project'));
  expect(await screen.findByRole('link', { name: 'New Project' })).toBeTruthy();
});

test('a name with markup is shown as text', async () => {
  await showProjects('<img src=x onerror=alert(1)>', 'مشروع', '🚪 Gate');
  expect(shownNames()).toEqual(['🚪 Gate', 'مشروع', '<img src=x onerror=alert(1)>']);
  expect(document.querySelector('td img')).toBeNull();
});

describe('search and pages', () => {
  test('search by name and by date', async () => {
    await showProjects('Harbour', 'Airport');
    const search = screen.getByRole('searchbox', { name: 'Search' });
    fireEvent.change(search, { target: { value: 'HARB' } });
    expect(shownNames()).toEqual(['Harbour']);
    fireEvent.change(search, { target: { value: '01/03/2026' } });
    expect(shownNames()).toHaveLength(2);
    fireEvent.change(search, { target: { value: 'zoo' } });
    expect(screen.getByText('Nothing matches “zoo”.')).toBeTruthy();
  });

  test('show ten rows at first, and open the typed page', async () => {
    await showProjects(...Array.from({ length: 23 }, (_, index) => `Project ${index + 1}`));
    expect(shownNames()).toHaveLength(10);
    const page = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Go to page' });
    fireEvent.change(page, { target: { value: '3' } });
    fireEvent.keyDown(page, { key: 'Enter' });
    expect(shownNames()).toEqual(['Project 3', 'Project 2', 'Project 1']);
  });

  test('accept only existing pages', async () => {
    await showProjects(...Array.from({ length: 11 }, (_, index) => `Project ${index + 1}`));
    const page = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Go to page' });
    fireEvent.change(page, { target: { value: '3' } });
    fireEvent.blur(page);
    expect(page.value).toBe('1');
    expect(screen.getByText('Value must be between 1 and 2')).toBeTruthy();
  });

  test('show more rows per page on request', async () => {
    await showProjects(...Array.from({ length: 23 }, (_, index) => `Project ${index + 1}`));
    fireEvent.change(screen.getByRole('combobox', { name: 'Rows per page' }), { target: { value: '50' } });
    expect(shownNames()).toHaveLength(23);
  });
});

describe('renaming', () => {
  function rename(from: string, to: string, key: 'Enter' | 'Escape' = 'Enter'): void {
    fireEvent.click(button(`Rename project ${from}`));
    const input = screen.getByRole('textbox', { name: 'Name of project' });
    fireEvent.change(input, { target: { value: to } });
    fireEvent.keyDown(input, { key });
  }

  test('shows the new name at once and stores it trimmed', async () => {
    await showProjects('Old');
    const release = api.hold();
    rename('Old', '  New  ');
    expect(shownNames()).toEqual(['New']);
    release();
    await waitFor(() => expect(api.projects[0]?.name).toBe('New'));
  });

  test.each(['Enter', 'Escape'])('%s only ends the edit: the link that gets the focus is not followed', async (key) => {
    await showProjects('Old');
    fireEvent.click(button('Rename project Old'));
    const isLeftToBrowser = fireEvent.keyDown(screen.getByRole('textbox', { name: 'Name of project' }), { key });
    expect(isLeftToBrowser).toBe(false);
  });

  test('Escape keeps the old name', async () => {
    await showProjects('Old');
    rename('Old', 'New', 'Escape');
    expect(shownNames()).toEqual(['Old']);
    expect(api.sentBy('updateProject')).toEqual([]);
  });

  test('returns the focus to the name', async () => {
    await showProjects('Old');
    rename('Old', 'Old');
    expect(document.activeElement?.textContent).toBe('Old');
  });

  test('restores the old name when the server fails', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const store = await showProjects('Old');
    api.failOnce('updateProject', 500);
    rename('Old', 'New');
    await waitFor(() => expect(shownNames()).toEqual(['Old']));
    expect(store.getState().failure.current).toMatchObject({ kind: 'error', action: 'Rename project' });
  });

  test('reports a name over the limit in a banner that closes, and does not send it', async () => {
    await showProjects('Old');
    rename('Old', 'x'.repeat(101));
    const text = 'Unable to post project as the name must be under 100 characters.';
    expect(screen.getByRole('alert').textContent).toBe(text);
    expect(api.sentBy('updateProject')).toEqual([]);
    fireEvent.click(button('Close message'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('keeps a refused name in its field, marked, until it is corrected or discarded', async () => {
    await showProjects('Old');
    const tooLong = 'x'.repeat(101);
    rename('Old', tooLong);
    const field = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Name of project' });
    const isMarked = () => field()?.getAttribute('aria-invalid');
    expect([field()?.value, isMarked()]).toEqual([tooLong, 'true']);
    fireEvent.blur(field()!);
    expect(field()?.value).toBe(tooLong);
    fireEvent.keyDown(field()!, { key: 'Escape' });
    expect([field(), screen.queryByRole('alert')]).toEqual([null, null]);
    rename('Old', tooLong);
    fireEvent.change(field()!, { target: { value: tooLong.slice(1) } });
    expect(isMarked()).toBe('false');
    fireEvent.keyDown(field()!, { key: 'Enter' });
    expect([field(), screen.queryByRole('alert')]).toEqual([null, null]);
    await waitFor(() => expect(api.projects[0]?.name).toBe(tooLong.slice(1)));
  });

  test('accepts 100 characters', async () => {
    await showProjects('Old');
    rename('Old', '🚪'.repeat(100));
    await waitFor(() => expect(api.projects[0]?.name).toBe('🚪'.repeat(100)));
  });
});

describe('duplicating', () => {
  test('adds a copy', async () => {
    await showProjects('Harbour');
    fireEvent.click(button('Duplicate project Harbour'));
    expect(await screen.findByRole('link', { name: 'Copy of Harbour' })).toBeTruthy();
  });

  test('is refused if the name of the copy would be too long', async () => {
    const name = 'x'.repeat(93);
    await showProjects(name);
    fireEvent.click(button(`Duplicate project ${name}`));
    expect(screen.getByRole('alert').textContent).toContain('must be under 100 characters');
    expect(api.sentBy('duplicateProject')).toEqual([]);
  });
});

describe('deleting', () => {
  function ask(name: string): HTMLElement {
    fireEvent.click(button(`Delete project ${name}`));
    return screen.getByRole('dialog', { name: 'Confirm Delete' });
  }

  test('asks for confirmation, and cancelling keeps the row', async () => {
    await showProjects('Harbour');
    const dialog = ask('Harbour');
    expect(dialog.textContent).toContain('Are you sure you want to delete this row?');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(shownNames()).toEqual(['Harbour']);
    expect(api.sentBy('deleteProject')).toEqual([]);
  });

  test('removes the row, and undo restores it', async () => {
    await showProjects('Harbour', 'Airport');
    fireEvent.click(within(ask('Harbour')).getByRole('button', { name: 'Yes, delete' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Harbour' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('a failure is shown with its action, and logged once', () => {
  test.each([
    ['createProject', 'Add project', () => fireEvent.click(button('Add New Project'))],
    ['duplicateProject', 'Duplicate project', () => fireEvent.click(button('Duplicate project Harbour'))],
    [
      'deleteProject',
      'Delete project',
      () => {
        fireEvent.click(button('Delete project Harbour'));
        fireEvent.click(button('Yes, delete'));
      },
    ],
  ])('%s', async (operation, action, act) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const store = await showProjects('Harbour');
    api.failOnce(operation, 500);
    act();
    await waitFor(() => expect(store.getState().failure.current).toMatchObject({ kind: 'error', action }));
    expect(log).toHaveBeenCalledTimes(1);
    expect(shownNames()).toEqual(['Harbour']);
    await waitFor(() => expect(store.getState().projects.isWorking).toBe(false));
  });
});

test('actions are sent one after another, and the list shows the state after the last one', async () => {
  const store = await showProjects('Harbour');
  const release = api.hold();
  fireEvent.click(button('Add New Project'));
  fireEvent.click(button('Delete project Harbour'));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Yes, delete' }));
  expect(api.sentBy('deleteProject')).toEqual([]);
  release();
  await waitFor(() => expect(store.getState().projects.isWorking).toBe(false));
  expect(shownNames()).toEqual(['New Project']);
});

test('two presses before the answer send one request', async () => {
  await showProjects('Harbour');
  fireEvent.click(button('Add New Project'));
  fireEvent.click(button('Add New Project'));
  await screen.findByRole('link', { name: 'New Project' });
  expect(shownNames()).toEqual(['New Project', 'Harbour']);
  fireEvent.click(button('Add New Project'));
  await waitFor(() => expect(shownNames()).toEqual(['New Project', 'New Project', 'Harbour']));
});

test('without a network a list can be requested again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  api.addProject('Harbour');
  api.failFirstLoad('listProjects', 'offline');
  show(<ProjectsRoute />, api);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Harbour' })).toBeTruthy();
});

describe('a new project', () => {
  const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Name of project' });

  test('opens with its name selected, to be typed', async () => {
    await showProjects('Harbour');
    fireEvent.click(button('Add New Project'));
    const name = await field();
    expect(document.activeElement).toBe(name);
    expect([name.value, name.selectionStart, name.selectionEnd]).toEqual(['New Project', 0, 11]);
    fireEvent.change(name, { target: { value: 'Depot North' } });
    fireEvent.keyDown(name, { key: 'Enter' });
    const link = screen.getByRole('link', { name: 'Depot North' });
    expect(document.activeElement).toBe(link);
    await waitFor(() => expect(api.projects.map(({ name: stored }) => stored)).toEqual(['Harbour', 'Depot North']));
    expect(api.sentBy('createProject')).toHaveLength(1);
    expect(screen.queryByRole('textbox', { name: 'Name of project' })).toBeNull();
  });

  test('can be followed at once, and Enter or Escape keep its name', async () => {
    await showProjects();
    for (const key of ['Enter', 'Escape']) {
      fireEvent.click(button('Add New Project'));
      const name = await field();
      expect(screen.getAllByRole('link', { name: 'New Project' })[0]?.getAttribute('href')).toMatch(
        /^\/project\/\d+\/site$/,
      );
      fireEvent.keyDown(name, { key });
      expect(document.activeElement).toBe(screen.getAllByRole('link', { name: 'New Project' })[0]);
    }
    expect(api.sentBy('updateProject')).toEqual([]);
  });

  test('is seen whatever page, search and order of the list', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `Project ${index + 1}`);
    await showProjects(...names);
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: 'Project 1' } });
    fireEvent.click(button('Add New Project'));
    await field();
    expect(shownNames().slice(0, 2)).toEqual(['New Project', 'Project 12']);
    fireEvent.keyDown(await field(), { key: 'Enter' });
    fireEvent.click(button('Next page'));
    expect(shownNames()).toHaveLength(3);
    fireEvent.click(button('Add New Project'));
    await waitFor(() => expect(shownNames().slice(0, 2)).toEqual(['New Project', 'New Project']));
    expect(document.activeElement).toBe(await field());
  });
});

describe('without a network', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

  test('the last known list is shown with its time, in one message, until it is loaded again', async () => {
    const store = await showProjects('Harbour', 'Airport');
    const { figures } = store.getState().projects;
    api.failOnce('listProjects', 'offline');
    await act(() => store.getState().projects.load({}));
    await act(() => store.getState().projects.loadFigures());
    expect(store.getState().projects.figures).toBe(figures);
    expect(shownNames()).toEqual(['Airport', 'Harbour']);
    expect(screen.getByText(/^The projects as of \d\d:\d\d, offline$/)).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
    expect(store.getState().failure.current).toBeUndefined();
    fireEvent.click(button('Try again'));
    await waitFor(() => expect(screen.queryByText(/offline/)).toBeNull());
    expect(shownNames()).toEqual(['Airport', 'Harbour']);
  });

  test('a list is loaded by itself when the network returns', async () => {
    const store = await showProjects('Harbour');
    api.failOnce('listProjects', 'offline');
    await act(() => store.getState().projects.load({}));
    api.addProject('Airport');
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(shownNames()).toEqual(['Airport', 'Harbour']));
  });

  test('the message of a failed add leaves with its page', async () => {
    api.addProject('Harbour');
    const store = show(
      <>
        <FailureWatch />
        <Routes>
          <Route path="/" element={<ProjectsRoute />} />
          <Route path="*" element="elsewhere" />
        </Routes>
      </>,
      api,
    );
    await screen.findByRole('link', { name: 'Harbour' });
    api.failOnce('createProject', 'offline');
    fireEvent.click(button('Add New Project'));
    await screen.findByText(/^Add project: the server could not be reached/);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'Harbour' }));
    await screen.findByText('elsewhere');
    expect(screen.queryByText(/^Add project/)).toBeNull();
    expect(store.getState().failure.current).toBeUndefined();
  });
});

test('a list seen before is shown at once on return', async () => {
  const store = await showProjects('Harbour');
  const release = api.hold();
  void store.getState().projects.load({});
  expect(shownNames()).toEqual(['Harbour']);
  release();
  await waitFor(() => expect(store.getState().projects.status).toBe('success'));
});

test('a list that cannot be loaded shows the error page', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  api.failFirstLoad('listProjects', 500);
  const store = show(<ProjectsRoute />, api);
  await waitFor(() => expect(store.getState().failure.current?.kind).toBe('error'));
  expect(store.getState().projects.status).toBe('rejected');
});
