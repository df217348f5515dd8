import { expect, it } from 'vitest';
import { calculateProposal, headline, type Design } from '../../src/index.ts';
import { catalogue, genericDesign, groupsOf, huskyDesign } from '../support/designs.ts';
import { english } from '../support/in-english.ts';

const headlineOf = (design: Design): string => english.say(headline(calculateProposal(design, catalogue))!);

it('names appliances by their number and their SKU', () => {
  const proposal = calculateProposal(huskyDesign(groupsOf({ quantity: 9 })), catalogue);
  expect(english.say(headline(proposal)!)).toBe(`1 x ${proposal.huskyProposal!.huskyIvoSpec.sku}`);
});

it('names generic servers with the disks of each storage', () => {
  const rows = groupsOf({ quantity: 9, retentionDays: 30 });
  expect(headlineOf(genericDesign(rows))).toMatch(/^1 x Entry server, \d+ x \d+ TB [A-Z]+/);
  const archiving = genericDesign(rows, { archiving: true });
  const { liveDatabase, archiveDatabase } = calculateProposal(archiving, catalogue);
  const disks = [liveDatabase!, archiveDatabase!].map(
    (each) => `${each.quantity} x ${each.diskSize} TB ${each.raidType}`,
  );
  expect(headlineOf(archiving)).toBe(`1 x Entry server, ${disks.join(' and ')}`);
});

it('is empty where nothing fits', () => {
  expect(headline(calculateProposal(genericDesign([]), catalogue))).toBeNull();
});
