import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useColumnSizes } from '../../src/ui/tables/use-column-sizes.ts';

const KEY = 'site-designer.columns.project';

test('a size is kept within its bounds and stored under the name of the table', () => {
  const { result } = renderHook(() => useColumnSizes('project'));
  expect(result.current.sizeOf('Project')).toBeUndefined();
  act(() => result.current.setSize('Project', 300.4));
  act(() => result.current.setSize('Date Created', 3));
  expect(renderHook(() => useColumnSizes('project')).result.current.sizeOf('Project')).toBe(300);
  expect(result.current.sizeOf('Date Created')).toBe(20);
  expect(renderHook(() => useColumnSizes('site')).result.current.sizeOf('Project')).toBeUndefined();
  act(() => result.current.setSize('Project', undefined));
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({ 'Date Created': 20 });
});

test.each(['no json', 'null', '7', '{"Project":"wide"}', '{"Project":3}', '{"Project":1e9}'])(
  'a stored value that is not a size is ignored: %s',
  (stored) => {
    localStorage.setItem(KEY, stored);
    expect(renderHook(() => useColumnSizes('project')).result.current.sizeOf('Project')).toBeUndefined();
  },
);
