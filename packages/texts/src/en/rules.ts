import type { FullestServer, RuleSayings, StorageRequirement } from '@site-designer/sizing-engine';
import { FEWEST_DIGITS, printedNumber } from '@site-designer/sizing-engine/explanations';
import { counted } from './grammar.ts';
import type { Sentences } from '../language/language.ts';
import { diskLayout } from './hardware.ts';
import { LIMITS } from './words.ts';

const REQUIREMENTS: Readonly<Record<StorageRequirement, string>> = {
  capacity: 'capacity',
  operations: 'disk operations',
  speed: 'transfer speed',
};

/** Rules of choices, what was chosen, and what a search found; each as a part of a sentence. */
export const rules: Sentences<RuleSayings> = {
  'rule.all-of-limit': () => 'what is asked takes all of a limit of which nothing is left',
  'rule.appliance': () =>
    'fewest servers, then the smaller model, then the least nameplate capacity, then the RAID that survives more failed disks',
  'rule.appliance-nameplate': () => 'nameplate capacity of the disks of one appliance',
  'rule.battery': () => 'energy that the batteries of the UPS lack',
  'rule.every-camera-recorded': () => 'every camera is recorded',
  'rule.fewest-servers': () =>
    'fewest servers, from those that the totals leave possible upwards, on which the cameras can be dealt within every limit',
  'rule.kept-by-age': () => 'deleted by age: a storage that is not full keeps every recording for its days',
  'rule.finer-resolution': () => 'the resolution of the fewest pixels that gives the level at the distance',
  'rule.layout': () => 'fewest disks, then the least nameplate capacity, then the RAID that survives more failed disks',
  'rule.layout-of-capacity': () => 'the layout that the capacity alone asks for',
  'rule.machine-type': () => 'the smallest machine type that needs no more servers than any other',
  'rule.asked-of-limit': ({ limit, fullest }) => `${LIMITS[limit]}, of ${fullestText(fullest)}`,
  'rule.no-failover': () => 'the design has no failover',
  'rule.no-server-left': () => 'no recording server is left',
  'rule.one-more-spare': () => 'one spare server more than the design has',
  'rule.spare-takes-over': () => 'one spare server takes over for one that fails',
  'rule.ups': () => 'the smallest size with enough power and energy, else the greatest',

  'found.switches': () => found('switches to which the cameras can be dealt'),
  'found.switches-alike': () => found('switches with the same cameras'),
  'found.pictures': () => found('sum over the pictures that the station shows'),
  'found.most-pictures': () => found('pictures that the station holds, the heaviest first'),
  'found.motion-work': () => found('sum over the pictures of the cameras of the server'),
  'found.alone-days': () => found('days that the group alone could be kept in both archives'),
  'found.alternative-cameras': () => found('cameras of the fullest server of the alternative'),
  'found.alternative-disk-size': () => found('disk size of the alternative'),
  'found.alternative-disks': () => found('disks of a server of the alternative'),
  'found.alternative-nameplate': () => found('nameplate capacity of the alternative'),
  'found.alternative-servers': () => found('servers of the alternative'),
  'found.alternative-storage': () => found('storage of the fullest server of the alternative'),
  'found.asked-of-limit': ({ limit }) => found(LIMITS[limit]),
  'found.busy-days': () => found('days after which busy scenes fill the storage'),
  'found.client-rate': ({ fullest }) => found(`client data rate, of ${fullestText(fullest)}`),
  'found.dealt-cameras': () => found('cameras that are dealt to the server'),
  'found.fill-days': () => found('days in which both archives fill without deletion'),
  'found.fits': ({ quantity }, { say }) =>
    found(`most by which ${say({ say: 'headroom.quantity', quantity })} may grow on the same hardware`),
  'found.full-after': () => found('days after which both archives are full'),
  'found.groomed-share': () => found('greatest part of the peak rate that the second archive keeps of a stream'),
  'found.held-share': () => found('part of each retention that the disks hold in both archives'),
  'found.least-servers': () => found('servers at which the mean of every figure is within its limit'),
  'found.longest-outage': () => found('longest outage that a layout of the disks holds, in hours'),
  'found.most-cameras': () => found('cameras of the server that has the most'),
  'found.room': () => found('cameras more of the group that the hardware holds'),
  'found.servers-alike': () => found('servers with the same cameras'),
  'found.smallest-change': ({ quantity }, { say }) =>
    found(`smallest change of ${say({ say: 'headroom.quantity', quantity })} that changes the hardware`),
  'found.times-together': () => found('times that every retention could be as long in both archives'),

  'chosen.amount': ({ value, unit }, { number, language }) =>
    `${number(printedNumber(value, FEWEST_DIGITS))} ${language.unit(unit, value)}`.trim(),
  'chosen.load': ({ value, unit }, { figure, language }) => figure(value, language.unit(unit, value)),
  'chosen.layout': ({ disks, diskTb, raid, decidedBy }) => {
    const layout = `${disks} x ${diskTb} TB, ${raid}`;
    const reasons = decidedBy.map((each) => REQUIREMENTS[each]).join(' and ');
    return reasons === '' ? layout : `${layout}, decided by ${reasons}`;
  },
  'chosen.disks': diskLayout,
  'chosen.ups': ({ va }) => `${va} VA`,
};

function found(what: string): string {
  return `${what}, found by the search`;
}

function fullestText(fullest: FullestServer): string {
  if (typeof fullest === 'number') return `the fullest of ${counted(fullest, 'server')}`;
  return `the fullest of the ${FULLEST[fullest]}`;
}

const FULLEST: Readonly<Record<Exclude<FullestServer, number>, string>> = {
  'present-after': 'present servers after the change',
  'smaller-before': 'smaller servers one step before',
  'smaller-after': 'smaller servers after the change',
};
