import { wordFor } from '@site-designer/texts';
import { counted } from '../../../lib/format/plural.ts';

const CODES = {
  ports: 'ports',
  poe: 'watts',
  uplink: 'uplink',
} as const;

export const SITE_TEXTS = {
  open: 'Site',
  title: 'Site',
  of: (name: string) => `Site of ${name}`,
  pages: 'Pages of the design',
  design: 'Cameras and servers',
  backToDesign: 'Back to the design',
  group: (number: number) => `Group ${number}`,
  lost: (id: string, none: string) => `The catalogue does not have “${id}”: read as ${none}`,
  number: 'Enter a number',
  legend:
    'rests on an assumed figure: open it to see which. Switches, cable and workstations stand in the bill; they change no server.',
  noCameras: 'Add cameras first: the site follows from them.',
} as const;

/** What a finding of the network says: what is, and what is allowed. */
const FINDINGS: Readonly<Record<string, (group: string, figure: string, limit: string) => string>> = {
  'poe-class': (group, figure, limit) => `${group}: ${figure} is asked for, the switch feeds up to ${limit}`,
  'port-watts': (group, figure, limit) => `${group}: a camera reserves ${figure}, a port gives ${limit}`,
  'poe-budget': (group, figure, limit) => `${group}: a camera reserves ${figure}, the switch has ${limit}`,
  uplink: (group, figure, limit) => `${group}: a camera sends ${figure}, cameras may use ${limit} of the uplink`,
  ports: () => 'No port of the switch may be used',
  'port-rate': (group, figure, limit) =>
    `${group}: a camera sends ${figure}, ${limit} of a 100 Mbit/s port are sensible`,
  'cable-length': (group, figure, limit) => `${group}: cables of ${figure}, ${limit} are allowed`,
  'shared-uplink': (_, figure, limit) => `All closets send ${figure} over the shared path, cameras may use ${limit}`,
  'own-network': (_, figure, limit) => `${figure}: above ${limit} a network of their own is usual`,
};

const CURES: Readonly<Record<string, string>> = {
  'poe-class': 'Choose a switch kind of a higher class, or a supply of its own.',
  'port-watts': 'Choose a switch kind with more watts a port, or a supply of its own.',
  'poe-budget': 'Choose a switch kind with a larger budget.',
  uplink: 'Use more uplinks, or let cameras use more of them.',
  ports: 'Keep fewer ports free.',
  'port-rate': 'Check that the camera has a faster port.',
  'cable-length': 'Use a nearer switch, fibre or an extender.',
  'shared-uplink': 'A faster path, or fewer cameras behind it.',
  'own-network': 'Plan switches and addresses for cameras alone.',
};

