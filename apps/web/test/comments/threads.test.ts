import { expect, it } from 'vitest';
import { mentionParts, offerAt } from '../../src/features/comments/threads.ts';

const mentions = (text: string, names: readonly string[] = []) =>
  mentionParts(text, names)
    .filter(({ isMention }) => isMention)
    .map((part) => part.text);

it.each([
  ['@Jo: 30 days?', ['Jo'], ['@Jo']],
  ['Ask @Jo Smith and @Ane.', ['Jo Smith', 'Jo', 'Ane'], ['@Jo Smith', '@Ane']],
  ['@Jonas and @Jo-Ann are not Jo', ['Jo'], []],
  ['@B is nobody', ['Bob Baker'], []],
  ['write to jo@example.com', ['example'], []],
  ['@ nobody @@', ['Jo'], []],
  ['（@王）', ['王'], ['@王']],
] as const)('%s', (text, names, found) => {
  expect(mentions(text, names)).toEqual(found);
  expect(
    mentionParts(text, names)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

it.each([
  ['Ask @', 4, ['Jo Smith', 'Ane Øst']],
  ['Ask @øs', 4, ['Ane Øst']],
  ['@jo s', 0, ['Jo Smith']],
  ['@Jo Smith ', undefined, undefined],
  ['@mith', undefined, undefined],
  ['to jo@', undefined, undefined],
  ['@Jo\n', undefined, undefined],
] as const)('offers whom "%s" may mean', (before, start, names) => {
  const offer = offerAt(before, ['Jo Smith', 'Ane Øst']);
  expect([offer?.start, offer?.names]).toEqual([start, names]);
});
