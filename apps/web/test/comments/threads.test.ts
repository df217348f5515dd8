import { expect, it } from 'vitest';
import { mentionParts } from '../../src/features/comments/threads.ts';

const mentions = (text: string, names: readonly string[] = []) =>
  mentionParts(text, names)
    .filter(({ isMention }) => isMention)
    .map((part) => part.text);

it.each([
  ['@Jo: 30 days?', [], ['@Jo']],
  ['Ask @Jo Smith and @Ane.', ['Jo Smith', 'Jo'], ['@Jo Smith', '@Ane']],
  ['@Jonas is not Jo', ['Jo'], ['@Jonas']],
  ['write to jo@example.com', [], []],
  ['@ nobody @@', [], []],
  ['（@王）', [], ['@王']],
] as const)('%s', (text, names, found) => {
  expect(mentions(text, names)).toEqual(found);
  expect(
    mentionParts(text, names)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
