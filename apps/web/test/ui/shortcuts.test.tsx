import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { keyCaps } from '../../src/ui/shortcuts/shortcut-registry.ts';
import { ShortcutsProvider, useShortcuts } from '../../src/ui/shortcuts/shortcuts.tsx';

let done: string[];

beforeEach(() => {
  done = [];
});

function Part({ name }: { readonly name: string }): ReactNode {
  useShortcuts('Part', [
    { keys: 'n', text: 'New', run: () => done.push(`${name} n`) },
    { keys: 'Mod+Enter', text: 'Send', run: () => done.push(`${name} send`) },
    { keys: 'ArrowDown', text: 'Next row' },
  ]);
  return <input aria-label={name} onKeyDown={(event) => event.key === 'Tab' && event.preventDefault()} />;
}

function show(...names: readonly string[]) {
  return render(
    <ShortcutsProvider>
      {names.map((name) => (
        <Part key={name} name={name} />
      ))}
    </ShortcutsProvider>,
  );
}

test('a key runs the action of the visible part, the latest one first', () => {
  const { unmount } = show('a', 'b');
  fireEvent.keyDown(document.body, { key: 'n' });
  expect(done).toEqual(['b n']);
  unmount();
  fireEvent.keyDown(document.body, { key: 'n' });
  expect(done).toEqual(['b n']);
});

test('typed keys run no shortcut, except those with Ctrl', () => {
  show('a');
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'n' });
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter', ctrlKey: true });
  expect(done).toEqual(['a send']);
});

test('Ctrl with a letter does not run the shortcut of the letter', () => {
  show('a');
  fireEvent.keyDown(document.body, { key: 'n', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'n', altKey: true });
  expect(done).toEqual([]);
});

test('the help lists all shortcuts, and single keys can be switched off permanently', async () => {
  show('a');
  fireEvent.keyDown(document.body, { key: '?' });
  const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(help.textContent).toContain('Next row');
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.keyDown(document.body, { key: 'n' });
  fireEvent.keyDown(document.body, { key: '?' });
  fireEvent.keyDown(document.body, { key: 'Enter', metaKey: true });
  expect(done).toEqual(['a send']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['n', false, ['N']],
  ['Mod+Enter', false, ['Ctrl', 'Enter']],
  ['Mod+s', true, ['⌘', 'S']],
  ['ArrowUp', false, ['↑']],
  ['+', false, ['+']],
])('%s on a Mac: %s is shown as %s', (keys, isMac, caps) => {
  expect(keyCaps(keys, isMac)).toEqual(caps);
});
