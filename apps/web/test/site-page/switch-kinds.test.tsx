import { NETWORK_DEFAULTS } from '@site-designer/sizing-engine/design';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { connected } from '../../../../packages/sizing-engine/test/support/site.ts';
import { settingsOf } from '../../src/features/design-editor/document/document-state.ts';
import { FakeApi } from '../support/fake-api.ts';
import { openSite } from '../support/site.tsx';

/** Main building, gymnasium and parking of a school, with their switches. */
function school(): FakeApi {
  const api = new FakeApi();
  api.cameras = connected(
    { quantity: 14, poeClass: 3, closet: 'MDF' },
    { quantity: 1, poeClass: 4, closet: 'MDF' },
    { quantity: 8, poeClass: 4, closet: 'IDF 1' },
    { quantity: 6, poeClass: 3, closet: 'IDF 2' },
  );
  api.serverSettings = { ...api.serverSettings, network: NETWORK_DEFAULTS };
  return api;
}

async function tableTexts(): Promise<(string | null)[][]> {
  const table = await screen.findByRole('table', { name: 'Other switch kinds for the whole site' });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].slice(0, -1).map(({ textContent }) => textContent));
}

test('the switches of the whole site are compared by kind, and one press takes a kind over as one step', async () => {
  const store = await openSite(school());
  expect(await tableTexts()).toEqual([
    ['Auto (now)', '3', '56', '100 % ports, IDF 2'],
    ['PoE switch, 8 ports, 30 W, everywhere', '6', '48', '100 % watts, IDF 1'],
    ['PoE switch, 24 ports, 30 W, everywhere', '3', '72', '78.95 % ports, MDF'],
    ['PoE switch, 48 ports, 30 W, everywhere', '3', '144', '39.47 % ports, MDF'],
    ['PoE switch, 48 ports, 90 W, everywhere', '3', '144', '39.47 % ports, MDF'],
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Use PoE switch, 24 ports, 30 W, everywhere' }));
  expect(settingsOf(store.getState().siteDesignEditor)?.network?.switchKind).toBe('poe-24');
  await waitFor(async () => {
    expect((await tableTexts()).map(([name]) => name).slice(0, 3)).toEqual([
      'Auto',
      'PoE switch, 8 ports, 30 W, everywhere',
      'PoE switch, 24 ports, 30 W, everywhere (now)',
    ]);
  });
  act(() => store.getState().cameras.undo());
  expect(settingsOf(store.getState().siteDesignEditor)?.network).toEqual(NETWORK_DEFAULTS);
});

test('a kind that does not hold a closet says which, and cannot be taken over', async () => {
  const api = school();
  api.cameras = connected({ quantity: 2, poeClass: 6, closet: 'Roof' }, { quantity: 2, closet: 'Hall' });
  await openSite(api);
  const rows = await tableTexts();
  expect(rows[1]).toEqual(['PoE switch, 8 ports, 30 W, everywhere', '1', '8', '33.33 % ports, Hallno switch for Roof']);
  const use = screen.getByRole('button', { name: 'Use PoE switch, 8 ports, 30 W, everywhere' });
  expect(use.getAttribute('aria-disabled')).toBe('true');
  expect(use.title).toBe('no switch for Roof');
});

test('prices stand where all switches of a kind are in the price list', async () => {
  const priceOf = (designation: string, unitPrice: string) => ({
    designation,
    sku: '',
    description: '',
    unitPrice,
    margin: null,
    leadTimeDays: null,
  });
  const lines = [priceOf('PoE switch, 8 ports, 30 W', '199.50'), priceOf('PoE switch, 24 ports, 30 W', '900')];
  await openSite(school(), { priceList: { currency: 'EUR', lines } });
  expect((await tableTexts()).map((row) => row.at(-1)?.replaceAll(/\s/g, ' '))).toEqual([
    'EUR 1,999.50',
    'EUR 1,197.00',
    'EUR 2,700.00',
    'no price',
    'no price',
  ]);
});
