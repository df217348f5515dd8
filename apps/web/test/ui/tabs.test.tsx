import { fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { Tabs } from '../../src/app/editor/tabs.tsx';

const TABS = ['One', 'Two', 'Three'].map((title) => ({
  id: title.toLowerCase(),
  title,
  content: <button type="button">{`In ${title}`}</button>,
}));

function Shown(): ReactNode {
  const [selected, setSelected] = useState('one');
  return <Tabs label="Numbers" tabs={TABS} selected={selected} onSelect={setSelected} />;
}

const tab = (name: string): HTMLElement => screen.getByRole('tab', { name });

test('a tab is selected by a click and shows its panel, which names it', () => {
  render(<Shown />);
  fireEvent.click(tab('Two'));
  expect(tab('Two').getAttribute('aria-selected')).toBe('true');
  expect(tab('One').getAttribute('aria-selected')).toBe('false');
  const panel = screen.getByRole('tabpanel', { name: 'Two' });
  expect(panel.id).toBe(tab('Two').getAttribute('aria-controls'));
  expect(panel.textContent).toBe('In Two');
});

test.each([
  ['ArrowRight', 'one', 'Two'],
  ['ArrowLeft', 'one', 'Three'],
  ['End', 'one', 'Three'],
  ['ArrowRight', 'three', 'One'],
  ['Home', 'three', 'One'],
])('%s on tab %s goes to tab %s, the only stop of the Tab key', (key, from, to) => {
  render(<Shown />);
  fireEvent.click(screen.getAllByRole('tab').find(({ dataset }) => dataset['tab'] === from)!);
  fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key });
  expect(document.activeElement).toBe(tab(to));
  expect(screen.getByRole('tab', { selected: true })).toBe(tab(to));
  expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([tab(to)]);
});

test.each(['ArrowDown', 'ArrowUp', 'a'])('%s selects nothing', (key) => {
  render(<Shown />);
  fireEvent.keyDown(tab('One'), { key });
  expect(screen.getByRole('tab', { selected: true })).toBe(tab('One'));
});
