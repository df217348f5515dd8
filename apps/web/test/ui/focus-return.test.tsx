import { fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Banner } from '../../src/ui/dialogs/banner.tsx';
import { ItemRow } from '../../src/ui/item-list/item-row.tsx';

const nothing = (): void => {};

function Page({ names }: { readonly names: readonly string[] }): ReactNode {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <MemoryRouter>
      <main id="content">
        <h1>Projects</h1>
        <button type="button">Add</button>
        {isOpen && (
          <Banner tone="near" onClose={() => setIsOpen(false)}>
            Note
          </Banner>
        )}
        <table>
          <tbody>
            {names.map((name, id) => (
              <ItemRow
                key={name}
                {...{ item: { id, name }, noun: 'project', to: '/', dates: [], menu: undefined, maxNameLength: 9 }}
                {...{ changed: undefined, figures: null, currency: undefined, isSelected: false, onSelect: nothing }}
                {...{ isNew: false, onNamed: nothing }}
                {...{ onRename: () => true, onDuplicate: nothing, onDelete: nothing }}
              />
            ))}
          </tbody>
        </table>
      </main>
    </MemoryRouter>
  );
}

function show(...names: readonly string[]): { readonly leave: (...left: readonly string[]) => void } {
  const { rerender } = render(<Page names={names} />);
  return { leave: (...left) => rerender(<Page names={left} />) };
}

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const focused = (): string | null | undefined =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

test.each([
  { control: 'Delete project B', left: ['A', 'C'], to: 'Delete project C' },
  { control: 'Delete project C', left: ['A', 'B'], to: 'Delete project B' },
  { control: 'Delete project B', left: ['A'], to: 'Delete project A' },
  { control: 'Rename project A', left: ['B', 'C'], to: 'Rename project B' },
  { control: 'Rename project A', left: [], to: 'Projects' },
  { control: 'Add', left: ['A', 'C'], to: 'Add' },
])('$control moves the focus to $to when $left is left', ({ control, left, to }) => {
  const { leave } = show('A', 'B', 'C');
  button(control).focus();
  leave(...left);
  expect(focused()).toBe(to);
});

test('closing a message returns the focus to the previous element', () => {
  show('A');
  button('Add').focus();
  const close = button('Close message');
  close.focus();
  fireEvent.click(close);
  expect(focused()).toBe('Add');
});
