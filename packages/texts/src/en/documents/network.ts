import type { NetworkHow, NetworkQuestions, NetworkWords } from '../../document-words/network.ts';
import { wordFor } from '../grammar.ts';

const how: NetworkHow = {
  ports: ({ groups, more, unfed }, { counted, list, number }) => {
    const named = groups.map(({ cameras, title }) => `${number(cameras)} ${title}`);
    const names = list([...named, ...(more > 0 ? [counted(more, 'more group', 'more groups')] : [])]);
    const withoutPoe =
      unfed === 0
        ? ''
        : `; ${number(unfed)} without PoE, ${wordFor(unfed, 'which has its own supply', 'which have their own supply')}`;
    return `one for each camera: ${names}${withoutPoe}`;
  },
  poe: ({ cameras, watts, poeClass }, { number }) => `${number(cameras)} x ${watts} W of class ${poeClass}`,
  uplinkOfOne: (cameras, { counted }) => `highest rates of its ${counted(cameras, 'camera', 'cameras')}, one switch`,
  uplinkOfMany: ({ switches, sum }, { number }) => `${number(switches)} switches: ${sum}`,
  allCameras: 'highest rates of all cameras',
  coreUplinks: ({ uplinks, switches, isMost }, { counted, number }) => {
    const each = `${isMost ? 'up to ' : ''}${counted(uplinks, 'uplink', 'uplinks')}`;
    return switches === 1 ? `${each} of the switch` : `${each} of each of ${number(switches)} switches`;
  },
  sharedPath: ({ usePercent, rate }, { number }) =>
    `asked for in the settings; cameras may use ${number(usePercent)} % of it, and send ${rate} Mbit/s`,
  addresses: ({ cameras, servers, management, sparePercent, spare }, { counted, number }) =>
    `${counted(cameras, 'camera', 'cameras')} + ${counted(servers, 'server', 'servers')} + ${number(management)} management, and ${sparePercent} % spare: ${number(spare)}`,
  otherAddresses: ({ switches, stations }, { counted }) =>
    [
      ...(switches === 0 ? [] : [counted(switches, 'switch', 'switches')]),
      ...(stations === 0 ? [] : [counted(stations, 'workstation', 'workstations')]),
    ].join(' + '),
  closetPower: 'the switch itself and what it feeds, through its supply',
  closetHeat: 'of the switches alone: what cameras draw turns to heat at the cameras',
  room: (unknown, { list }) =>
    `sum of the bill, without switches and workstations${unknown.length === 0 ? '' : `; not published for ${list(unknown)}`}`,
  ups: 'asked for in the server settings; it does not feed the closets',
  clock: 'recordings of all cameras need one clock',
};

const questions: NetworkQuestions = {
  vlan: {
    question: 'VLAN number for cameras',
    reason: (cameras, { counted }) =>
      `${counted(cameras, 'camera', 'cameras')} should not share a network with other devices`,
  },
  addressRange: {
    question: 'Address range',
    reason: (addresses) => (addresses === '' ? 'all cameras in one range' : `${addresses} in one range are enough`),
  },
  dhcp: {
    question: 'DHCP or fixed addresses',
    reason: 'a camera that changes its address is lost to the recorder',
  },
  igmp: {
    question: 'IGMP querier',
    reason: 'only if live video goes out as multicast; the design counts with none',
  },
  firewall: {
    question: 'Firewall between camera and server network',
    reason: (rate) => `up to ${rate} pass it`,
  },
  coreLinks: {
    question: 'Copper or fibre to the core',
    reason: (ports) =>
      ports === ''
        ? 'the ways from the closets to the core are not in the design'
        : `${ports} of the core switch: speed and length of the ways are not in the design`,
  },
  viewingNetwork: {
    question: 'VLAN of the workstations',
    reason: (rate) => `they read up to ${rate} from the servers`,
  },
  timeServer: {
    question: 'Address of the time server',
    reason: (cameras) =>
      `${wordFor(cameras, 'the camera takes', 'cameras, servers and workstations take')} the time from it`,
  },
  patching: {
    question: 'Who patches switches and cameras',
    reason: 'nobody is named in the design',
  },
};

export const network: NetworkWords = {
  title: 'What to ask the customer’s IT for',
  headings: {
    derived: 'Derived from the design',
    what: 'What',
    figure: 'How much',
    unit: 'Unit',
    how: 'How it came about',
    questions: 'Questions to IT',
    question: 'Question',
    reason: 'Why it is asked',
    answer: 'Answer',
    assumptions: 'Numbers at figures',
    site: 'Site',
    whole: 'Whole project',
    atLeast: 'at least:',
  },
  summary: ({ lines, questions: asked }, { counted, number }) =>
    `${counted(lines, 'line', 'lines')} ${wordFor(lines, 'follows', 'follow')} from the design, ${number(asked)} ${wordFor(asked, 'is a question', 'are questions')}.`,
  lines: {
    ports: 'Ports for cameras',
    poe: 'PoE reserved',
    uplink: 'Uplink',
    'servers-rate': 'Into the recording servers',
    'core-ports': 'Ports of the core switch',
    'shared-path': 'Path shared by all closets',
    'live-view': 'Live view, from the servers to the workstations',
    addresses: 'IP addresses',
    'other-addresses': 'IP addresses besides',
    'closet-units': 'Rack units in closets',
    'closet-power': 'Power in closets',
    'closet-heat': 'Heat in closets',
    'room-units': 'Rack units of the servers',
    'room-power': 'Power of the servers',
    'room-heat': 'Heat of the servers',
    ups: 'UPS of the servers',
    clock: 'Time server',
  },
  lineOfCloset: (line, closet) => `${line}, ${closet}`,
  closetWithoutName: 'closet without a name',
  units: {
    port: (value) => wordFor(value, 'port'),
    address: (value) => wordFor(value, 'address', 'addresses'),
    minute: (value) => wordFor(value, 'minute'),
  },
  atLeast: (figure) => `at least ${figure}`,
  sums: {
    closets: (count, { counted }) => `sum of ${counted(count, 'closet', 'closets')}`,
    switchLoads: (count, { counted }) => `sum of ${counted(count, 'switch load', 'switch loads')}`,
    stationKinds: (count, { counted }) => `sum of ${counted(count, 'kind of workstation', 'kinds of workstation')}`,
    sites: (count, { counted }) => `sum of ${counted(count, 'site', 'sites')}`,
  },
  facts: {
    switchPower: (kind) => `Power of ${kind} without cameras`,
    supplyEfficiency: 'Efficiency of the supply of a switch',
  },
  how,
  questions,
};
