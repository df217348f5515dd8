import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ColumnSeparator } from '../../src/ui/tables/column-separator.tsx';

test('a double click restores the initial size, and moving the pointer afterwards resizes nothing', () => {
  const onChange = vi.fn<(size: number | undefined) => void>();
  render(<ColumnSeparator label="Width of Hours" size={300} onChange={onChange} />);
  const edge = screen.getByRole('separator');
  edge.setPointerCapture = () => undefined;
  for (let click = 0; click < 2; click += 1) {
    fireEvent.pointerDown(edge, { pointerId: 1, clientX: 300 });
    fireEvent.pointerUp(edge, { pointerId: 1, clientX: 300 });
  }
  fireEvent.doubleClick(edge);
  // Firefox tells that the capture is lost only with the next event of the pointer.
  fireEvent.pointerMove(edge, { pointerId: 1, clientX: 320 });
  expect(onChange.mock.calls).toEqual([[undefined]]);
});
