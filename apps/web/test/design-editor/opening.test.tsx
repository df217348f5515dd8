import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MANY_ROWS } from '../../src/features/design-editor/document/many-rows.ts';
import { showEditor } from '../support/editor.tsx';
import { FakeApi } from '../support/fake-api.ts';

afterEach(() => vi.unstubAllGlobals());

function openDesign(groups: number): void {
  const api = new FakeApi();
  for (let group = 0; group < groups; group += 1) api.addGroup();
  showEditor(api);
}

test.each([
  [5, 'true'],
  [6, 'false'],
])('on a phone the cards of %i groups are open: %s', async (groups, isExpanded) => {
  const matchMedia = (query: string) => Object.assign(new EventTarget(), { matches: /699px|759px/.test(query) });
  vi.stubGlobal('matchMedia', matchMedia);
  openDesign(groups);
  const card = await screen.findByRole('button', { name: /^Group 1/ });
  expect(card.getAttribute('aria-expanded')).toBe(isExpanded);
});

test('the first answer of a large design is that of its rows', async () => {
  openDesign(MANY_ROWS);
  await screen.findAllByRole('gridcell');
  const answer = await screen.findByRole('region', { name: 'Live answer' });
  const headlines: (string | null)[] = [];
  const watch = new MutationObserver(() => headlines.push(answer.querySelector('p')?.textContent ?? null));
  watch.observe(answer, { subtree: true, childList: true, characterData: true });
  await waitFor(() => expect(answer.textContent).toContain('kept'));
  watch.disconnect();
  expect(headlines).not.toContain('No hardware fits');
  expect(headlines).not.toContain('Add cameras, or paste a list.');
});
