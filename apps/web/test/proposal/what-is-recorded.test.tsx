import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { WhatIsRecorded } from '../../src/features/proposal/figures/what-is-recorded.tsx';
import type { ShownResult } from '../../src/features/proposal/report/report-input.ts';
import { CatalogueContext } from '../../src/lib/state/catalogue-context.ts';
import { groupsOf, onAppliances, resultOf } from './designs.ts';

afterEach(cleanup);

function show(groups: number): HTMLElement {
  const names = Array.from({ length: groups }, (_, index) => ({ streamName: `Hall ${index + 1}`, quantity: 1 }));
  const question = onAppliances(groupsOf(...names));
  render(
    <CatalogueContext value={publishedCatalogue}>
      <WhatIsRecorded proposal={resultOf(question) as ShownResult} question={question} />
    </CatalogueContext>,
  );
  return screen.getByRole('table', { name: 'What is recorded of each group' });
}

function named(table: HTMLElement): (string | null)[] {
  const [, ...rows] = within(table).getAllByRole('row');
  return rows.slice(0, -1).map((row) => row.firstElementChild!.textContent);
}

function press(name: string): void {
  fireEvent.click(screen.getByRole('button', { name }));
}

test('shows the first groups unasked, and all of some dozens in one press', () => {
  const table = show(60);
  expect(named(table)).toHaveLength(20);
  press('40 more groups');
  expect([named(table).length, screen.queryAllByRole('button', { name: /groups$/ }).length]).toEqual([60, 0]);
});

test('shows so many of thousands at a time that the page does not stand still', () => {
  const table = show(450);
  press('430 more groups');
  expect(named(table)).toHaveLength(200);
  press('Next groups');
  press('Next groups');
  expect(screen.getByText('Groups 401 to 450 of 450')).toBeTruthy();
  expect([named(table)[0], named(table).at(-1)]).toEqual(['Hall 401', 'Hall 450']);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next groups' }).disabled).toBe(true);
  press('Previous groups');
  expect(named(table)[0]).toBe('Hall 201');
});