export const NETWORK_TEXTS = {
  title: 'Network',
  intro: 'Switches of each closet, from the watts and rates of its cameras.',
  start: 'Plan the switches',
  stop: 'No switches',
  lead: (switches: number, closets: number, cameras: number) =>
    `${switches} ${wordFor(switches, 'switch', 'switches')} in ${counted(closets, 'closet')} ${switches === 1 ? 'carries' : 'carry'} ${counted(cameras, 'camera')}`,
  without: (cameras: number) => `${counted(cameras, 'camera')} without a switch`,
  rate: 'into the servers',
  poe: (reserved: string, budget: string) => `${reserved} of ${budget} PoE reserved`,
  carries: (rate: string, usable: string) => `carries ${rate} of the ${usable} that cameras may use`,
  reserved: 'PoE reserved',
  facts: {
    switches: 'Switches',
    core: 'Core ports',
    cable: 'Cable',
    power: 'Power and heat',
    noCable: 'no length known',
    atLeast: 'at least',
    boxes: (boxes: number) => `at least ${boxes} ${wordFor(boxes, 'box', 'boxes')}`,
    unknown: (cameras: number) => `${counted(cameras, 'camera')} without a length`,
  },
  kind: 'Switch kind',
  auto: 'Auto, by closet',
  spare: 'Spare ports',
  use: 'Cameras may use of an uplink',
  used: 'Uplinks used',
  shared: 'Path shared by all closets (0: none)',
  closets: 'Switches by closet',
  columns: {
    closet: 'Closet and cameras',
    kind: 'Switch',
    ports: 'Ports',
    watts: 'Watts',
    uplink: 'Uplink',
    by: 'Decided by',
  },
  noName: 'Closet without a name',
  /** So many of a switch kind, or cameras of a group. */
  switches: (count: number, kind: string) => `${count} x ${kind}`,
  least: 'proven minimum',
  notLeast: (bound: number) => `at least ${bound} by the bound`,
  noSwitch: 'no switch',
  ports: (usable: string, all: string) => `of ${usable} usable (${all})`,
  drawn: (drawn: string, budget: string, isKnown: boolean) =>
    `reserved, ${isKnown ? '' : 'at least '}${drawn} drawn, of ${budget}`,
  uplink: (usable: string) => `of ${usable}`,
  each: (count: number) => (count === 1 ? '' : `each of ${count}: `),
  by: CODES,
  finding: (code: string, { group, figure, limit }: Readonly<Record<'group' | 'figure' | 'limit', string>>): string =>
    FINDINGS[code]?.(group, figure, limit) ?? `${group}: ${figure}, ${limit}`,
  cure: (code: string): string => CURES[code] ?? '',
  mend: {
    auto: 'Use Auto',
    ownSupply: 'Own supply',
    closet: 'Name a nearer closet',
    cableM: 'Set the length',
    sparePortsPercent: 'Set the spare ports',
    uplinksUsed: 'Use more uplinks',
    uplinkUsePercent: 'Let cameras use more',
    sharedUplinkMbit: 'Set the path',
  },
  lengthFrom: 'How the length came about',
  why: 'Why watts are reserved, not drawn',
  whyText:
    'A switch sets aside the watts of a camera’s class when it asks for power, whatever it draws: a class 4 camera that draws 16 W takes 30 W of the budget. A plan that passes on the sum of draws fails when the last cameras ask.',
  kinds: {
    title: 'Other switch kinds for the whole site',
    columns: { kind: 'Kind', switches: 'Switches', ports: 'Ports', fullest: 'Fullest', price: 'Price' },
    auto: 'Auto',
    everywhere: (kind: string) => `${kind}, everywhere`,
    now: (kind: string) => `${kind} (now)`,
    fullest: (percent: string, limit: string, closet: string) => `${percent} ${limit}, ${closet}`,
    without: (closets: string) => `no switch for ${closets}`,
    noPrice: 'no price',
    use: 'Use',
    useOf: (kind: string) => `Use ${kind}`,
    inUse: 'In use now',
  },
  cameras: 'How the cameras are connected',
  camera: {
    group: 'Camera group',
    count: 'Cameras',
    poe: 'PoE class',
    watts: 'Draws',
    cable: 'Cable',
    closet: 'Closet',
    live: 'Live stream',
  },
  field: (title: string, group: string) => `${title}, ${group}`,
  ownSupply: 'own supply',
  classOf: (id: number, reserved: number) => (id === 0 ? `0 (none): ${reserved} W` : `${id}: ${reserved} W`),
  unknown: 'unknown',
  noLive: 'none',
} as const;

const LIMITS = {
  decode: 'Decoding',
  'one-stream': 'Heaviest stream',
  vram: 'Memory of the card',
  software: 'Decoding without a card',
  network: 'Network',
} as const;

