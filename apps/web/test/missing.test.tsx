import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Missing } from '../src/ui/states/missing.tsx';
import { ApiProblem, NetworkError } from '../src/lib/calls/api-problem.ts';

const problem = (status: number, title: string) => new ApiProblem({ type: 'about:blank', title, status });

test('a missing page says so, and offers no retry', () => {
  render(<Missing cause={problem(404, 'Not Found')} onRetry={() => undefined} />);
  expect(screen.getByRole('alert').textContent).toMatch(/^There is nothing here/);
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  [new NetworkError('fetch failed'), /cannot be reached/],
  [problem(503, 'The database does not answer'), /could not be loaded: The database does not answer/],
  [problem(500, 'Internal Server Error'), /could not be loaded: Internal Server Error/],
  [new TypeError('x is not a function'), /^This could not be loaded\.$/],
])('a page that failed to load can be retried: %s', (cause, text) => {
  const onRetry = vi.fn<() => void>();
  render(<Missing cause={cause} onRetry={onRetry} />);
  expect(screen.getByRole('alert').textContent).toMatch(text);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
