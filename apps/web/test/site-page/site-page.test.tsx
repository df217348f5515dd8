import { MOST_STATIONS } from '@site-designer/sizing-engine/bounds';
import { NETWORK_DEFAULTS, STATION_DEFAULTS } from '@site-designer/sizing-engine/design';
import type { NetworkSettings, Station } from '@site-designer/sizing-engine';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { connected, type Connected } from '../../../../packages/sizing-engine/test/support/site.ts';
import type { EditorStore } from '../../src/app/editor/editor-store.ts';
import { settingsOf } from '../../src/features/design-editor/document/document-state.ts';
import { currentRows } from '../../src/features/design-editor/document/editor-context.ts';
import { FakeApi } from '../support/fake-api.ts';
import { openSite } from '../support/site.tsx';

function siteOf(groups: readonly Connected[], network: Partial<NetworkSettings> = {}): FakeApi {
  const api = new FakeApi();
  api.cameras = connected(...groups).map((row) => ({ ...row, streamName: `Group ${row.cameraGroupId}` }));
  api.serverSettings = { ...api.serverSettings, network: { ...NETWORK_DEFAULTS, ...network } };
  return api;
}

const stationOf = (id: number, change: Partial<Station> = {}): Station => ({
  ...STATION_DEFAULTS,
  id,
  monitors: 1,
  monitorResolution: 10,
  columns: 2,
  rows: 2,
  ...change,
});

const settings = (store: EditorStore) => settingsOf(store.getState().siteDesignEditor)!;
const [firstRow, undo] = [
  (store: EditorStore) => currentRows(store.getState())[0]!,
  (store: EditorStore) => act(() => store.getState().cameras.undo()),
];

function type(field: HTMLElement, text: string): void {
  for (const at of Array.from(text, (_, index) => index + 1)) {
    fireEvent.change(field, { target: { value: text.slice(0, at) } });
  }
  fireEvent.blur(field);
}

describe('a finding', () => {
  it('of a cable that is too long leads to the fields that mend it', async () => {
    await openSite(siteOf([{ quantity: 6, cableM: 96, closet: 'IDF 2' }]));
    const finding = (await screen.findByText(/cables of 96 m, 90 m are allowed/)).closest('[role=status]')!;
    const press = (name: string) => fireEvent.click(within(finding as HTMLElement).getByRole('button', { name }));
    press('Name a nearer closet');
    expect(document.activeElement).toBe(screen.getByLabelText('Closet, Group 1'));
    press('Set the length');
    expect(document.activeElement).toBe(screen.getByLabelText('Cable, Group 1'));
  });

  it.each([
    ['Use Auto', (store: EditorStore) => settings(store).network?.switchKind, 'poe-8', ''],
    ['Own supply', (store: EditorStore) => firstRow(store).network.poeClass, 6, null],
  ] as const)(
    'of a class that the switch does not feed is mended by %s, as one step',
    async (name, read, is, mended) => {
      const store = await openSite(siteOf([{ quantity: 2, poeClass: 6 }], { switchKind: 'poe-8' }));
      fireEvent.click((await screen.findAllByRole('button', { name }))[0]!);
      expect(read(store)).toBe(mended);
      undo(store);
      expect(read(store)).toBe(is);
    },
  );

  it('of a path that all closets share leads to its field', async () => {
    await openSite(siteOf([{ quantity: 24, mbit: 20 }], { sharedUplinkMbit: 100 }));
    fireEvent.click(await screen.findByRole('button', { name: 'Set the path' }));
    expect(document.activeElement).toBe(screen.getByLabelText(/^Path shared by all closets/));
  });
});

test('what decided the switches of a closet stands with how much of it they take', async () => {
  await openSite(siteOf([{ quantity: 15, closet: 'MDF' }], { switchKind: 'poe-24' }));
  const row = await screen.findByRole('row', { name: /^MDF/ });
  expect(row.lastElementChild!.textContent).toBe('ports78.95 %');
});

