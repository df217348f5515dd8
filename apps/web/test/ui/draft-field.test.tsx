import { fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { DraftField } from '../../src/ui/fields/draft-field.tsx';

function Example(): ReactNode {
  const [value, setValue] = useState('16');
  const take = (text: string): string | undefined => {
    if (Number(text) > 25) return 'At most 25';
    setValue(text);
    return undefined;
  };
  return (
    <>
      <DraftField label="Draws" value={value} onType={take} />
      <output>{value}</output>
    </>
  );
}

function show(): HTMLInputElement {
  render(<Example />);
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Draws' });
}

function type(input: HTMLInputElement, ...texts: readonly string[]): void {
  for (const text of texts) fireEvent.change(input, { target: { value: text } });
}

const taken = (): string | null => screen.getByRole('status').textContent;

describe('a text that is taken over at every key', () => {
  test('is the value at once', () => {
    const input = show();
    type(input, '1', '12');
    expect([taken(), input.value]).toEqual(['12', '12']);
  });

  test('that is refused stays in its field, and the value is what it was before the first key', () => {
    const input = show();
    type(input, '9', '96');
    expect([taken(), input.value, input.getAttribute('aria-invalid')]).toEqual(['16', '96', 'true']);
    fireEvent.blur(input);
    expect([taken(), input.value]).toEqual(['16', '96']);
    type(input, '9');
    expect([taken(), input.getAttribute('aria-invalid')]).toEqual(['9', 'false']);
  });

  test('is dropped by Escape, whether it was refused or not', () => {
    const input = show();
    type(input, '9', '96');
    fireEvent.keyDown(input, { key: 'Escape' });
    expect([taken(), input.value]).toEqual(['16', '16']);
    type(input, '9');
    fireEvent.keyDown(input, { key: 'Escape' });
    expect([taken(), input.value]).toEqual(['16', '16']);
  });
});
