import { defaultServerSettings } from '@site-designer/sizing-engine';
import { publishedCatalogue, withCatalogue } from '@site-designer/sizing-engine/catalogue';
import { NETWORK_DEFAULTS, STATION_DEFAULTS } from '@site-designer/sizing-engine/design';
import { ApplianceModel, HardwareType } from '@site-designer/sizing-engine/enumerations';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { EditorStore } from '../../src/app/editor/editor-store.ts';
import { settingsOf } from '../../src/features/design-editor/document/document-state.ts';
import { unfold } from '../proposal/page-text.ts';
import { createTestStore, editorOf } from '../support/app.tsx';
import { showEditor } from '../support/editor.tsx';
import { FakeApi } from '../support/fake-api.ts';

const PLACE = { projectId: 1, siteId: 2, siteDesignId: 3 };
const EX200 = 7;
const DATA_SHEET = 'EX200 data sheet';

const codec = publishedCatalogue.codecs.find(({ id }) => id === 3)!;
const appliance = publishedCatalogue.appliances.find(({ id }) => id === ApplianceModel.HE150D)!;

/** The codec of new cameras under another name, and one more appliance, which records less than the one it is made from. */
const OWN = withCatalogue(publishedCatalogue, {
  version: 'own-1',
  names: { series: 'Example', software: 'Site Recorder', client: 'Site Viewer' },
  codecs: [{ ...codec, name: 'Our codec' }],
  appliances: [
    {
      ...appliance,
      id: EX200,
      model: 'EX200',
      name: 'Example 200',
      recording: { value: 20, unit: 'Mbit/s', origin: 'vendor', source: DATA_SHEET },
      skus: appliance.skus.map((sku) => ({ ...sku, sku: 'EX200-4TB' })),
    },
  ],
});

let api: FakeApi;

beforeEach(() => {
  api = new FakeApi();
  api.catalogue = OWN;
  const { huskyServerSettings, ...settings } = defaultServerSettings(OWN);
  api.serverSettings = {
    ...settings,
    hardwareType: HardwareType.husky,
    huskyServerSettings: { ...huskyServerSettings, ivoModel: EX200 },
  };
  api.addGroup();
});

function optionsOf(list: string): (string | null)[] {
  return [...screen.getByRole('combobox', { name: list }).children].map(({ textContent }) => textContent);
}

test('the lists, the live answer and the explanations use the catalogue of the server', async () => {
  showEditor(api);
  fireEvent.mouseDown(await screen.findByRole('gridcell', { name: /^Codec, row 1/ }));
  expect(optionsOf('Codec, row 1')).toContain('Our codec');
  expect(optionsOf('Codec, row 1')).not.toContain(codec.name);
  const answer = screen.getByRole('region', { name: 'Live answer' });
  await waitFor(() => expect(answer.textContent).toContain('EX200-4TB'));

  fireEvent.click(screen.getByRole('tab', { name: 'Servers' }));
  expect(optionsOf('Example Model')).toContain('EX200');
  expect(screen.getByRole('combobox', { name: 'Select Site Recorder Version' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Remote site viewer streams per server' })).toBeTruthy();

  fireEvent.click(within(answer.closest('aside')!).getByRole('button', { name: 'Generate Proposal' }));
  const report = await screen.findByRole('region', { name: 'Proposal' });
  await waitFor(() => expect(report.querySelector('[data-figure="huskyProposal.serverQuantity"]')).toBeTruthy());
  unfold(report);
  fireEvent(window, new Event('beforeprint'));
  expect(within(report).getAllByText(/Our codec/).length).toBeGreaterThan(0);
  fireEvent(window, new Event('afterprint'));
  expect(report.textContent).toContain('Site Viewer data rate');
  expect(document.body.textContent).not.toMatch(/Husky IVO Model|XProtect|Smart Client/i);
  fireEvent.click(report.querySelector('[data-figure="huskyProposal.systemUtilization.value"]')!);
  const explanation = screen.getByRole('dialog');
  fireEvent.click(await within(explanation).findByRole('button', { name: /rated recording rate/ }));
  expect(explanation.textContent).toContain(DATA_SHEET);
});

async function opened(): Promise<EditorStore> {
  const store = editorOf(createTestStore(api));
  await store.getState().siteDesignEditor.load(PLACE);
  return store;
}

test('opening another design keeps the catalogue of the same version, and loads a newer one', async () => {
  const store = await opened();
  const catalogue = () => store.getState().siteDesignEditor.catalogue;
  const first = catalogue();
  expect(first).toEqual(OWN);
  await store.getState().siteDesignEditor.load({ ...PLACE, siteDesignId: 4 });
  expect(catalogue()).toBe(first);
  api.catalogue = publishedCatalogue;
  await store.getState().siteDesignEditor.load(PLACE);
  expect(catalogue()).toEqual(publishedCatalogue);
});

test('without a catalogue no design is opened', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  api.failOnce('getCatalogue', 500);
  const app = createTestStore(api);
  const { siteDesignEditor } = editorOf(app).getState();
  await siteDesignEditor.load(PLACE);
  expect(editorOf(app).getState().siteDesignEditor).toMatchObject({ design: undefined, status: 'rejected' });
  expect(app.getState().failure.current).toMatchObject({ kind: 'error' });
  await siteDesignEditor.load(PLACE);
  expect(editorOf(app).getState().siteDesignEditor).toMatchObject({ status: 'success', catalogue: OWN });
});

test('what the catalogue has lost is read as Auto and no card, with the first change of a setting', async () => {
  const station = { ...STATION_DEFAULTS, id: 1, monitors: 1, monitorResolution: 14, columns: 4, rows: 4 };
  const lost = {
    ...api.serverSettings,
    network: { ...NETWORK_DEFAULTS, switchKind: 'gone' },
    viewing: { stations: [{ ...station, decoder: 'gone' }] },
  };
  api.serverSettings = lost;
  const store: EditorStore = editorOf(createTestStore(api));
  await store.getState().siteDesignEditor.load(PLACE);
  const settings = () => settingsOf(store.getState().siteDesignEditor);
  expect(settings()).toEqual(lost);
  const known = { network: NETWORK_DEFAULTS, viewing: { stations: [{ ...station, decoder: '' }] } };
  store.getState().serverSettings.change({ ...lost, network: { ...lost.network, sparePortsPercent: 10 } });
  expect(settings()).toEqual({ ...lost, ...known, network: { ...NETWORK_DEFAULTS, sparePortsPercent: 10 } });
  // Nor does undo bring back what could not be saved.
  store.getState().cameras.undo();
  expect(settings()).toEqual({ ...lost, ...known });
});