test('the page says first what is reserved of all budgets, and what a shared path carries', async () => {
  await openSite(
    siteOf(
      [
        { quantity: 8, poeClass: 4, closet: 'A' },
        { quantity: 6, poeClass: 3, closet: 'B' },
      ],
      { sharedUplinkMbit: 1000 },
    ),
  );
  const lead = await screen.findByText('2 switches in 2 closets carry 14 cameras');
  expect(lead.parentElement!.textContent).toBe(
    '2 switches in 2 closets carry 14 cameras: 28 Mbit/s into the servers, 332.4 W of 490 W PoE reserved.',
  );
  expect(screen.getByText('carries 28 Mbit/s of the 600 Mbit/s that cameras may use')).toBeDefined();
});

test('a second stream says what it brings to the station, and what it adds to the switches', async () => {
  const api = siteOf([{ quantity: 16, closet: 'IDF 1' }]);
  api.cameras = api.cameras.map((row) => ({ ...row, resolution: { continuous: 14, motion: 14 } }));
  const station = stationOf(1, { monitorResolution: 14, columns: 4, rows: 4, decoder: 'turing' });
  api.serverSettings = { ...api.serverSettings, viewing: { stations: [station] } };
  const store = await openSite(api);
  const cure = (await screen.findByText(/^A live stream of 1280 × 720/)).parentElement!.parentElement!;
  await within(cure).findByText(/^\+ [\d.]+ Mbit\/s on IDF 1$/);
  fireEvent.click(within(cure).getByRole('button', { name: 'Add stream' }));
  expect(firstRow(store).liveStream).toMatchObject({ resolution: 5 });
  undo(store);
  expect(firstRow(store).liveStream).toBeNull();
});

test('a station that holds but for the rounding of a sum is not shown as over', async () => {
  const api = siteOf([{ quantity: 1, mbit: 2.1 }]);
  api.serverSettings = { ...api.serverSettings, viewing: { stations: [stationOf(1, { linkMbit: 3 })] } };
  await openSite(api);
  const card = await screen.findByRole('article', { name: 'Station 1' });
  await within(card).findByText('2.1 Mbit/s');
  expect(within(card).getByText(/^Station 1 shows/).parentElement!.textContent).toMatch(/ and holds every limit\.$/);
  expect(card.querySelector('[data-is-over]')).toBeNull();
});

test('kinds that the catalogue has lost are told of at their fields, and stay until another is chosen', async () => {
  const api = siteOf([{ quantity: 2 }], { switchKind: 'poe-16' });
  api.serverSettings = {
    ...api.serverSettings,
    viewing: { stations: [stationOf(1, { decoder: 'voodoo' })] },
    serverMotion: { mode: 'keyFrames', decoder: 'riva' },
  };
  const store = await openSite(api);
  const noteOf = (label: string) => {
    const field = screen.getByLabelText(label);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    return document.getElementById(field.getAttribute('aria-describedby')!)?.textContent;
  };
  expect(noteOf('Switch kind')).toBe('The catalogue does not have “poe-16”: read as Auto, by closet');
  expect(noteOf('Graphics card')).toBe('The catalogue does not have “voodoo”: read as none');
  expect(noteOf('Graphics card of the server')).toBe('The catalogue does not have “riva”: read as none');
  fireEvent.change(screen.getByLabelText('Switch kind'), { target: { value: '1' } });
  expect(settings(store).network?.switchKind).toBe('poe-8');
  expect(screen.getByLabelText('Switch kind').getAttribute('aria-invalid')).toBeNull();
});

