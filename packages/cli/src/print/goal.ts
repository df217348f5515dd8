import type { NamedDesign } from '@site-designer/design-file';
import type { DesignInput, StorageRole } from '@site-designer/sizing-engine';
import type { Proposal } from '@site-designer/texts';
import type { Goal } from '../answers/goals.ts';
import { amount, plainNumber } from './amount.ts';
import type { Section } from './table.ts';
import { said, type Phrase } from '../texts/said.ts';

interface Asked {
  readonly design: NamedDesign;
  readonly proposal: Proposal;
  /** The group whose cameras are counted, and its name. */
  readonly group: { readonly id: number; readonly title: string } | undefined;
}

/** What the design asks for beside what its hardware holds; undefined where that is not even the least. */
export function goalSection(found: Goal, { design, proposal, group }: Asked): Section | undefined {
  switch (found.goal) {
    case 'retention': {
      if (found.answer === null) return undefined;
      const { shortestDays, longestDays, design: held } = found.answer;
      const change = held.cameras[0]!.retentionDays - design.cameras[0]!.retentionDays;
      const asked = daysText(shortestDays - change, longestDays - change);
      return sectionOf('Longest retention on this hardware', 'At most', [
        [said('Recordings'), asked, daysText(shortestDays, longestDays)],
      ]);
    }
    case 'cameras': {
      if (found.answer === null) return undefined;
      const { cameras, design: held } = found.answer;
      const ofGroup =
        group === undefined ? [] : [[group.title, ...[design, held].map((each) => camerasText(each, group.id))]];
      const all = [said('All groups'), amount(proposal.totals.cameras.value, 'cameras'), amount(cameras, 'cameras')];
      return sectionOf('Most cameras on this hardware', 'At most', [...ofGroup, all]);
    }
    case 'disks': {
      if (found.answer === null) return undefined;
      const rows = found.answer.map(({ storage, disks, diskTb }) => [
        said(STORAGES[storage]),
        presentDisks(proposal, storage),
        `${disks} x ${plainNumber(diskTb)} TB`,
      ]);
      return sectionOf('Smallest disks of each server on this hardware', 'At least', rows);
    }
  }
}

const STORAGES: Readonly<Record<StorageRole, Phrase>> = { live: 'Live database', archive: 'Archive' };

function sectionOf(title: Phrase, found: Phrase, rows: readonly (readonly string[])[]): Section {
  return {
    title: said(title),
    columns: [{ title: '' }, { title: said('Now'), isNumber: true }, { title: said(found), isNumber: true }],
    rows,
  };
}

function daysText(shortest: number, longest: number): string {
  return shortest === longest
    ? amount(longest, 'days')
    : said('{low} to {high}', { low: plainNumber(shortest), high: amount(longest, 'days') });
}

/** Cameras of a group; one that no camera is left for is left out. */
function camerasText({ cameras }: Pick<DesignInput, 'cameras'>, id: number): string {
  return amount(cameras.find(({ cameraGroupId }) => cameraGroupId === id)?.quantity ?? 0, 'cameras');
}

function presentDisks({ huskyProposal, liveDatabase, archiveDatabase }: Proposal, storage: StorageRole): string {
  if (huskyProposal !== null) return huskyProposal.huskyIvoSpec.storageTypeLabel;
  const database = storage === 'live' ? liveDatabase : archiveDatabase;
  return database === null ? '' : `${database.quantity} x ${plainNumber(database.diskSize)} TB`;
}
