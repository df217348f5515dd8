import { optionLists } from '@site-designer/sizing-engine/design';
import { expect, test } from 'vitest';
import { NO_ENTRIES } from '../../src/lib/state/catalogue-context.ts';

test('a page without its catalogue has the lists of one, with no entry but Auto', () => {
  const { machineTypes, codecs } = optionLists(NO_ENTRIES);
  expect(machineTypes).toHaveLength(1);
  expect(codecs).toEqual([]);
});
