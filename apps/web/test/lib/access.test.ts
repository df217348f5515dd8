import { LEVELS } from '@site-designer/api-contract/roles';
import { expect, test } from 'vitest';
import { FULL_ACCESS, refusalOf } from '../../src/lib/state/access.ts';

test.each([
  [LEVELS.view, 'comment', 'You may view this project; ask Alice for the right to comment.'],
  [LEVELS.comment, 'edit', 'You may view and comment on this project; ask Alice for the right to edit.'],
  [LEVELS.edit, 'manage', 'You may edit this project; ask Alice for the right to manage it.'],
  [LEVELS.edit, 'edit', undefined],
] as const)('at level %d, %s is refused as the API refuses it', (level, need, refusal) => {
  expect(refusalOf({ ...FULL_ACCESS, level, ask: 'Alice' }, need)).toBe(refusal);
});

test('without an account nothing is refused', () => {
  expect(refusalOf(FULL_ACCESS, 'own')).toBeUndefined();
});
