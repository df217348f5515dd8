import type { ListFigures } from '@site-designer/api-contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ProjectsRoute } from '../../src/app/screens/projects.tsx';
import { show } from '../support/app.tsx';
import { FakeApi } from '../support/fake-api.ts';

let api: FakeApi;

beforeEach(() => {
  api = new FakeApi();
});

const HOTEL: ListFigures = {
  customer: 'Hotel AG',
  hardware: '1 + 1 x HE1000R-96TB',
  cameras: 1082,
  storageTb: 43.257,
  price: { amount: '53020.00', currency: 'EUR', priced: 3, lines: 5 },
  status: 'accepted',
  proposal: { number: 'P-0001', revision: 'B' },
};
const EMPTY: ListFigures = {
  customer: '',
  hardware: null,
  cameras: 0,
  storageTb: 0,
  price: null,
  status: 'draft',
  proposal: null,
};

async function showProjects(figures: Readonly<Record<string, ListFigures>>) {
  api.figures = figures;
  for (const name of Object.keys(figures)) api.addProject(name);
  const store = show(<ProjectsRoute />, api);
  await waitFor(() => expect(store.getState().projects.figures).toBeDefined());
  return store;
}

function row(name: string): HTMLElement {
  return screen.getByRole('link', { name }).closest('tr')!;
}

function cells(name: string): Record<string, string | null> {
  const all = [...row(name).querySelectorAll('[data-column]')];
  return Object.fromEntries(all.map((cell) => [cell.getAttribute('data-column'), cell.textContent]));
}

function shownNames(): (string | null)[] {
  return screen.getAllByRole('link').map(({ textContent }) => textContent);
}

function select(name: string): void {
  fireEvent.click(screen.getByRole('checkbox', { name: `Select project ${name}` }));
}

describe('figures', () => {
  test('are written as in the rest of the app', async () => {
    await showProjects({ Hotel: HOTEL });
    expect(cells('Hotel')).toEqual({
      created: '01/03/2026',
      customer: 'Hotel AG',
      hardware: '1 + 1 x HE1000R-96TB',
      cameras: '1,082',
      video: '43.26 TB',
      price: 'EUR\u00A053,020.003 of 5 lines',
      status: 'P-0001 B accepted',
      changed: '01/03/2026',
    });
    expect(screen.getByRole('columnheader', { name: 'Price' }).textContent).toBe('Price, EUR');
  });

  test.each([
    ['no cameras', EMPTY, { status: 'No cameras', cameras: '–', video: '–', hardware: '–', price: '–', customer: '–' }],
    ['nothing that fits a draft', { ...EMPTY, cameras: 30 }, { status: 'No hardware fits', cameras: '30' }],
    [
      'nothing that fits what was issued',
      { ...HOTEL, hardware: null, status: 'expired' },
      { status: 'P-0001 B past validity', hardware: 'No hardware fits' },
    ],
    ['a whole price', { ...HOTEL, price: { ...HOTEL.price!, priced: 5 } }, { price: 'EUR\u00A053,020.00' }],
  ] as const)('say %s', async (_, figures, expected) => {
    await showProjects({ Hotel: figures });
    expect(cells('Hotel')).toMatchObject(expected);
  });

  test('name the currency of each price where there are several', async () => {
    const dollars = { ...HOTEL.price!, currency: 'USD', priced: 5 };
    await showProjects({
      Hotel: { ...HOTEL, price: { ...HOTEL.price!, priced: 5 } },
      Pier: { ...HOTEL, price: dollars },
    });
    const texts = ['Hotel', 'Pier'].map((name) => cells(name)['price']?.replace(/\s/, ' '));
    expect(texts).toEqual(['EUR 53,020.00', 'USD 53,020.00']);
    expect(screen.getByRole('columnheader', { name: 'Price' }).textContent).toBe('Price');
  });

  test('leave the list whole where they cannot be loaded', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    api.addProject('Hotel');
    const release = api.holdNext('listProjects');
    const store = show(<ProjectsRoute />, api);
    release();
    await screen.findByRole('link', { name: 'Hotel' });
    await waitFor(() => expect(store.getState().projects.figures).toBeDefined());
    api.failOnce('listProjects', 500);
    const { items } = store.getState().projects;
    await store.getState().projects.loadFigures();
    expect(store.getState().projects.items).toEqual(items);
    expect(store.getState().failure.current).toBeUndefined();
  });

  test('sort the list where they are there', async () => {
    await showProjects({ Small: { ...HOTEL, cameras: 2 }, Empty: EMPTY, Large: { ...HOTEL, cameras: 400 } });
    const head = screen.getByRole('columnheader', { name: 'Cameras' });
    const press = () => fireEvent.click(within(head).getByRole('button'));
    for (const [order, names] of [
      ['ascending', ['Small', 'Large', 'Empty']],
      ['descending', ['Large', 'Small', 'Empty']],
      [null, ['Large', 'Empty', 'Small']],
    ] as const) {
      press();
      expect([shownNames(), head.getAttribute('aria-sort')]).toEqual([names, order]);
    }
  });
});

