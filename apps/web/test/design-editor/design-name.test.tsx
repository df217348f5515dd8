import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DesignName } from '../../src/features/design-editor/head/design-name.tsx';
import { editorOf, show } from '../support/app.tsx';
import { FakeApi } from '../support/fake-api.ts';

const PLACE = { projectId: 1, siteId: 2, siteDesignId: 3 };

async function showName(api = new FakeApi()): Promise<FakeApi> {
  const store = editorOf(show(<DesignName />, api));
  await store.getState().siteDesignEditor.load(PLACE);
  await screen.findByRole('heading', { name: 'Perimeter' });
  return api;
}

function type(text: string, key: 'Enter' | 'Escape'): void {
  if (screen.queryByRole('textbox') === null)
    fireEvent.click(screen.getByRole('button', { name: /^Rename site design/ }));
  const field = screen.getByRole('textbox', { name: 'Name of site design' });
  fireEvent.change(field, { target: { value: text } });
  fireEvent.keyDown(field, { key });
}

test('a design is renamed at its heading, which shows the new name at once', async () => {
  const api = await showName();
  type('North', 'Enter');
  expect(screen.getByRole('heading').textContent).toBe('North');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Rename site design North');
  await waitFor(() => expect(api.designName).toBe('North'), { timeout: 3000 });
});

test('a refused name stays in its field, marked, with the reason in a banner', async () => {
  await showName();
  type('  ', 'Enter');
  expect(screen.getByRole('alert').textContent).toBe('This field is required');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('  ');
  type('  ', 'Escape');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('heading').textContent).toBe('Perimeter');
});

test('cutting a name to the limit is reported', async () => {
  const api = await showName();
  type('🚪'.repeat(60), 'Escape');
  fireEvent.click(screen.getByRole('button', { name: /^Rename/ }));
  const field = screen.getByRole<HTMLInputElement>('textbox');
  fireEvent.change(field, { target: { value: '🚪'.repeat(60) } });
  expect(field.value).toBe('🚪'.repeat(50));
  expect(screen.getByText('Cut to 50 characters.')).toBeTruthy();
  expect(api.sentBy('updateSiteDesign')).toEqual([]);
});
