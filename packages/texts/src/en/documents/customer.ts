import type { CustomerWords, MachineFigures, PriceFigures } from '../../document-words/customer.ts';
import type { Told } from '../../document-words/text-of.ts';
import type { Formats } from '../../basics/formats.ts';
import { namesText } from '../../basics/grammar.ts';
import { SEMICOLON } from '../grammar.ts';
import { basis, failures, included, it, notIncluded } from './customer-terms.ts';
import { disksText, rangeText, secondsText, sparesText } from './customer-parts.ts';

/** The document that a customer gets in English. */
export const customer: CustomerWords = {
  title: (name) => `Video recording for ${name}`,
  get: {
    servers: ({ servers, spares, machine, isManaged }, formats) => {
      const strong = `${machineText(machine, formats)}${servers === 1 ? '' : ' each'}`;
      const management = isManaged ? ', and one management server' : '';
      const counted = formats.counted(servers, 'recording server', 'recording servers');
      return { sentence: `${counted} ${strong}${sparesText({ servers, spares }, formats)}${management}.`, strong };
    },
    keeping: ({ cameras, days, isOneServer }, { counted }) => {
      const strong = counted(cameras, 'camera', 'cameras');
      const [records, keeps] = isOneServer ? ['It records', 'keeps'] : ['They record', 'keep'];
      const long = days === null ? 'for the days of the table' : `for ${counted(days, 'day', 'days')}`;
      return { sentence: `${records} ${strong} and ${keeps} the recordings ${long}.`, strong };
    },
    spare: ({ spares, seconds }, formats) => {
      const strong = secondsText(seconds, formats);
      return { sentence: `If a server fails, ${spares === 1 ? 'the' : 'a'} spare takes over after ${strong}.`, strong };
    },
    allLost: 'If the server fails, no camera is recorded until it is repaired.',
    someLost: ({ lost, cameras }, { number, counted }) => {
      const strong = `${number(lost)} of ${counted(cameras, 'camera', 'cameras')}`;
      return { sentence: `If a server fails, ${strong} are not recorded until it is repaired.`, strong };
    },
    price: priceText,
  },
  promises: {
    groups: ({ first, more }, { counted }) =>
      [...first, ...(more > 0 ? [counted(more, 'more group', 'more groups')] : [])].join(', '),
    stream: (number) => `Stream ${number}`,
    recordedOnEvents: ({ hoursPerDay }, { number }) => `on events, ${number(hoursPerDay)} h a day`,
    recorded: ({ hoursPerDay, isFasterOnEvents }, { number }) =>
      `${hoursPerDay === 24 ? 'always' : `${number(hoursPerDay)} h a day`}${isFasterOnEvents ? ', faster on events' : ''}`,
    note: (movement, formats) =>
      `Recorded on events means that a camera records while something moves; we counted with movement during ${rangeText(movement, formats)} % of the time.`,
  },
  items: {
    name: ({ name, disks, spare }) => {
      const layout = disks.map(({ quantity, designation }) => `${quantity} x ${designation}`).join(' and ');
      const whole = [name, layout].filter((part) => part !== '').join(' with ');
      if (spare === null) return whole;
      return spare === 'server' ? `${whole}, spare` : `${whole}, hot spare`;
    },
    uses: {
      'hot-spare': 'Takes the place of a failed disk',
      shelf: 'Holds the disks',
      'management-server': 'Runs the system',
      'database-server': 'Holds the database of the system',
      battery: 'Extends the time without mains',
      switch: 'Connects cameras and feeds them',
      cable: 'From the cameras to the switches, at least',
      workstation: 'Shows the cameras',
    },
    recordingServer: ({ isOneServer }) => (isOneServer ? 'Records all cameras' : 'Record all cameras'),
    spareServer: ({ isOneServer }) => `Takes over if ${isOneServer ? 'the' : 'a'} server fails`,
    baseLicence: 'Once for the system',
    deviceLicence: 'For the cameras',
    ups: ({ minutes }) => `${minutes} minutes without mains`,
  },
  terms: {
    basis: 'What this rests on',
    failures: 'If something fails',
    included: 'Included',
    notIncluded: 'Not included',
    it: 'Your IT provides',
    note: 'Note',
    power: 'Power and place',
    accepted: 'Accepted',
    terms: 'Terms',
  },
  basis,
  failures,
  included,
  notIncluded,
  it,
  power: ({ typicalW, heatBtuPerHour, rackUnits, isWithoutHost, isWithSite }, { number }) => {
    const units = rackUnits === 0 ? [] : [`${number(rackUnits, 1)} U in a rack`];
    const host = isWithoutHost ? ', without the hosts of the virtual machines' : '';
    const site = isWithSite ? ', with switches and workstations' : '';
    return `${[`${number(typicalW)} W`, `${number(heatBtuPerHour)} BTU/h`, ...units].join(', ')}${host}${site}.`;
  },
  accepted: ({ number, total, until }) => {
    const money = total === null ? '' : ` for ${total.money} ${total.isNet ? 'net' : 'gross'}`;
    return `${number}${money}${until === null ? '' : `, until ${until}`}`;
  },
  project: {
    recording: ({ cameras, sites, servers, spares }, { number, wordFor, counted }) => {
      const strong = counted(cameras, 'camera', 'cameras');
      const by = counted(servers, 'server', 'servers');
      const ready = spares === 0 ? '' : `; ${number(spares)} more ${wordFor(spares, 'is a spare', 'are spares')}`;
      return { sentence: `${strong} at ${counted(sites, 'site', 'sites')} are recorded by ${by}${ready}.`, strong };
    },
    separate: 'Each site is a system of its own.',
    together: ({ isManaged }) => `All sites are one system${isManaged ? ', with one management server' : ''}.`,
    undesigned: ({ sites }, { list }) => `Not part of it, as nothing is designed there yet: ${list(sites)}.`,
    atSite: ({ site, line }) => `${site}: ${line}`,
  },
};

/** `Husky IVO 1000R with 96 TB`, or `(Standard server) with 3 disks of 1 TB`. */
function machineText({ name, capacity, storages }: MachineFigures, formats: Formats): string {
  return capacity === null ? `(${name}) with ${disksText(storages, formats)}` : `${name} with ${capacity}`;
}

function priceText(figures: PriceFigures, { number, counted, list }: Formats): Told {
  const { net, gross, validUntil, deliveryDays, onRequest } = figures;
  const isPart = onRequest.length > 0;
  const strong = `${net} ${isPart ? 'net for the priced items' : 'net'}`;
  const parts = [
    strong,
    ...(gross === null ? [] : [`${gross.money} with ${number(gross.vatPercent, 2)} % VAT`]),
    ...(validUntil === null ? [] : [`valid until ${validUntil}`]),
    ...(deliveryDays === null ? [] : [`delivered in ${counted(deliveryDays, 'day', 'days')}`]),
  ];
  const missing = isPart ? `; on request: ${namesText(onRequest, SEMICOLON, list)}` : '';
  return { sentence: `${parts.join(', ')}${missing}.`, strong };
}
