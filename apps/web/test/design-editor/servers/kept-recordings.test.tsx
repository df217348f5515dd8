import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { HardwareType, Platform } from '@site-designer/sizing-engine/enumerations';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { EditorStore } from '../../../src/app/editor/editor-store.ts';
import { foundRules, rulesByRegion } from '../../../src/features/design-editor/servers/settings/retention-rule-list.ts';
import { settingChanges } from '../../../src/features/design-editor/servers/settings/setting-changes.ts';
import { FakeApi } from '../../support/fake-api.ts';
import { openServers } from '../../support/servers.tsx';

let api: FakeApi;

beforeEach(() => {
  api = new FakeApi();
});

async function showServers(hardwareType: HardwareType): Promise<EditorStore> {
  const store = await openServers(api, hardwareType);
  await screen.findByRole('group', { name: 'Retention rules' });
  return store;
}

const rulesPanel = () => within(screen.getByRole('group', { name: 'Retention rules' }));
const ruleOf = (name: string, days: RegExp) => rulesPanel().getByRole('checkbox', { name, description: days });
const settingsOf = (store: EditorStore) => store.getState().siteDesignEditor.unsavedSettings;

describe.each([HardwareType.generic, HardwareType.husky])('hardware type %i', (type) => {
  test('rules are selected and removed, and a conflict is shown at the selection', async () => {
    const store = await showServers(type);
    const pci = ruleOf('PCI DSS, sensitive areas', /^at least 90 days/i);
    fireEvent.click(pci);
    fireEvent.click(ruleOf('France, public places', /^at most 30 days/i));
    expect(settingsOf(store)?.retentionRules).toEqual([1, 5]);
    await waitFor(() => expect(rulesPanel().getByText(/^No retention keeps both rules: PCI DSS/)).toBeTruthy());
    fireEvent.click(rulesPanel().getByRole('button', { name: 'Remove PCI DSS, sensitive areas' }));
    expect(settingsOf(store)?.retentionRules).toEqual([5]);
    await waitFor(() => expect(rulesPanel().queryByText(/^No retention keeps both rules/)).toBeNull());
  });

  test('evidence locks are set, and missing values are named', async () => {
    const store = await showServers(type);
    const panel = within(screen.getByRole('group', { name: 'Evidence lock' }));
    const set = (label: string, value: number): void =>
      void fireEvent.change(panel.getByRole('textbox', { name: label }), { target: { value: String(value) } });
    expect(panel.getByText('Nothing is locked: no storage is reserved.')).toBeTruthy();
    set('Locks per month', 4);
    set('Hours per lock', 2);
    expect(panel.getByText('Nothing is reserved yet: Cameras per lock and Months kept must be above 0.')).toBeTruthy();
    set('Cameras per lock', 6);
    set('Months kept', 12);
    expect(settingsOf(store)?.evidenceLock).toEqual({
      locksPerMonth: 4,
      camerasPerLock: 6,
      hoursPerLock: 2,
      monthsKept: 12,
    });
  });
});

test('the list can be searched by every shown text of a rule', async () => {
  await showServers(HardwareType.generic);
  const shown = () => rulesPanel().queryAllByRole('checkbox').length;
  expect(shown()).toBe(publishedCatalogue.retentionRules.length);
  const search = rulesPanel().getByRole('searchbox', { name: 'Search rules' });
  fireEvent.change(search, { target: { value: 'L252-5' } });
  expect(shown()).toBe(1);
  expect(rulesPanel().getByText('1 of 5 rules')).toBeTruthy();
  fireEvent.change(search, { target: { value: 'moon' } });
  expect(rulesPanel().getByText('No rule has these words.')).toBeTruthy();
});

test("a company's own rules are offered with the published ones", async () => {
  const [first] = publishedCatalogue.retentionRules;
  const own = { ...first!, id: 101, name: 'Franchise contract', region: 'All branches' };
  api.catalogue = { ...publishedCatalogue, retentionRules: [...publishedCatalogue.retentionRules, own] };
  const store = await showServers(HardwareType.generic);
  fireEvent.click(ruleOf('Franchise contract', /^at least 90 days/i));
  expect(settingsOf(store)?.retentionRules).toEqual([101]);
});

test('a catalogue without rules says so', async () => {
  api.catalogue = { ...publishedCatalogue, retentionRules: [] };
  await showServers(HardwareType.generic);
  expect(rulesPanel().getByText('This catalogue has no rules.')).toBeTruthy();
});

describe('rules of a list', () => {
  const { retentionRules } = publishedCatalogue;
  const names = (text: string): string[] => foundRules(retentionRules, text).map(({ name }) => name);

  test('match a search if they have all its words, in any case and order', () => {
    expect(names('90 AT least')).toEqual(['PCI DSS, sensitive areas', 'Maryland medical cannabis']);
    expect(names('  ')).toHaveLength(retentionRules.length);
    expect(names('france cannabis')).toEqual([]);
  });

  test('are grouped by region', () => {
    expect(rulesByRegion(retentionRules).map(([region]) => region.split(',')[0])).toEqual([
      'California',
      'France',
      'Maryland',
      'Oregon',
      'Worldwide',
    ]);
  });
});

test('the differences of rules are listed in words', async () => {
  const store = await showServers(HardwareType.generic);
  const { formData } = store.getState().siteDesignEditor;
  const { serverSettings: before } = api;
  const after = { ...before, retentionRules: [5], evidenceLock: { ...before.evidenceLock, monthsKept: 12 } };
  expect(settingChanges(before, after, { catalogue: publishedCatalogue, formData: formData! })).toEqual([
    { label: 'Retention rules', before: 'no rules', after: 'France, public places' },
    { label: 'Months kept', before: '0 months', after: '12 months' },
  ]);
});

test('an edition without evidence lock is reported beside the locks', async () => {
  const { serverSettings } = api;
  const evidenceLock = { locksPerMonth: 1, camerasPerLock: 1, hoursPerLock: 1, monthsKept: 1 };
  api.serverSettings = { ...serverSettings, evidenceLock };
  await showServers(HardwareType.generic);
  const panel = within(screen.getByRole('group', { name: 'Evidence lock' }));
  const warning = /^The Professional\+ edition has no evidence lock/;
  await waitFor(() => expect(panel.getByText(warning)).toBeTruthy());
  const edition = screen.getByRole('combobox', { name: 'Select XProtect Version' });
  fireEvent.change(edition, { target: { value: String(Platform.corporate) } });
  await waitFor(() => expect(panel.queryByText(warning)).toBeNull());
});