describe('a field of the page', () => {
  it.each([
    ['Cable, Group 1', '60 m', (store: EditorStore) => firstRow(store).network.cableM, 60],
    ['Draws, Group 1', '9.5 W', (store: EditorStore) => firstRow(store).network.watts, 9.5],
    ['Spare ports', '30 %', (store: EditorStore) => settings(store).network?.sparePortsPercent, 30],
    ['Uplinks used', '2', (store: EditorStore) => settings(store).network?.uplinksUsed, 2],
    [
      'Path shared by all closets (0: none)',
      '1 Gbit/s',
      (store: EditorStore) => settings(store).network?.sharedUplinkMbit,
      1000,
    ],
    ['Link', '10000 Mbit/s', (store: EditorStore) => settings(store).viewing.stations[0]?.linkMbit, 10_000],
    ['Columns', '12', (store: EditorStore) => settings(store).viewing.stations[0]?.columns, 12],
    ['Station', 'Guard room', (store: EditorStore) => settings(store).viewing.stations[0]?.name, 'Guard room'],
    ['Closet, Group 1', 'IDF 1', (store: EditorStore) => firstRow(store).network.closet, 'IDF 1'],
  ] as const)('%s takes %j over as one step of its own', async (label, text, read, value) => {
    const api = siteOf([{ quantity: 2 }]);
    api.serverSettings = { ...api.serverSettings, viewing: { stations: [stationOf(1)] } };
    const store = await openSite(api);
    const before = read(store);
    // What is typed elsewhere before is another step.
    type(screen.getByLabelText('Cameras may use of an uplink'), '50');
    type(screen.getByLabelText(label), text);
    expect(read(store)).toBe(value);
    undo(store);
    expect(read(store)).toBe(before);
    expect(settings(store).network?.uplinkUsePercent).toBe(50);
    undo(store);
    expect(settings(store).network).toEqual(NETWORK_DEFAULTS);
  });

  it.each(['Spare ports', 'Columns', 'Cable, Group 1'])('%s that is typed into twice has two steps', async (label) => {
    const api = siteOf([{ quantity: 2 }]);
    api.serverSettings = { ...api.serverSettings, viewing: { stations: [stationOf(1)] } };
    const store = await openSite(api);
    const field = screen.getByLabelText<HTMLInputElement>(label);
    type(field, '12');
    // Nothing that is refused on the way joins the step before.
    fireEvent.change(field, { target: { value: 'x' } });
    type(field, '14');
    undo(store);
    expect(field.value).toBe('12');
  });

  it.each([
    ['Cable, Group 1', '60 W'],
    ['Draws, Group 1', '12 apples'],
    ['Spare ports', 'many'],
  ])('%s refuses %j, and keeps what it had', async (label, text) => {
    const store = await openSite(siteOf([{ quantity: 2, cableM: 40, watts: 10 }]));
    const field = screen.getByLabelText(label);
    fireEvent.change(field, { target: { value: text } });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field.getAttribute('aria-describedby')!)?.textContent).toBe('Enter a number');
    expect(firstRow(store).network).toMatchObject({ cableM: 40, watts: 10 });
    expect(settings(store).network).toEqual(NETWORK_DEFAULTS);
  });
});

test('a number keeps what it had while its decimals or its unit are being typed, and shows no error', async () => {
  const store = await openSite(siteOf([{ quantity: 2 }]));
  const field = screen.getByLabelText(/^Path shared by all closets/);
  const taken = ['1', '1 ', '1 G', '1 Gb', '1 Gbit', '1 Gbit/', '1 Gbit/s'].map((text) => {
    fireEvent.change(field, { target: { value: text } });
    expect(field.getAttribute('aria-invalid')).toBe('false');
    return settings(store).network!.sharedUplinkMbit;
  });
  expect(taken).toEqual([1, 1, 1, 1, 1000, 1000, 1000]);
  const watts = screen.getByLabelText('Draws, Group 1');
  for (const text of ['9', '9.', '9.5']) {
    fireEvent.change(watts, { target: { value: text } });
    expect(watts.getAttribute('aria-invalid')).toBe('false');
  }
  expect(firstRow(store).network.watts).toBe(9.5);
});

test('a number that is left with half a unit is refused, and the design has what it had', async () => {
  const store = await openSite(siteOf([{ quantity: 2 }], { sharedUplinkMbit: 500 }));
  const field = screen.getByLabelText(/^Path shared by all closets/);
  type(field, '1 Gb');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field.getAttribute('aria-describedby')!)?.textContent).toBe('Enter a number');
  expect(settings(store).network!.sharedUplinkMbit).toBe(500);
});

test('a design has at most 50 stations: the 51st is not added, and the button says why', async () => {
  const api = siteOf([{ quantity: 2 }]);
  const stations = Array.from({ length: MOST_STATIONS - 1 }, (_, index) => stationOf(index + 1));
  api.serverSettings = { ...api.serverSettings, viewing: { stations } };
  const store = await openSite(api);
  const add = screen.getByRole('button', { name: 'Add a station' });
  fireEvent.click(add);
  expect(settings(store).viewing.stations).toHaveLength(50);
  expect(add.title).toBe('A design has at most 50 stations');
  fireEvent.click(add);
  expect(settings(store).viewing.stations).toHaveLength(50);
});
