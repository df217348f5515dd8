import { cameraForm, columnOf, newRow } from '@site-designer/camera-table';
import { NEW_STREAM } from '@site-designer/sizing-engine';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Profiler, type ProfilerOnRenderCallback, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Draft } from '../../../src/features/design-editor/cameras/cells/cell-draft.ts';
import { CellEditor, type CellHandlers } from '../../../src/features/design-editor/cameras/cells/cell-editor.tsx';
import { NOWHERE, type GridState } from '../../../src/features/design-editor/cameras/grid/grid-state.ts';

const CELL = { rowId: 1, column: 'quantity' } as const;

const draftOf = (text: string, message?: string): Draft => ({ cell: CELL, text, message, isCaretMode: false });

/** The control of a quantity of 4, and how often it has been rendered. */
function shown() {
  const typing = createStore<GridState>()(() => NOWHERE);
  const rendered = vi.fn<ProfilerOnRenderCallback>();
  const onType = vi.fn<CellHandlers['onType']>();
  const handlers = {
    onType,
    onChoose: () => {},
    onEdit: () => {},
    onCalculate: () => {},
    onMeasure: () => {},
    onOther: () => {},
    typing,
  };
  const editorOf = (quantity: number): ReactNode => (
    <Profiler id="editor" onRender={rendered}>
      <CellEditor
        row={newRow({ ...NEW_STREAM, quantity }, publishedCatalogue, { id: 1 })}
        column={columnOf('quantity')}
        label="Quantity"
        form={cameraForm(publishedCatalogue)}
        handlers={handlers}
        isReadOnly={false}
      />
    </Profiler>
  );
  const { rerender } = render(editorOf(4));
  rendered.mockClear();
  const hold = (draft: Draft | undefined): void => act(() => typing.setState({ draft }));
  return {
    input: screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' }),
    onType,
    rendered,
    hold,
    change: (quantity: number): void => rerender(editorOf(quantity)),
  };
}

test('a key renders nothing in its cell', () => {
  const { input, hold, onType, rendered } = shown();
  for (const text of ['2', '25']) {
    fireEvent.change(input, { target: { value: text } });
    hold(draftOf(text));
  }
  expect(onType.mock.calls).toEqual([['2'], ['25']]);
  expect(input.value).toBe('25');
  expect(rendered).not.toHaveBeenCalled();
});

test('a cell shows the text of its entry, and without one its value', () => {
  const { input, hold, change } = shown();
  expect(input.value).toBe('4');
  fireEvent.change(input, { target: { value: '4x' } });
  hold(draftOf('4', 'Only digits'));
  expect(input.value).toBe('4');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  hold({ ...draftOf('77'), cell: { rowId: 2, column: 'quantity' } });
  expect(input.value).toBe('4');
  expect(input.getAttribute('aria-invalid')).toBe('false');
  hold(undefined);
  change(9);
  expect(input.value).toBe('9');
});
