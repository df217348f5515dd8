import { expect, test } from 'vitest';
import { returnPath } from '../../src/features/session/return-path.ts';

const ORIGIN = 'https://designer.example';

test.each([
  ['a saved path', { returnTo: '/project/7/site?page=2#top' }, '/project/7/site?page=2#top'],
  ['nothing saved', undefined, '/'],
  ['a state of another shape', { returnTo: 7 }, '/'],
  ['another origin', { returnTo: 'https://evil.example/project' }, '/'],
  ['another origin without a scheme', { returnTo: '//evil.example' }, '/'],
  ['a script', { returnTo: 'javascript:alert(1)' }, '/'],
  ['no address at all', { returnTo: 'https://' }, '/'],
])('after the sign-in, %s', (_, state, expected) => {
  expect(returnPath(state, ORIGIN)).toBe(expected);
});