describe('several rows', () => {
  async function confirmDelete(question: string): Promise<void> {
    fireEvent.click(screen.getByRole('button', { name: /^Delete \d/ }));
    const dialog = screen.getByRole('dialog', { name: 'Confirm Delete' });
    expect(dialog.textContent).toContain(question);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Yes, delete' }));
  }

  test('are deleted after one question, one after the other', async () => {
    const store = await showProjects({ First: EMPTY, Second: EMPTY, Third: EMPTY });
    select('First');
    select('Third');
    expect(screen.getByText('2 selected')).toBeTruthy();
    await confirmDelete('Are you sure you want to delete 2 projects?');
    await waitFor(() => expect(shownNames()).toEqual(['Second']));
    expect(api.sentBy('deleteProject')).toHaveLength(2);
    expect(store.getState().projects.deleted?.map(({ name }) => name)).toEqual(['Third', 'First']);
    expect(screen.queryByText(/ selected$/)).toBeNull();
  });

  test('stay where an action failed, and what was done before stays done', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const store = await showProjects({ First: EMPTY, Second: EMPTY, Third: EMPTY });
    for (const name of ['First', 'Second', 'Third']) select(name);
    const release = api.holdNext('deleteProject');
    await confirmDelete('3 projects');
    await waitFor(() => expect(api.sentBy('deleteProject')).toHaveLength(1));
    api.failOnce('deleteProject', 500);
    release();
    await waitFor(() => expect(shownNames()).toEqual(['Second', 'First']));
    expect(store.getState().failure.current).toMatchObject({ kind: 'error', action: 'Delete project' });
  });

  test('are duplicated in their order, unless the name of one is too long', async () => {
    await showProjects({ First: EMPTY, Second: EMPTY, ['x'.repeat(93)]: EMPTY });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
    const duplicate = () => fireEvent.click(screen.getByRole('button', { name: 'Duplicate' }));
    duplicate();
    expect(screen.getByRole('alert').textContent).toContain('must be under 100 characters');
    expect(api.sentBy('duplicateProject')).toEqual([]);
    select('x'.repeat(93));
    duplicate();
    await waitFor(() =>
      expect(shownNames()).toEqual(['Copy of Second', 'Copy of First', 'x'.repeat(93), 'Second', 'First']),
    );
  });

  test('can be stopped after the present one', async () => {
    const store = await showProjects({ First: EMPTY, Second: EMPTY });
    const release = api.holdNext('deleteProject');
    const removed = store.getState().projects.removeAll(store.getState().projects.items);
    await waitFor(() => expect(api.sentBy('deleteProject')).toHaveLength(1));
    expect(store.getState().projects.progress).toEqual({ done: 0, total: 2 });
    store.getState().projects.stop();
    release();
    await removed;
    expect(store.getState().projects.items.map(({ name }) => name)).toEqual(['First']);
    expect(store.getState().projects.progress).toBeUndefined();
  });
});
