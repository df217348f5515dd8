import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { NumberField } from '../../src/ui/fields/number-field.tsx';

const BOUNDS = { min: 1, max: 60 };

function Example({ isLive = true }: { readonly isLive?: boolean }): ReactNode {
  const [value, setValue] = useState(15);
  return (
    <>
      <NumberField label="FPS" bounds={BOUNDS} value={value} onChange={setValue} isLive={isLive} />
      <output data-value>{value}</output>
    </>
  );
}

function show(isLive = true): HTMLInputElement {
  render(<Example isLive={isLive} />);
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'FPS' });
}

function type(input: HTMLInputElement, text: string): void {
  fireEvent.change(input, { target: { value: text } });
}

function value(): string | null | undefined {
  return document.querySelector('[data-value]')?.textContent;
}

describe('typing', () => {
  test('of a valid number changes the value at once', () => {
    type(show(), '30');
    expect(value()).toBe('30');
  });

  test('takes the place of a value that somebody else has set in the focused field', () => {
    const field = (value: number) => (
      <NumberField label="FPS" bounds={BOUNDS} value={value} onChange={vi.fn<() => void>()} />
    );
    const { rerender } = render(field(15));
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'FPS' });
    act(() => input.focus());
    rerender(field(37));
    expect([input.value, input.selectionStart, input.selectionEnd]).toEqual(['37', 0, 2]);
  });

  test.each(['1a', '1e5', '٣'])('of anything but digits is reported and gives no number: %s', (text) => {
    const input = show();
    type(input, text);
    expect(screen.getByText(`Only digits are allowed - typed value: "${text}"`)).toBeTruthy();
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(value()).toBe('15');
    fireEvent.keyDown(input, { key: 'Enter' });
    expect([input.value, value()]).toEqual(['15', '15']);
  });

  test('of 2.5 does not give 25, and of -5 does not give 5', () => {
    const input = show();
    for (const text of ['2', '2.', '25']) type(input, text);
    expect(screen.getByText('Only digits are allowed - typed value: "2.5"')).toBeTruthy();
    expect(value()).toBe('15');
    for (const text of ['-', '5']) type(input, text);
    expect(value()).toBe('15');
    fireEvent.blur(input);
    expect([input.value, value()]).toEqual(['15', '15']);
  });

  test('of a valid number after an invalid one gives a value again', () => {
    const input = show();
    for (const text of ['2', '2.', '2', '', '7']) type(input, text);
    expect(value()).toBe('7');
  });

  test('of an invalid number is reported at the field and leaves the value unchanged', () => {
    const input = show();
    type(input, '61');
    expect(screen.getByText('Value must be between 1 and 60')).toBeTruthy();
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(value()).toBe('15');
  });

  test('of an invalid number keeps none of its valid prefixes', () => {
    const input = show();
    type(input, '9');
    expect(value()).toBe('9');
    type(input, '99');
    expect(value()).toBe('15');
  });
});

describe('leaving the field', () => {
  test('restores the last valid value after an invalid entry and says why', () => {
    const input = show();
    type(input, '0');
    fireEvent.blur(input);
    expect(input.value).toBe('15');
    expect(value()).toBe('15');
    expect(screen.getByText('Value must be between 1 and 60')).toBeTruthy();
  });

  test('restores the value of an empty field', () => {
    const input = show();
    type(input, '');
    fireEvent.blur(input);
    expect(input.value).toBe('15');
    expect(screen.getByText('This field is required')).toBeTruthy();
  });
});

describe('keys', () => {
  test('Escape restores the value from before the edit', () => {
    const input = show();
    type(input, '2');
    type(input, '25');
    expect(value()).toBe('25');
    fireEvent.keyDown(input, { key: 'Escape' });
    expect(input.value).toBe('15');
    expect(value()).toBe('15');
  });

  test('Enter confirms the value, which Escape then restores', () => {
    const input = show();
    type(input, '25');
    fireEvent.keyDown(input, { key: 'Enter' });
    type(input, '30');
    fireEvent.keyDown(input, { key: 'Escape' });
    expect(value()).toBe('25');
  });

  test('a field that is not live reports its value only on Enter', () => {
    const input = show(false);
    type(input, '2');
    expect(value()).toBe('15');
    fireEvent.keyDown(input, { key: 'Enter' });
    expect(value()).toBe('2');
  });
});

describe('pasting', () => {
  function pass(milliseconds: number): void {
    act(() => {
      vi.advanceTimersByTime(milliseconds);
    });
  }

  function paste(input: HTMLInputElement, text: string): boolean {
    return fireEvent.paste(input, { clipboardData: { getData: () => text } });
  }

  test('digits are accepted', () => {
    expect(paste(show(), ' 24 ')).toBe(true);
  });

  test('other text is refused and quoted for three seconds', () => {
    vi.useFakeTimers();
    const input = show();
    expect(paste(input, '12 fps')).toBe(false);
    const text = 'Only numbers are allowed - pasted value: "12 fps"';
    expect(screen.getByText(text)).toBeTruthy();
    pass(2900);
    expect(screen.queryByText(text)).toBeTruthy();
    pass(200);
    expect(screen.queryByText(text)).toBeNull();
    expect(input.value).toBe('15');
  });
});

describe('a field for decimal numbers', () => {
  function Hours(): ReactNode {
    const [hours, setHours] = useState(1.5);
    return (
      <>
        <NumberField label="FPS" bounds={{ min: 0, max: 744 }} value={hours} onChange={setHours} hasDecimals />
        <output data-value>{hours}</output>
      </>
    );
  }

  test('accepts a point as well as a comma', () => {
    render(<Hours />);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'FPS' });
    expect(input.value).toBe('1.5');
    type(input, '2,25');
    expect(value()).toBe('2.25');
    fireEvent.blur(input);
    expect(input.value).toBe('2.25');
    type(input, '0.5');
    expect(value()).toBe('0.5');
  });

  test.each([
    ['two points', '1.5.5', 'Must be a valid number'],
    ['two separators in the wrong places', '1,50.5', 'Must be a valid number'],
    ['a number with thousands apart', '1,500.5', 'Value must be between 0 and 744'],
    ['a unit', '2h', 'Must be a valid number'],
    ['more than the bounds', '744.5', 'Value must be between 0 and 744'],
  ])('reports what is wrong with %s, and keeps its number', (_, text, message) => {
    render(<Hours />);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'FPS' });
    expect(screen.queryByText(message)).toBeNull();
    type(input, text);
    expect(screen.queryAllByText(message)).toHaveLength(1);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(value()).toBe('1.5');
    fireEvent.blur(input);
    expect([input.value, value()]).toEqual(['1.5', '1.5']);
  });
});
