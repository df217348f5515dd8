import type { SalesWords } from '../../document-words/sales.ts';
import { capitalized } from '../../basics/grammar.ts';
import { STORAGES } from '../words.ts';
import { stations, switches } from './sales-site.ts';

const STATES: SalesWords['failing']['states'] = {
  normal: 'Nothing has failed',
  serverDown: 'One server is down',
  serverDownMoved: 'Its cameras moved to the others by hand',
  serverDownFailover: 'A spare has taken over',
  diskLost: 'A disk without redundancy has failed',
  diskRebuild: 'A disk has failed and rebuilds',
};

/** The document of a sales engineer in English. */
export const sales: SalesWords = {
  pages: {
    choices: 'Choices',
    recorded: 'What is recorded',
    computed: 'How it is computed',
    asked: 'What was asked',
  },
  margin: {
    title: 'Margin, not for the customer',
    columns: { item: 'Item', quantity: 'Quantity', cost: 'Cost', margin: 'Margin', share: 'Of the price' },
    price: ({ currency }) => `Price, ${currency}`,
    total: 'Total',
    discount: ({ money }) => `The discount of ${money} comes off it.`,
  },
  alternatives: {
    title: 'Alternatives',
    columns: {
      solution: 'Solution',
      servers: 'Servers + spares',
      fill: 'Fullest disks',
      price: 'Price',
      difference: 'Difference',
    },
    asProposed: ({ hardware }) => `${hardware}, as proposed`,
    priceOfSome: ({ money, priced, lines }, { number }) => `${money}, ${number(priced)} of ${number(lines)} lines`,
    notKnown: 'not known',
    noPrice: ({ item }) => `no price for ${item}`,
    samePrice: 'the same',
  },
  whatIf: {
    title: 'What if',
    columns: { question: 'What if', cameras: 'Cameras', hardware: 'Hardware', fill: 'Fullest disks', price: 'Price' },
    moreCameras: (count, { counted }) => counted(count, 'more camera', 'more cameras'),
    moreDays: (count, { counted }) => counted(count, 'more day', 'more days'),
    sameHardware: ({ hardware }) => `${hardware}, the same`,
    nothingFits: 'no hardware fits',
  },
  room: {
    title: 'Room on this hardware',
    holds: ({ cameras, days }, { counted }) => {
      const most = [
        ...(cameras === null ? [] : [counted(cameras, 'more camera', 'more cameras')]),
        ...(days === null ? [] : [counted(days, 'more day', 'more days')]),
      ];
      return `The present hardware holds ${most.join(' or ')}.`;
    },
  },
  demand: {
    title: 'Demand',
    columns: { figure: 'Figure', expected: 'Expected', calm: 'Calm scenes', busy: 'Busy scenes' },
    rows: {
      streams: 'Camera streams',
      average: 'Data rate, average',
      peak: 'Data rate, peak',
      storage: 'Storage',
      locked: 'Locked as evidence',
    },
  },
  byGroup: {
    title: 'Storage by camera group',
    columns: { group: 'Group', storage: 'Storage', share: 'Share' },
    moreGroups: (count, { counted }) => counted(count, 'more group', 'more groups'),
  },
  loads: {
    title: 'The fullest server against each limit',
    columns: { limit: 'Limit', load: 'Load', allowed: 'Allowed', share: 'Share' },
  },
  retention: {
    title: 'Retention',
    reach: ({ unit, asked, likely, low, high, room }, { number, counted }) => {
      const text = (value: number): string => (unit === 'days' ? counted(value, 'day', 'days') : `${number(value)} %`);
      const of = unit === 'days' ? '' : ' of the retention of each group';
      return `${text(asked)}${of} asked for. The disks hold ${room} of video: ${text(likely)} as expected, ${text(low)} in busy scenes, ${text(high)} in calm ones.`;
    },
  },
  ledger: { title: 'From video to disks', columns: { step: 'Step', factor: 'Factor', after: 'After it' } },
  failing: {
    title: 'If something fails',
    columns: {
      state: 'State',
      lost: 'Cameras not recorded',
      load: 'Load',
      storage: 'Storage',
      keeps: 'Keeps',
      verdict: 'Verdict',
    },
    gap: ({ low, high }, { number, counted }) =>
      `A spare records after ${number(low)} to ${counted(high, 'second', 'seconds')}.`,
    states: STATES,
    ofStorage: ({ state, storage }) => `${STATES[state]}, ${STORAGES[storage]}`,
    kept: ({ days }) => `${days.join(', ')} ${days.join() === '1' ? 'day' : 'days'}`,
    keptOf: ({ kept, asked }) => `${kept} of ${asked}`,
    outage: (days, { counted }) => `outage of ${counted(days, 'day', 'days')}`,
    over: ({ limits }) => `over: ${limits.join(', ')}`,
    notAllRecorded: 'not all recorded',
    holds: 'holds',
  },
  disks: {
    title: 'Disks and rebuilds',
    columns: {
      of: 'Disks of',
      disks: 'Disks',
      failures: 'Failures a year',
      rebuild: 'Rebuild',
      fails: 'Rebuild fails',
      workload: 'Workload of a disk a year',
    },
    storages: { live: capitalized(STORAGES.live), archive: capitalized(STORAGES.archive) },
    noRebuild: 'none',
    rebuild: ({ low, high }, { number, counted }) => `${number(low)} to ${counted(high, 'hour', 'hours')}`,
    certain: 'certain',
  },
  place: { title: 'Power and place', watts: (watts, { number }) => `${number(watts)} W typical` },
  switches,
  stations,
  motion: {
    title: 'Motion detection on the fullest server',
    load: ({ rate, of }) => {
      const share =
        of === null
          ? ': what the server can do is not published'
          : ` of ${of.capacity} Mpx/s, ${of.percent} % (assumed)`;
      return `${rate} Mpx/s${share}. It never decides the number of servers.`;
    },
  },
  settings: {
    title: 'Settings that are not the usual ones',
    columns: { setting: 'Setting', asked: 'Asked for', usual: 'Usual' },
    usualTitle: 'Settings',
    allUsual: ({ hasSwitches, hasStations }) => {
      const planned = [...(hasSwitches ? ['switches'] : []), ...(hasStations ? ['workstations'] : [])];
      const besides = planned.length === 0 ? '' : `; ${planned.join(' and ')} are planned besides`;
      return `All settings are the usual ones${besides}.`;
    },
    yes: 'yes',
    no: 'no',
    counted: ({ count, unit }, { counted }) => counted(count, unit, `${unit}s`),
  },
  versions: {
    title: 'Versions',
    text: ({ engine, catalogue, model }) => `Engine ${engine}, catalogue ${catalogue}, model ${model}.`,
  },
};
