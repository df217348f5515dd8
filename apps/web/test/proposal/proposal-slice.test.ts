import type { CalculationResult } from '@site-designer/api-contract';
import { expect, test, vi } from 'vitest';
import { createProposalSlice, type ProposalSlice } from '../../src/features/proposal/view/proposal-slice.ts';
import type { Call } from '../../src/lib/calls/call.ts';

const PLACE = { projectId: 1, siteId: 2, siteDesignId: 3 };

/** A slice whose requests are answered by the test. */
function started() {
  const answers: ((name: string) => void)[] = [];
  const call = (() =>
    new Promise((resolve) => {
      answers.push((siteDesignName) => resolve({ data: { siteDesignName }, etag: undefined }));
    })) as unknown as Call;
  let state: ProposalSlice;
  const slice = createProposalSlice({
    read: () => state,
    write: (patch) => {
      state = { ...state, ...patch };
    },
    call,
    report: vi.fn<() => void>(),
    openDesign: () => ({ place: PLACE, design: undefined, etag: 'v1' }),
  });
  state = slice;
  return { read: () => state, answers };
}

const nameOf = (result: CalculationResult | undefined) => result?.siteDesignName;

test('the answer to a cancelled request is not taken, and the proposal before stays', async () => {
  const { read, answers } = started();
  const first = read().calculate();
  answers[0]!('first');
  await first;
  expect([read().status, nameOf(read().result)]).toEqual(['success', 'first']);

  const second = read().calculate();
  expect(read().status).toBe('pending');
  read().cancel();
  expect([read().status, nameOf(read().result)]).toEqual(['success', 'first']);
  answers[1]!('second');
  await second;
  expect([read().status, nameOf(read().result)]).toEqual(['success', 'first']);
});

test('a cancelled first request leaves no proposal, and the next one counts', async () => {
  const { read, answers } = started();
  const first = read().calculate();
  read().cancel();
  expect(read().status).toBe('idle');
  const next = read().calculate();
  answers[0]!('late');
  answers[1]!('next');
  await Promise.all([first, next]);
  expect([read().status, nameOf(read().result)]).toEqual(['success', 'next']);
});
