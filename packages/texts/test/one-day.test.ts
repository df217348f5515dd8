import { expect, test } from 'vitest';
import { answer } from '../src/en/documents/answer.ts';

const days = (value: number) => ({ value, shown: String(value) });

test.each([
  [1, ['1 day', 'everything up to 1 day is kept', 'delivered in 1 day']],
  [30, ['30 days', 'everything up to 30 days is kept', 'delivered in 30 days']],
])('%i of them is said in the right number', (value, said) => {
  const texts = [
    answer.askedDays(days(value), undefined).join(''),
    answer.busyUpTo(days(value)).join(''),
    answer.delivered(days(value)),
  ];
  expect(texts).toEqual(said.map((text) => expect.stringMatching(new RegExp(`${text}($|,| )`))));
});
