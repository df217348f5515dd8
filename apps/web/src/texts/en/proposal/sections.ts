import { numberText } from '../../../lib/format/format-quantity.ts';
import { counted } from '../../../lib/format/plural.ts';

/** Titles of the sections of a proposal. */
export const SECTION_TEXTS = {
  sections: 'Sections of the proposal',
  answer: 'Answer',
  toKnow: 'To know before you sell',
  alternatives: 'Cheaper or safer',
  bill: 'Bill and price',
  recorded: 'What is recorded',
  hardware: 'Hardware and site',
  site: 'Power, rack and server plan',
  computed: 'How it is computed',
  computedParts: 'Loads, retention, from video to disks, failures, Information, JSON',
  printFor: 'Print for',
  readers: { customer: 'Customer', sales: 'Sales engineer', installer: 'Installer', network: 'Customer’s IT' },
  withPrices: 'with prices',
  proposalLink: 'Proposal',
} as const;

/** What to know before a proposal is sold. */
export const TO_KNOW_TEXTS = {
  noPrice: (count: number, lines: number) => `${count} of ${lines} lines ${count === 1 ? 'has' : 'have'} no price:`,
  busyGroup: (group: string, days: number, asked: number) =>
    `In busy scenes ${group} keeps ${numberText(days)} instead of ${counted(asked, 'day')}; one scene in ten is busier than that.`,
  busyGroups: (groups: number, days: number, most: number) =>
    `In busy scenes ${counted(groups, 'camera group')} keep ${numberText(days)} instead of up to ${counted(most, 'day')}; one scene in ten is busier than that.`,
  more: (count: number) => counted(count, 'more note'),
} as const;

/** What each group records, and what that takes. */
export const RECORDED_TEXTS = {
  table: 'What is recorded of each group',
  columns: {
    group: 'Where',
    cameras: 'Cameras',
    picture: 'Picture',
    fps: 'Pictures a second',
    recorded: 'Recorded',
    kept: 'Kept',
    storage: 'Video',
    share: 'Share',
  },
  stream: (name: string) => `also: ${name}`,
  fps: ({ continuous, motion }: { readonly continuous: number | null; readonly motion: number | null }) => {
    if (continuous === null || motion === null) return String(continuous ?? motion ?? '');
    return `${continuous}, on events ${motion}`;
  },
  groups: (count: number) => counted(count, 'group'),
  more: (count: number) => counted(count, 'more group'),
  groupsOf: (from: number, to: number, all: number) =>
    `Groups ${numberText(from)} to ${numberText(to)} of ${numberText(all)}`,
  previous: 'Previous groups',
  next: 'Next groups',
  storageOf: (group: string) => `Video of ${group}`,
  shareOf: (group: string) => `Share of ${group}`,
  range: 'Calm to busy scenes:',
  lowEnd: 'Video of calm scenes',
  to: 'to',
  highEnd: 'Video of busy scenes',
} as const;