export const VIEWING_TEXTS = {
  title: 'Viewing',
  intro: 'Workstations of the control room: which stream each tile gets, and whether the computer can show them.',
  add: 'Add a station',
  full: (stations: number) => `A design has at most ${stations} stations`,
  remove: (name: string) => `Remove ${name}`,
  name: (id: number) => `Station ${id}`,
  lead: (name: string, shown: number, all: number) =>
    shown < all
      ? `${name} shows ${shown} of ${counted(all, 'picture')}`
      : `${name} shows all ${counted(all, 'picture')}`,
  holds: 'and holds every limit.',
  over: (limit: string, percent: string) =>
    `and exceeds a limit, ${limit.toLowerCase()}: ${percent} of what is allowed.`,
  station: 'Station',
  alike: 'Alike',
  monitors: 'Monitors',
  monitor: 'Monitor',
  columns: 'Columns',
  rows: 'Rows',
  shows: 'Shows',
  all: 'All groups',
  some: (some: number, all: number) => `${some} of ${counted(all, 'group')}`,
  rule: 'Rule of the video system',
  rules: {
    smallestAtLeast: 'smallest at least the tile',
    largestAtMost: 'largest up to the tile',
    full: 'always the full stream',
  },
  card: 'Graphics card',
  noCard: 'none',
  engines: (name: string, engines: number) => `${name}, ${counted(engines, 'engine')}`,
  link: 'Link',
  monitorTitle: (number: number) => `Monitor ${number}`,
  grid: (size: string, columns: number, rows: number) => `${size}, ${columns} × ${rows} tiles of`,
  tile: (width: number, height: number) => `${width} × ${height}`,
  picture: (number: number, tiles: number, shown: number) =>
    `Monitor ${number}: ${shown} of ${counted(tiles, 'tile')} in use`,
  empty: 'empty',
  more: (monitors: number) => `${counted(monitors, 'more monitor')} in the same order.`,
  streams: 'Streams of the tiles',
  pictures: (count: number, group: string) => `${count} x ${group}`,
  stream: (width: number, height: number, fps: number) => `${width}×${height}, ${fps} fps`,
  live: 'live stream',
  loads: 'Loads of one station',
  load: LIMITS,
  of: (max: string) => `of ${max}`,
  most: (most: number, shown: number, tiles: number) =>
    most < shown
      ? `At most ${counted(most, 'picture')} of these fit on this station; it shows ${shown}.`
      : `All ${counted(shown, 'picture')} fit, on ${counted(tiles, 'tile')}${most > shown ? `; up to ${most} would fit` : ''}.`,
  cures: (limit: string) => `${limit} is over its limit. Either of these may solve it:`,
  secondStream: (size: string, group: string) => `A live stream of ${size} for ${group}`,
  notRecorded: 'not recorded',
  added: (rate: string, closet: string) => `+ ${rate} on ${closet}`,
  addStream: 'Add stream',
  nextCard: (name: string) => `The next card: ${name}`,
  otherRule: (rule: string) => `The other rule: ${rule}`,
  ruleIsFact: 'fixed by the video system, not a free choice',
  use: 'Use',
  outcome: (before: string, after: string) => `${before} to ${after}`,
  recorder: 'All stations ask for',
  ofServers: 'of the recording servers',
  provided: (mbit: string, isLess: boolean) =>
    isLess ? `which provide only ${mbit}: raise the number of client streams.` : `which provide ${mbit}.`,
} as const;

export const MOTION_TEXTS = {
  title: 'Motion on the server',
  mode: 'Motion detection',
  modes: {
    none: 'not used: cameras report motion',
    keyFrames: 'the server looks at key frames',
    everyFrame: 'the server looks at every frame',
  },
  card: 'Graphics card of the server',
  asks: 'The fullest server looks at',
  capacity: (capacity: string) => `of ${capacity}`,
  noCapacity: 'no maker publishes what this appliance can do',
} as const;

/** Labels of the steps in the history. */
export const SITE_STEPS = {
  network: 'Network',
  viewing: 'Viewing',
  motion: 'Motion on the server',
  connection: 'Connection of cameras',
  live: 'Live stream',
} as const;
