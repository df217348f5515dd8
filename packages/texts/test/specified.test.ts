import type { Saying } from '@site-designer/sizing-engine';
import { expect, test } from 'vitest';
import { english } from '../src/index.ts';

test.each<[Saying, string]>([
  [
    { say: 'warning.management-level-exceeded' },
    'Please note that the sum of carmeras you have added exceeds your selection.',
  ],
  [{ say: 'warning.contact-presales' }, 'Please contact presales for an optimized design.'],
  [
    { say: 'warning.express-plus-limit', edition: 'Express+', max: 48 },
    'The Express+ edition supports only up to 48 cameras.',
  ],
  [{ say: 'none.no-cameras' }, 'Add a camera group first.'],
])('a text of the specification stands letter for letter: $0.say', (saying, specified) => {
  expect(english.say(saying)).toBe(specified);
});
