import { act } from '@testing-library/react';

/** An answer shows figures, which ask whether they are assumed: each waits for the one before. */
const TURNS = 4;

/** Waits for what the worker was asked, and for what its answers lead to. */
export async function answered(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await act(() => new Promise((resolve) => void setImmediate(resolve)));
}
