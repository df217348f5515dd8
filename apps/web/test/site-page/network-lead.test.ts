import { expect, test } from 'vitest';
import { connected, networkOf, type Connected } from '../../../../packages/sizing-engine/test/support/site.ts';
import { networkLead } from '../../src/features/site-page/network/network-lead.ts';

test('cameras of a closet that no switch holds are not carried', () => {
  const held = { quantity: 24, closet: 'A' };
  const heavy = { quantity: 3, poeClass: 6, closet: 'B' };
  const lead = (...groups: readonly Connected[]) =>
    networkLead(networkOf(connected(...groups), { switchKind: 'poe-24' }));
  expect(lead(held)).toBe('2 switches in 1 closet carry 24 cameras');
  expect(lead(held, heavy)).toBe('2 switches in 1 closet carry 24 cameras, 3 cameras without a switch');
  expect(lead(heavy)).toBe('3 cameras without a switch');
});
