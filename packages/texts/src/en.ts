import { LOCALE, capitalized, counted, isPlural, wordFor } from './english-words.ts';
import type { DerivationWords, Language, Sentences, Speaker } from './language.ts';
import type {
  AsBuiltSayings,
  BillSayings,
  CamerasInNeed,
  CapacityConvention,
  Change,
  ChangedLayout,
  ChangedQuantity,
  CitationSayings,
  ComparisonSayings,
  Cures,
  Direction,
  DiskUse,
  FailureSayings,
  FixedSetting,
  FreedChoice,
  FullestServer,
  HardwareSayings,
  HeadroomSayings,
  LargerDisks,
  LayoutFigures,
  LedgerCode,
  LimitCode,
  LinkUsage,
  MachineParts,
  Outcome,
  RateKind,
  RuleSayings,
  RuleText,
  ServersFigures,
  ShorterRetention,
  StorageRequirement,
  StorageRole,
  Unchecked,
} from '@site-designer/sizing-engine';
import type { ComparedFigureCode, FieldName } from '@site-designer/sizing-engine/comparison';
import { FEWEST_DIGITS, printedNumber, tbOfTib, unitText } from '@site-designer/sizing-engine/explanations';

/** What each limit is called within a sentence. */
const LIMITS: Readonly<Record<LimitCode, string>> = {
  cameras: 'cameras per server',
  recordingRate: 'recording rate',
  storage: 'storage',
  clientLink: 'client network',
  cameraLink: 'camera network',
  disks: 'disks of a server',
  storageLink: 'storage network',
  iops: 'disk operations',
  throughput: 'transfer speed',
  serverLimit: 'recording servers',
  platformCameras: 'cameras of the platform version',
  spareServers: 'spare servers',
};

/** What each storage is called within a sentence. */
const STORAGES: Readonly<Record<StorageRole, string>> = { live: 'live database', archive: 'archive' };

/** What facts are called. */
const citations: Sentences<CitationSayings> = {
  'cited.camera-group': () => 'camera group',
  'cited.day': () => 'day',
  'cited.licence-rules': () => 'licence rules',
  'cited.management-server': () => 'management server',
  'cited.database-server': () => 'database server',
  'cited.percent': () => 'percent',
  'cited.rebuild': () => 'rebuild',
  'cited.recorded-share': () => 'recorded share',
  'cited.recording': () => 'recording',
  'cited.retention-reach': () => 'retention reach',
  'cited.retention-setting': () => 'retention setting',
  'cited.second-archive': () => 'second archive',
  'cited.server-plan': () => 'server plan',
  'cited.switch-plan': () => 'switches',
  'cited.power-over-ethernet': () => 'power over Ethernet',
  'cited.system-disk': () => 'operating system disk',

  'cited.codec': ({ codec, isInMotion }) => `codec ${codec}${isInMotion ? ' in motion' : ''}`,
  'cited.complexity': ({ name }) => `complexity ${name}`,
  'cited.resolution': ({ name }) => `resolution ${name}`,
  'cited.management-server-for': ({ cameras }) => `management server for ${cameras} cameras`,
  'cited.database-server-for': ({ cameras }) => `database server for ${cameras} cameras`,
  'cited.rate': rateText,

  'field.anchor-area': () => 'frame area of the anchor stream',
  'field.anchor-frame-rate': () => 'frame rate of the anchor stream',
  'field.anchor-rate': () => 'rate of the anchor stream',
  'field.annual-failure-rate': () => 'annual failure rate of a disk',
  'field.appliance-disk-speed': () => 'transfer speed of a disk of an appliance',
  'field.base-licences': () => 'base licences of a system',
  'field.base-power': () => 'base power',
  'field.bay-power': () => 'power of a bay',
  'field.bays': () => 'bays',
  'field.camera-link': () => 'camera link',
  'field.client-link': () => 'client link',
  'field.client-warning': () => 'client data that warns',
  'field.database-disk-size': () => 'database disk size',
  'field.database-disk-type': () => 'database disk type',
  'field.database-disks': () => 'database disks',
  'field.database-raid': () => 'database RAID',
  'field.days': () => 'days',
  'field.base-power-of-switch': () => 'power of the switch itself',
  'field.cable-box': () => 'cable of a box',
  'field.cores': () => 'cores',
  'field.core-decoding': () => 'decoding by a core',
  'field.core-share': () => 'part of the cores for motion detection',
  'field.decoded-frames': () => 'full-HD frames a second of an engine',
  'field.decoder-share': () => 'part of the decoder that may be used',
  'field.engines': () => 'decoding engines',
  'field.live-rate': () => 'rate of the live stream',
  'field.monitor-buffers': () => 'pictures kept of each monitor',
  'field.monitor-bytes': () => 'bytes of a pixel of a monitor',
  'field.pixels-per-metre': () => 'pixels a metre',
  'field.pictures': () => 'pictures of a camera',
  'field.poe-budget': () => 'power for all ports',
  'field.poe-efficiency': () => 'efficiency of the power supply',
  'field.ports': () => 'ports',
  'field.reserved-power': () => 'power that a switch reserves',
  'field.software-decoding': () => 'decoding without a card',
  'field.surface-bytes': () => 'bytes of a decoded pixel',
  'field.surfaces': () => 'pictures kept of each stream',
  'field.uplink-speed': () => 'speed of an uplink',
  'field.uplinks': () => 'uplinks',
  'field.video-memory': () => 'memory',
  'field.video-memory-reserve': () => 'memory that stays free',
  'field.workstation-power': () => 'power of a workstation',
  'field.dealt-cameras': () => 'cameras of the group on the server',
  'field.disk-operations': () => 'operations of a disk',
  'field.disk-power': () => 'power',
  'field.disk-size': () => 'disk size',
  'field.disk-speed': () => 'transfer speed of a disk',
  'field.disks': () => 'disks',
  'field.disks-of-shelf': () => 'disks of a shelf',
  'field.disks-per-array': () => 'most disks of an array',
  'field.factor': () => 'factor',
  'field.failover-detection': () => 'silence after which a server counts as failed',
  'field.file-system-share': () => 'share left by the file system',
  'field.formatted-per-tb': () => 'formatted TiB of a decimal TB',
  'field.frame-rate-decline': () => 'decline of bits per frame',
  'field.full-scale': () => 'full scale',
  'field.greatest-power': () => 'greatest power',
  'field.height': () => 'height',
  'field.key-frame-ratio': () => 'size of a key frame in delta frames',
  'field.lenses': () => 'lenses',
  'field.link-share': () => 'usable share of a link',
  'field.low-frame-rate': () => 'frame rate below which rates fall as a power of it',
  'field.low-frame-rate-power': () => 'power of low frame rates',
  'field.need-of-server': () => 'need of the server',
  'field.video-a-day': () => 'video of a day on the server',
  'field.low-frame-rate-range': () => 'frame rate below which the high end of a rate does not fall',
  'field.management-databases': () => 'databases of a management server',
  'field.management-link': () => 'management link',
  'field.maximum-of-cameras': () => 'maximum of cameras',
  'field.memory': () => 'memory',
  'field.mjpeg-frame': () => 'MJPEG frame of the anchor area',
  'field.mjpeg-growth': () => 'growth of MJPEG frames with their area',
  'field.most-cameras': () => 'most cameras',
  'field.most-servers': () => 'most recording servers',
  'field.one-day': () => 'one day',
  'field.operating-system': () => 'operating system',
  'field.other-causes': () => 'parts of other causes',
  'field.power-factor': () => 'power factor of the load',
  'field.processor': () => 'processor',
  'field.rack-units': () => 'rack units',
  'field.read-errors': () => 'read errors',
  'field.reads-per-mbit': () => 'reads per Mbit/s',
  'field.recording-rate': () => 'rated recording rate',
  'field.retention-to-compare': () => 'retention to compare with',
  'field.san-disks': () => 'most disks of a server on a storage network',
  'field.servers-of-system': () => 'servers of a system',
  'field.share-of-time': () => 'share of the time',
  'field.shelf-power': () => 'power of a shelf without disks',
  'field.shelf-rack-units': () => 'rack units of a shelf',
  'field.speed-while-rebuilding': () => 'speed left while rebuilding',
  'field.sql-server': () => 'SQL Server edition',
  'field.storage-link': () => 'storage link',
  'field.system-disk': () => 'operating system disk',
  'field.system-drive': () => 'operating system drive',
  'field.untold-ratio': () => 'ratio where a report does not tell it',
  'field.ups-battery': () => 'energy of the battery of a UPS at full load',
  'field.ups-efficiency': () => 'efficiency of a UPS',
  'field.ups-margin': () => 'margin of a UPS',
  'field.ups-rating': () => 'rating of a UPS',
  'field.volume-reserve': () => 'reserve of a volume',
  'field.weight': () => 'weight',
  'field.width': () => 'width',
  'field.with-raid': () => 'with RAID',
  'field.without-raid': () => 'without RAID',
  'field.write-penalty': () => 'write penalty',
  'field.writes-per-mbit': () => 'writes per Mbit/s',
  'field.writes-per-stream': () => 'writes per stream',
  'field.rebuild-speed': ({ speed }) => `rebuild speed, ${speed}`,
  'field.service-start': ({ end }) => `start of the service, ${end}`,
  'field.end-of-range': ({ end }) => `${end} end of the range`,

  'source.always-recorded': () => 'constant and speedup record all of the time',
  'source.counts-with-rate': () => 'the share then counts with the rate',
  'source.deleted-by-age': () => 'the recorder deletes by age, so that nothing else ends the recordings',
  'source.dealt-in-rounds': () => 'docs/model.md#recording-servers: cameras are dealt to the servers in rounds',
  'source.no-key-frame-ratio': () =>
    'docs/model.md#second-archive: it depends on the scene and the camera, and no source gives it',
  'source.rows-of-group': () => 'rows of the group in the camera table',
  'source.typed-size': ({ half }) => `the typed size of the ${half} half`,
  'source.extrapolated': ({ source, minFps, maxFps }) =>
    `${source}; extrapolated here: the frame rate is outside the ${minFps} to ${maxFps} frames per second that were measured`,
};

function rateText(rate: RateKind): string {
  switch (rate.range) {
    case 'interFrame':
      return 'inter-frame rate';
    case 'mjpeg':
      return 'MJPEG rate';
    case 'custom':
      return 'custom rate';
    case 'daySample':
    case 'weekSample':
      return `rate measured for ${rate.hours} hours or longer`;
  }
}

const derivation: DerivationWords = {
  grades: {
    spec: 'product specification',
    law: 'law or standard',
    vendor: 'vendor',
    measured: 'measured',
    practice: 'common practice',
    assumed: 'assumed',
    definition: 'by definition',
    calculated: 'calculated',
  },
  ofCatalogue: (grade) => `catalogue, ${grade}`,
  entered: 'you entered it',
  default: 'the default',
  enteredBut: (ofNewRow) => `you entered it; where it is ${ofNewRow}, the default`,
  chosen: (rule) => `Chosen: ${rule}`,
  rejected: (option) => `not ${option}`,
  because: 'because',
  against: 'against',
  toldAbove: 'told above',
  rows: (count) => `${count} rows`,
};

const REQUIREMENTS: Readonly<Record<StorageRequirement, string>> = {
  capacity: 'capacity',
  operations: 'disk operations',
  speed: 'transfer speed',
};

/** Rules of choices, what was chosen, and what a search found; each as a part of a sentence. */
const rules: Sentences<RuleSayings> = {
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

const LINKS: Readonly<Record<LinkUsage, string>> = {
  cameras: 'Cameras',
  clients: 'Clients',
  storage: 'Storage',
  management: 'Management',
};

const SHARED_LINK = 'One link for cameras and clients';

const LEDGER_STEPS: Readonly<Record<LedgerCode, string>> = {
  video: 'Video of the whole retention',
  tiers: 'Second archive with reduced frame rate',
  live: 'Live database',
  'evidence-lock': 'Evidence lock reserve',
  overhead: 'System overhead',
  reserve: 'Reserve of every volume',
  cap: 'Utilization cap',
  convention: 'Decimal need against TiB',
  raid: 'RAID',
  formatting: 'File system',
  rounding: 'Whole disks and servers',
};

const CONVENTIONS: Readonly<Record<CapacityConvention, string>> = {
  exact: 'With the exact convention (bytes with bytes)',
  vendor: 'With the convention of vendors (TB with TiB)',
};

const hardware: Sentences<HardwareSayings> = {
  'hardware.servers': serversText,
  'hardware.servers-and-spares': ({ spares, ...servers }) =>
    `${serversText(servers)}, and ${counted(spares, 'spare server')}`,
  'hardware.data-sheet': ({ appliance }) => `${appliance} data sheet`,

  'differs.servers': ({ after, before }) => `${after} instead of ${counted(before, 'server')}`,
  'differs.name': ({ after, before }) => `${after} instead of ${before}`,
  'differs.nameplate': ({ afterTb, beforeTb }) => `${tidy(afterTb)} instead of ${tidy(beforeTb)} TB nameplate`,
  'differs.convention': ({ convention }) =>
    convention === 'exact' ? 'if TB are counted byte for byte' : 'if TB are counted as vendors count',
  'differs.layouts': ({ changed }) => `${changedText(changed)} per server`,
  'differs.spare': ({ spare }) => `one spare server more, which costs ${spareText(spare)}`,
  'differs.no-camera-lost': () => 'every camera is recorded while one server is down',

  'link.usage': ({ of }) => LINKS[of],
  'link.details': ({ of, isShared }) => {
    if (isShared) return SHARED_LINK;
    return of === 'cameras' ? 'Camera network' : 'Remote management';
  },
  'link.client-details': ({ client, isShared }) => (isShared ? SHARED_LINK : `${client} network`),
  'link.storage-details': ({ connectivities }) => connectivities.join(', '),

  'ledger.step': ({ step }) => LEDGER_STEPS[step],
  'ledger.other-convention': ({ convention, hardware: other }) =>
    `${CONVENTIONS[convention]} it would be ${serversText(other)}.`,
  'ledger.other-convention-same': ({ convention }) => `${CONVENTIONS[convention]} the hardware would be the same.`,
  'ledger.other-convention-none': ({ convention }) => `${CONVENTIONS[convention]} nothing would fit.`,
};

/** A spare server as it is ordered: `1 x Standard server with 4 x 4 TB RAID 5`. */
function spareText({ servers, machine, layouts }: ServersFigures): string {
  return `${servers} x ${[machine, ...layouts.map(layoutText)].join(' with ')}`;
}

/** What changed between the layouts of two servers: `8 x 20 TB RAID 6 instead of 8 x 18 TB RAID 6`. */
function changedText(changed: readonly ChangedLayout[]): string {
  return changed.map(({ after, before }) => `${layoutText(after)} instead of ${layoutText(before)}`).join(' and ');
}

/** `2 x Standard server, 3 x 1 TB RAID 5 and 8 x 20 TB RAID 6`. */
function serversText({ servers, machine, layouts }: ServersFigures): string {
  const told = layouts.length === 0 ? [machine] : [machine, layouts.map(layoutText).join(' and ')];
  return `${servers} x ${told.join(', ')}`;
}

function layoutText({ disks, raid }: LayoutFigures): string {
  return disks === null ? raid : `${disks.count} x ${disks.sizeTb} TB ${raid}`;
}

function tidy(tb: number): number {
  return Number(tb.toPrecision(6));
}

const QUANTITIES: Readonly<Record<ChangedQuantity, string>> = {
  cameras: 'cameras',
  retention: 'retention',
  'bit-rates': 'bit rates',
  storage: 'storage',
  'data-rate': 'data rate',
  'client-streams': 'client streams',
  'spare-servers': 'spare servers',
};

const headroom: Sentences<HeadroomSayings> = {
  'headroom.quantity': ({ quantity }) => QUANTITIES[quantity],
  'headroom.outcome': ({ outcome }, speaker) => outcomeText(outcome, speaker),
  'headroom.effect': ({ change, outcome }, speaker) => effectText(change, outcome, speaker),
  'headroom.step': ({ change, outcome }, speaker) =>
    `${changeText(change, speaker)} ${effectText(change, outcome, speaker)}.`,
  'headroom.cameras-of': ({ group }) => (group === null ? QUANTITIES.cameras : `cameras of ${groupTitle(group)}`),
  'headroom.new-hardware': () => 'needs new hardware',
  'headroom.room': ({ group, cameras, notListed }, { number }) => {
    const room = `${cameras === 0 ? 'no' : `up to ${number(cameras)}`} more ${wordFor(cameras, 'camera')} without new hardware`;
    const rest =
      notListed === 0
        ? ''
        : `; ${counted(notListed, 'group')} whose cameras store less ${wordFor(notListed, 'is', 'are')} not listed`;
    return `${group === null ? capitalized(room) : `${groupTitle(group)}: ${room}`}${rest}.`;
  },
  'headroom.spare': ({ spare }) => spareText(spare),
  'headroom.spare-effect': ({ spare }) => `costs ${spareText(spare)}`,
  'headroom.first-spare': ({ spare, cameras }) =>
    `Without a spare, ${counted(cameras, 'camera')} ${wordFor(cameras, 'is', 'are')} not recorded when one server fails; one spare costs ${spareText(spare)}.`,
  'headroom.next-spare': ({ spare }) => `One spare more costs ${spareText(spare)}.`,
};

/** A change as a sentence begins. */
function changeText(change: Change, { number }: Speaker): string {
  const { by, direction } = change;
  const [fewer, lower] = direction === 'more' ? ['more', 'higher'] : ['fewer', 'lower'];
  switch (change.quantity) {
    case 'cameras':
      return `${counted(by, `${fewer} camera`)}${whichCameras(change)}`;
    case 'client-streams':
      return counted(by, `${fewer} ${change.client} stream`);
    case 'retention':
      return change.days === null
        ? `Retention ${counted(by, 'day')} ${direction === 'more' ? 'longer' : 'shorter'} in every row`
        : `Retention of ${number(change.days.after)} instead of ${counted(change.days.before, 'day')}`;
    case 'storage':
      return `${by} % ${direction} storage`;
    case 'bit-rates':
    case 'data-rate':
      return `${by} % ${lower} ${QUANTITIES[change.quantity]}`;
  }
}

function groupTitle(group: string | number): string {
  return typeof group === 'number' ? `Group ${group}` : group;
}

function whichCameras({ isMix, group }: Extract<Change, { readonly quantity: 'cameras' }>): string {
  if (isMix) return ' in the present mix, dealt alike,';
  return group === null ? '' : ` of group ${group}`;
}

/** What a change does, its verb agreeing with the text of the change. */
function effectText(change: Change, outcome: Outcome, speaker: Speaker): string {
  return `${verbOf(outcome, change.direction)}${isPluralChange(change) ? '' : 's'} ${outcomeText(outcome, speaker)}`;
}

function isPluralChange({ quantity, by }: Change): boolean {
  return quantity === 'bit-rates' || ((quantity === 'cameras' || quantity === 'client-streams') && isPlural(by));
}

function verbOf(outcome: Outcome, direction: Direction): string {
  if (outcome.kind === 'nothing-fits') return 'fit';
  return direction === 'more' ? 'need' : 'take';
}

function outcomeText(outcome: Outcome, { number }: Speaker): string {
  switch (outcome.kind) {
    case 'nothing-fits':
      return 'on nothing that the settings allow';
    case 'servers':
      return `${counted(outcome.after, 'server')} instead of ${number(outcome.before)}`;
    case 'disks':
      return `${counted(outcome.after, 'disk')} instead of ${number(outcome.before)}`;
    case 'machine':
      return `${outcome.after} instead of ${outcome.before}`;
    case 'layouts':
      return changedText(outcome.changed);
  }
}

/** Reasons why cameras were not checked, as they follow the number of cameras in a sentence. */
const REASONS: Readonly<Record<Unchecked, string>> = {
  disabled: 'switched off',
  locked: 'with an evidence lock, whose old video is in the space but not in the days',
  groomed: 'in a storage whose archive keeps a reduced frame rate',
  'no-figures': 'without used space or days held in the report',
  'nothing-recorded': 'without recordings',
};

/** Designs beside reports of their recorders in English. */
const asBuilt: Sentences<AsBuiltSayings> = {
  'finding.other-number-of-cameras': ({ designed, reported }) =>
    `The design has ${counted(designed, 'camera')}, the report ${reported === 0 ? 'none' : String(reported)}.`,
  'finding.not-checked': ({ cameras, because }) => `Not checked: ${counted(cameras, 'camera')} ${REASONS[because]}.`,
  'finding.set-days-differ': ({ cameras, plannedDays }) =>
    `The recorder is set to delete ${counted(cameras, 'camera')} after another time than the ${counted(plannedDays, 'day')} of the design.`,
  'finding.held-by-set-days': ({ cameras }) =>
    `The recorder deletes ${counted(cameras, 'camera')} by age: more space would keep nothing longer, and may be there.`,
  'finding.short-sample': ({ cameras, days }) =>
    `The rate of ${counted(cameras, 'camera')} is that of less than ${counted(days, 'day')}.`,
  'finding.no-recorded-share': ({ cameras }) =>
    `The report does not tell the recorded share of ${counted(cameras, 'camera')}: it counts with the rate.`,

  'rate-not-taken.no-video': () => 'Sound and metadata of the design alone are more than the cameras record.',
  'rate-not-taken.out-of-bounds': ({ kbps, min, max }) =>
    `A rate of ${kbps} kbit/s cannot be typed: rates are ${min} to ${max} kbit/s.`,

  'remedy.longer-sample': ({ days, groups }) =>
    `Check again with a report of at least ${counted(days, 'day')} before anything is changed: the rates of ${counted(groups, 'group')} are those of less`,
  'remedy.set-days': ({ days, groups, neededTb, isHeld }, { figure }) => {
    const set = `Set the recorders of ${counted(groups, 'group')} to ${days === null ? 'the planned days' : counted(days, 'day')}`;
    if (isHeld) return `${set}: the design has room`;
    return `${set}: ${days === null ? 'for them' : `at ${counted(days, 'day')}`} these rates need ${figure(neededTb, 'TB')}, more than the design has room for`;
  },
  'remedy.designed-storage': ({ missingTb }, { figure }) =>
    `Give the recordings ${figure(missingTb, 'TB')} more than they take now: the hardware of the design has room for that and keeps the planned days at the actual rates`,
  'remedy.retention': ({ days, present }, speaker) =>
    `Keep recordings for ${retentionText({ days, present }, speaker)}`,
  'remedy.frame-rate': ({ fps, groups }) =>
    `Record at most ${counted(fps, 'frame')} per second in ${counted(groups, 'group')} whose rate is higher than planned`,
  'remedy.bit-rate': ({ percent }) =>
    `Lower the bit rate of the cameras of the report to ${100 - percent} % of the actual one`,
  'remedy.larger-disks': ({ larger }) => `Use in each server ${larger.map(disksText).join(' and ')}`,
  'remedy.more-servers': ({ more, servers }) =>
    `Add ${counted(more, 'recording server')} of the same kind, ${servers} in all`,
};

function disksText({ storage, disks, diskTb, presentTb }: LargerDisks): string {
  return `${counted(disks, 'disk')} of ${diskTb} TB (now ${presentTb} TB) for the ${STORAGES[storage]}`;
}

/** Bills and licences in English. */
const bill: Sentences<BillSayings> = {
  'bill.server': ({ isSpare, ...parts }) => `${useOfSpare(isSpare)}${partsText(parts)}`,
  'bill.appliance': ({ appliance, formFactor, disks, diskTb, raid, isSpare }) =>
    `${useOfSpare(isSpare)}${appliance}, ${formFactor}, ${disks} x ${diskTb} TB, ${raid}`,
  'bill.spare': () => 'Spare',
  'bill.disks-of': useText,
  'bill.disks': ({ raid, connectivity, disksPerServer, ...use }) =>
    `${useText(use)}: ${raid}, ${connectivity}, ${disksPerServer} for each server`,
  'bill.disks-of-management': () => MANAGEMENT_DISKS,
  'bill.management-disks': ({ raid }) => `${MANAGEMENT_DISKS}: ${raid}`,
  'bill.shelf': ({ diskType }) =>
    `Shelf of the storage network for ${diskType} disks; its power holds that of its disks`,
  'bill.management-server': ({ sqlServer, ...parts }) =>
    sqlServer === null ? partsText(parts) : `${partsText(parts)}, SQL Server ${sqlServer}`,
  'bill.database-server': ({ sqlServer, ...parts }) => `${partsText(parts)}, SQL Server ${sqlServer}`,
  'bill.ups': ({ va, watts, wattHours, minutes, isWithoutHost }, { number }) =>
    `At least ${number(Math.round(va))} VA, ${number(Math.round(watts))} W and ${number(Math.round(wattHours))} Wh in all: ${counted(minutes, 'minute')} without mains${isWithoutHost ? ', without the host of the virtual machines' : ''}`,
  'bill.switch': ({ closets, ports, budgetW, isDrawnKnown }) =>
    `${counted(ports, 'port')}, ${budgetW} W for cameras, in ${counted(closets, 'closet')}${isDrawnKnown ? '' : '; power at least, since not all cameras are known'}`,
  'bill.cable': () => 'Cable of the cameras, at least: a run cannot be pieced from two boxes',
  'bill.workstation': ({ card }) =>
    card === null ? 'Viewing workstation without a graphics card' : `Viewing workstation with ${card}`,
  'bill.battery': ({ wattHours, minutes }, { number }) =>
    `${number(Math.ceil(wattHours))} Wh more than the batteries of the UPS hold, for ${counted(minutes, 'minute')} without mains`,

  'bill.of-sites': ({ quantity, designation, sites }, { number }) =>
    `${number(quantity)} x ${designation}: ${sites.join(', ')}`,

  'licence.base': () => 'One for the whole system',
  'licence.base-of-sites': ({ sites }) => (sites === 1 ? 'One for one site' : `One for each site (${sites})`),
  'licence.device': () =>
    'Makers count devices with several lenses or channels differently: set licences per camera by their rules',
  'licence.management-database': () => 'Edition for the database of the management server',
  'licence.system-of-appliances': () => 'Comes with the appliances',
  'licence.system-of-servers': ({ hasSpares }) =>
    hasSpares ? 'One for each recording server and each spare' : 'One for each recording server',
  'licence.system-of-management': () => 'One for the management server',
  'licence.system-of-database': () => 'One for the database server',

  'summary.editions': ({ sites }) => {
    const [first, ...others] = sites;
    const all = [`${first!.site} has ${first!.edition}`, ...others.map(({ site, edition }) => `${site} ${edition}`)];
    return `${all.join(', ')}: one system has one edition`;
  },
  'summary.currencies': ({ currencies }, { list }) => `Prices are in ${list(currencies)}: they have no sum`,
};

const USES: Readonly<Record<DiskUse['use'], string>> = { ...STORAGES, 'spare-servers': 'spare servers' };
const MANAGEMENT_DISKS = 'Disk of the management database';

function useText({ use, isHotSpare }: DiskUse): string {
  return `${isHotSpare ? 'Hot spare' : 'Disk'} of the ${USES[use]}`;
}

function partsText({ cpu, ramGb, systemDisk }: MachineParts): string {
  return `${cpu}, ${ramGb} GB RAM, ${systemDisk} for the system`;
}

function useOfSpare(isSpare: boolean): string {
  return isSpare ? 'Spare: ' : '';
}

/** Titles of fields whose camel-case name makes no good title. */
const FIELDS = {
  serverSettings: 'Settings',
  genericServerSettings: 'generic servers',
  huskyServerSettings: 'appliances',
  genericProposal: 'Recording server',
  huskyProposal: 'Appliance',
  huskyIvoSpec: '',
  mainSettings: '',
  resilience: '',
  advancedSettings: '',
  managementServerSettings: 'management server',
  networkInterface: 'Network interface',
  liveDatabase: 'live database',
  archiveDatabase: 'archive',
  bindingConstraint: 'Tightest limit',
  billTotal: 'Price',
  vat: 'VAT',
  vatPercent: 'VAT',
  discountPercent: 'discount',
  xProtectPlatform: 'Platform version',
  xProtectVersion: 'platform version',
  camerasPrServer: 'cameras of the fullest server',
  reqCapacity: 'need',
  rangeMax: 'limit',
  limit: '',
  value: '',
  ivoModel: 'model',
  sku: 'SKU',
  applianceSku: 'SKU',
  serverDiskQuantity: 'disks of a server',
  ram: 'RAM',
  raidOS: 'RAID of the system disk',
  raidType: 'RAID',
  iops: 'IOPS',
  physical: 'Power, heat and rack',
  typicalW: 'power',
  greatestW: 'greatest power',
  heatBtuPerHour: 'heat',
  weightKg: 'weight',
  energyKwhPerYear: 'energy a year',
  ups: 'UPS',
  va: 'rating',
  wattHours: 'battery',
  states: '',
  serverLoadPercent: 'load',
  storagePercent: 'storage in use',
  tbNotRecordedPerHour: 'video not recorded in an hour',
  expectedFailuresPerYear: 'failures a year',
  chanceOfFailurePerYear: 'chance of a failure a year',
  workloadTbPerYear: 'workload of a disk a year',
  percent: 'share',
  averageMbit: 'average data rate',
  peakMbit: 'peak data rate',
  storageTb: 'storage',
  cpuType: 'processor',
  osDisk: 'system disk',
  tiers: 'second archive',
  groomAfterDays: 'days at the full frame rate',
  groomFps: 'MJPEG frame rate',
  keyFrameRatio: 'key frame in delta frames',
  fullTb: 'full frame rate',
  groomedTb: 'reduced frame rate',
  savedTb: 'saved',
  fps: 'frame rate',
  bitrateKbit: 'bit rate',
  extras: 'besides video',
  audioKbps: 'sound',
  metadataKbps: 'metadata',
  preSeconds: 'seconds before an event',
  postSeconds: 'seconds after an event',
  measuredUtc: 'time',
  locksPerMonth: 'locks a month',
  camerasPerLock: 'cameras of a lock',
  hoursPerLock: 'hours of a lock',
  reach: 'Reach of retention',
  togetherFactor: 'every retention, times as long',
  fillDays: 'days until full without deletion',
  keptDays: '',
  serverDownMoved: 'cameras of a server moved by hand',
  serverDownFailover: 'a spare records',
  continuous: 'base',
  motion: 'motion',
} as const satisfies { readonly [F in FieldName]?: string };

/** Differences of proposals in English. */
const comparison: Sentences<ComparisonSayings> = {
  'difference.title': ({ parts }) => {
    const [head = '', ...rest] = wordsOfPath(parts);
    return capitalized(rest.length === 0 ? head : `${head}: ${rest.join(', ')}`);
  },
  'difference.limit': ({ limit }) => (Object.hasOwn(LIMITS, limit) ? LIMITS[limit as LimitCode] : limit),
  'setting.title': ({ path }) =>
    capitalized(wordsOfPath(path.split('.').filter((part) => !BEFORE_A_SETTING.includes(part))).join(', ')),
  'group.title': ({ number }) => `Group ${number}`,
  'group.heading': ({ number, name }) => (name === '' ? `Group ${number}` : `Group ${number}: ${name}`),
  'group.field': ({ parts }) => capitalized(wordsOfPath(parts.map((part) => GROUP_FIELDS[part] ?? part)).join(', ')),
  'group.whole': ({ change }) => capitalized(change),
  'group.stream': ({ stream, change }) => `Stream ${stream} ${change}`,

  'figure.title': ({ figure }) => COMPARED_FIGURES[figure],
  'figure.disks-full': ({ capPercent }) => (capPercent === null ? 'Disks full' : `Disks full, ${capPercent} % allowed`),
  'figure.price': ({ priced, lines, isNet }) => {
    const price = isNet ? 'Price after discount' : 'Price';
    return priced === null || lines === null || priced === lines ? price : `${price}, ${priced} of ${lines} lines`;
  },
  'figure.disks': ({ storages }) =>
    storages
      .map(({ role, ...layout }) => `${storages.length === 1 ? '' : `${STORAGES[role]} `}${diskLayout(layout)}`)
      .join(', '),
  'figure.all-days': () => 'all days',

  'model.low-frame-rate-range': () =>
    'Below 3 frames a second the high end of a calculated rate is that of 3 frames a second.',
  'model.retention-by-class': () =>
    'What a storage keeps is counted by retention: nothing is kept longer than asked, and only long retentions lose days.',
  'model.spare-disks': () => 'A spare that an outage overfills has the disks for the longest outage that it holds.',
  'model.ups-energy': () => 'A UPS is chosen by its energy too, not by its VA alone.',
  'model.database-server': () => 'A separate database server counts in the bill, the power and the rack.',
  'model.retention-setting': () =>
    'As built, the days that a recorder is set to are a separate part of the difference.',
};

/** What fields of a camera group are called beside its title. */
const GROUP_FIELDS: Readonly<Record<string, string>> = {
  quantity: 'cameras',
  retentionDays: 'days kept',
  streamName: 'name',
};

const COMPARED_FIGURES: Readonly<Record<ComparedFigureCode, string>> = {
  cameras: 'Cameras',
  servers: 'Servers + spares',
  disks: 'Disks of a server',
  storage: 'Video',
  'disks-full': 'Disks full',
  'busy-days': 'Kept in busy scenes',
  'cameras-lost': 'Cameras in the gap if a server fails',
  power: 'Power',
  'rack-units': 'In the rack',
  price: 'Price',
  'unpriced-lines': 'Lines without a price',
  'lead-time': 'Delivered in',
};

function diskLayout({
  disks,
  diskTb,
  raid,
}: {
  readonly disks: number;
  readonly diskTb: number;
  readonly raid: string;
}): string {
  return `${disks} x ${diskTb} TB ${raid}`;
}

const BEFORE_A_SETTING: readonly string[] = ['serverSettings', 'genericServerSettings', 'huskyServerSettings'];

function wordsOfPath(parts: readonly string[]): string[] {
  return parts.map(wordsOf).filter((word) => word !== '');
}

function wordsOf(part: string): string {
  const known = Object.hasOwn(FIELDS, part) ? FIELDS[part as keyof typeof FIELDS] : undefined;
  if (known !== undefined) return known;
  // Names of items are words already; names of fields are in camel case, and so are states, which may have a number.
  return /^[a-z][A-Za-z]*( \(\d+\))?$/.test(part)
    ? part.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    : part;
}

/** Failures and retention in English. */
const failure: Sentences<FailureSayings> = {
  'warning.rebuild-loss': ({ storage, percent }) =>
    `A rebuild of the ${STORAGES[storage]} fails with a chance of up to ${percent} %, by data sheet, and its recordings are then lost. RAID 6 survives it.`,
  'warning.rebuild-load': ({ storage, leftMbyte, neededMbyte }, { figure }) =>
    `While the ${STORAGES[storage]} rebuilds a disk it has ${figure(leftMbyte, 'MB/s')} left, and the fullest server asks for ${figure(neededMbyte, 'MB/s')}: recordings can be lost. More disks or a slower rebuild help.`,
  'warning.disk-workload': ({ storage, workloadTb, ratedTb }, { figure }) =>
    `Each disk of the ${STORAGES[storage]} moves ${figure(workloadTb, 'TB')} a year, more than the ${ratedTb} TB that nearline disks are rated for. More disks share the work.`,
  'note.disk-workload': ({ storage, workloadTb, entryTb, ratedTb }, { figure }) =>
    `Each disk of the ${STORAGES[storage]} moves ${figure(workloadTb, 'TB')} a year: more than the ${entryTb} TB of entry and surveillance disks. Order disks that are rated for ${ratedTb} TB.`,
  'note.hot-spares': ({ disksPerHotSpare, hotSpares, disks }) =>
    `No disk waits for one that fails, so a rebuild starts when somebody has changed the disk. Usual is one hot spare for ${disksPerHotSpare} disks: ${counted(hotSpares, 'hot spare')} for the ${disks} disks of this design.`,
  'warning.retention-rule-broken': ({ rule, kind, broken, groups }) =>
    `${broken} of ${groups} camera ${wordFor(groups, 'group')} ${wordFor(broken, 'is', 'are')} kept for ${kind === 'min' ? 'less' : 'more'} than the ${rule.days} days of ${rule.name} (${rule.citation}).`,
  'warning.retention-rules-clash': ({ longer, shorter }) =>
    `No retention keeps both rules: ${ruleText(longer, 'at least')}; ${ruleText(shorter, 'at most')}.`,
  'warning.second-archive-costs': ({ groomAfterDays, now, without }) =>
    `The second archive after ${counted(groomAfterDays, 'day')} costs more than it saves: ${serversText(now)}; without it ${serversText(without)}.`,
  'warning.second-archive-saves-nothing': ({ groomAfterDays }) =>
    `The second archive takes over after ${counted(groomAfterDays, 'day')}, but keeps every frame of these cameras: it saves no storage.`,
  'warning.second-archive-unused': ({ groomAfterDays, longestDays }) =>
    `The second archive takes over after ${counted(groomAfterDays, 'day')}, but nothing is kept longer than ${counted(longestDays, 'day')}: it reduces no frame rate and saves no storage.`,
  'warning.evidence-lock-edition': ({ edition, others }) =>
    `The ${edition} edition has no evidence lock: its reserve would stay unused.${others.length === 0 ? '' : ` Editions that have it: ${others.join(', ')}.`}`,
  'warning.evidence-lock-cameras': ({ camerasPerLock, cameras }) =>
    `The evidence lock reserve counts ${counted(camerasPerLock, 'camera')} in each lock, the design has ${cameras}.`,
};

function ruleText({ name, citation, days }: RuleText, bound: string): string {
  return `${name} (${citation}) asks for ${bound} ${days} days`;
}

/** English. Sentences that are quoted letter for letter from the specification stand here as well. */
export const en: Language = {
  locale: LOCALE,
  unit: unitText,
  derivation,
  sayings: {
    ...citations,
    ...rules,
    ...hardware,
    ...headroom,
    ...asBuilt,
    ...bill,
    ...comparison,
    ...failure,
    'warning.express-plus-limit': ({ edition, max }) => editionText(edition, max),
    'warning.management-level-exceeded': () =>
      'Please note that the sum of carmeras you have added exceeds your selection.',
    'warning.contact-presales': () => 'Please contact presales for an optimized design.',
    'warning.frame-rate-extrapolated': ({ min, max }) =>
      `The bit rate law was measured from ${min} to ${max} fps; some streams are outside, where it is an extrapolation.`,
    'warning.machine-cameras': ({ machine, cpu, cameras, advised }) =>
      `${machine} (${cpu}): ${cameras} cameras on one machine are more than the ${advised} that recorder documentation advises. Give it more processors, or lower "Max cameras per server".`,
    'warning.no-failover': ({ cameras, of }, { number }) =>
      cameras === of
        ? `No spare: ${of === 1 ? 'the camera is' : `all ${number(of)} cameras are`} not recorded while the server is down.`
        : `No spare: ${number(cameras)} of ${counted(of, 'camera')} ${wordFor(cameras, 'is', 'are')} not recorded while a server is down.`,
    'warning.disks-nearly-full': ({ storage, percent, capPercent }, { number }) => {
      const full = `The ${STORAGES[storage]} is ${number(Math.round(percent))} % full`;
      return capPercent === null
        ? `${full}: a little more video than expected fills it.`
        : `${full}, and ${number(capPercent)} % may be filled: there is hardly room for more video.`;
    },
    'warning.binding-setting': ({ choices, now, free }, { list }) => {
      const fixed = list(choices.map(({ setting, chosen }) => `${SETTINGS[setting]} ${chosen}`));
      const more = counted(now.servers - free.servers, 'server');
      return `${capitalized(fixed)} ${wordFor(choices.length, 'costs', 'cost')} ${more} more than ${usualText(choices)}: ${serversText(now)} instead of ${serversText(free)}.`;
    },
    'warning.jbod-loss': () => 'JBOD has no protection: one failed disk loses its recordings.',
    'warning.raid5-rebuild': ({ diskTb, disks }) =>
      `RAID 5 with disks over ${diskTb} TB, or more than ${disks} disks in an array, is exposed while it rebuilds: a second failure loses the array. Consider RAID 6.`,
    'warning.purpose-without-angle': ({ groups }) =>
      `${counted(groups, 'camera group')} ${groups === 1 ? 'says' : 'say'} what to show of a person, and not with which angle: enter the angle of the data sheet.`,
    'warning.unknown-kind': ({ ids }) =>
      `The catalogue does not have ${ids.map((id) => `"${id}"`).join(', ')}: a switch is chosen by Auto in its place, a decoder is left out.`,
    'warning.live-view': ({ mbit, providedMbit }, { figure }) =>
      `The workstations ask the recording servers for ${figure(mbit, 'Mbit/s')} of live view, and the setting for client streams provides ${figure(providedMbit, 'Mbit/s')}: raise it.`,
    'warning.server-motion': ({ percent }, { figure }) =>
      `Motion detection takes ${figure(percent, '%')} of what the fullest recording server decodes (assumed: no maker publishes it). Look at key frames alone, add a decoder, or detect motion in the cameras.`,
    'warning.client-data-rate': ({ mbit, limitMbit }, { figure }) =>
      `Remote clients read ${figure(mbit, 'Mbit/s')} from each server; above ${limitMbit} Mbit/s plan a network of their own.`,

    'remedy.sentence': ({ title }, { say }) => `${say(title)}.`,

    // Limits
    'limit.phrase': ({ limit }) => LIMITS[limit],
    'limit.title': ({ limit }) => capitalized(LIMITS[limit]),
    'limit.of-storage': ({ limit, storage }) =>
      limit === 'storage' ? capitalized(STORAGES[storage]) : `${capitalized(STORAGES[storage])}, ${LIMITS[limit]}`,
    'limit.san-disks': () => 'Disks on the storage network',
    'limit.platform-cameras': ({ edition }) => `Cameras of ${edition}`,

    // Why nothing fits
    'none.no-cameras': () => 'Add a camera group first.',
    'none.platform-cameras': ({ edition, max, cameras, excess }) =>
      `${editionText(edition, max)} This design has ${counted(cameras, 'camera')}. ${excess === null ? 'Choose' : `Remove ${counted(excess, 'camera')} or choose`} another platform version.`,
    'none.too-many-spares': ({ spares, servers }) =>
      `The failover group has ${spares} spare servers, more than the ${servers} recording ${wordFor(servers, 'server')} of this design. Set Spare Servers to ${servers} or less.`,
    'none.no-such-appliance': ({ model, formFactor, raid, disks, cures }, speaker) => {
      const chosen = [
        ...(formFactor === null ? [] : [`form factor ${formFactor}`]),
        ...(raid === null ? [] : [raid]),
        ...(disks === null ? [] : [counted(disks, 'disk')]),
      ];
      const made = chosen.length === 0 ? 'a RAID array that its disks allow' : speaker.list(chosen);
      return `No ${model ?? 'appliance'} is made with ${made}. ${curesText(cures, speaker)}`;
    },
    'none.limit': ({ limit, needs, needed, max, unit, isVendorTib, hardware, client, cures }, speaker) => {
      const needing = `${needingText(needs, speaker)} ${speaker.figure(needed, unit)} of ${LIMITS[limit]}`;
      const allowed = isVendorTib
        ? `${speaker.figure(max, 'TiB')}, counted as TB (${speaker.figure(tbOfTib(max), 'TB')})`
        : speaker.figure(max, unit);
      const excess =
        max === 0
          ? `of which the ${client} streams of one server leave nothing on ${hardware}.`
          : `${hardware} allows ${allowed}.`;
      return `${needing}, ${excess} ${curesText(cures, speaker)}`;
    },
    'none.camera-limit': ({ edition, servers, hardware, max, cameras, cures }, speaker) =>
      `${fleetText(edition, servers)}; ${hardware ?? 'the setting "Max cameras per server"'} allows ${counted(max, 'camera')} on it, the design has ${counted(cameras, 'camera')}. ${curesText(cures, speaker)}`,
    'none.clients': ({ needed, max, unit, machine, client, cures }, speaker) =>
      `The ${client} streams of one server need ${speaker.figure(needed, unit)}, the client link of ${machine} allows ${speaker.figure(max, unit)}. ${curesText(cures, speaker)}`,
    'none.disks': ({ needs, isByClients, client, disks, max, cures }, speaker) => {
      const who = camerasText(needs);
      const needing = isByClients
        ? `${who} and the ${client} streams of one server need`
        : `${who} ${needs.kind === 'camera' ? 'needs' : 'need'}`;
      return `${needing} ${counted(disks, 'disk')}, a server has at most ${max}. ${curesText(cures, speaker)}`;
    },
    'none.no-such-disk': ({ diskType, minTb, maxTb, sizesTb, cures }, speaker) => {
      const sizes = minTb === maxTb ? `of ${minTb}` : `between ${minTb} and ${maxTb}`;
      return `No ${diskType} ${sizes} TB (sizes: ${sizesTb.join(', ')} TB) gives the storage that is needed. ${curesText(cures, speaker)}`;
    },

    // What would help
    'cure.edition': ({ edition }) => `choose ${edition}`,
    'cure.auto': ({ choices }, speaker) => freedText(choices, speaker),
    'cure.auto-and-retention': ({ choices, ...shorter }, speaker) =>
      `${freedText(choices, speaker)} and keep recordings for ${retentionText(shorter, speaker)}`,
    'cure.cameras': ({ cameras, present }, { number }) =>
      `use at most ${counted(cameras, 'camera')} instead of ${number(present)}`,
    'cure.retention': (shorter, speaker) => `keep recordings for ${retentionText(shorter, speaker)}`,
    'cure.rates': ({ percent, canBeTyped }) =>
      `lower every bit rate to ${percent} % of its present value${canBeTyped ? '' : ' (FPS, codec or resolution)'}`,
    'cure.cameras-per-server': ({ cameras, present }, { number }) =>
      `allow ${counted(cameras, 'camera')} per server instead of ${number(present)}`,
    'cure.clients': ({ streams, present, client }, { number }) =>
      `plan at most ${counted(streams, `concurrent ${client} stream`)} instead of ${number(present)}`,
    'cure.disks-per-server': ({ disks, present }) => `allow ${counted(disks, 'disk')} per server instead of ${present}`,
    'cure.raid': ({ raid, isForBoth }) => `choose ${raid}${databasesText(isForBoth)}`,
    'cure.disk-type': ({ diskType, isForBoth }) => `choose disks of type ${diskType}${databasesText(isForBoth)}`,
    'cure.disk-type-of-any-size': ({ diskType, isForBoth }) =>
      `choose disks of type ${diskType} and allow all disk sizes${databasesText(isForBoth)}`,
    'cure.connectivity': ({ connectivity, isForBoth }) =>
      `choose storage connectivity ${connectivity}${databasesText(isForBoth)}`,

    'largest.retention': ({ hardware: largest, ...shorter }, speaker) =>
      `The largest hardware, ${largest}, keeps recordings for ${retentionText(shorter, speaker)}.`,
    'largest.cameras': ({ hardware: largest, cameras, present }, { number }) =>
      `The largest hardware, ${largest}, records ${number(cameras)} of ${counted(present, 'camera')}.`,
    'largest.rates': ({ hardware: largest, percent }) =>
      `The largest hardware, ${largest}, carries ${percent} % of the bit rates.`,
  },
};

const SETTINGS: Readonly<Record<FixedSetting, string>> = {
  model: 'model',
  formFactor: 'form factor',
  raidType: 'RAID array',
  serverDiskQuantity: 'server disk quantity',
  sku: 'SKU',
  maxDiskUtilization: 'disk utilization',
  maxSystemUtilization: 'system utilization',
  machineType: 'machine type',
  diskSizes: 'disk size',
};

/** What settings would be: `Auto`, `80 %`, `Auto and 80 %`. */
function usualText(choices: readonly FreedChoice[]): string {
  const usual = choices.map(({ setting, usual: percent }) =>
    percent === null ? (setting === 'diskSizes' ? 'any size' : 'Auto') : `${percent} %`,
  );
  return [...new Set(usual)].join(' and ');
}

/** What to do with settings that somebody fixed: `choose Auto for model and RAID array and allow all disk sizes`. */
function freedText(choices: readonly FreedChoice[], { list }: Speaker): string {
  const autos = choices.filter(({ setting, usual }) => usual === null && setting !== 'diskSizes');
  const steps = [
    ...(autos.length === 0 ? [] : [`choose Auto for ${list(autos.map(({ setting }) => SETTINGS[setting]))}`]),
    ...(choices.some(({ setting }) => setting === 'diskSizes') ? ['allow all disk sizes'] : []),
    ...choices.flatMap(({ setting, usual }) => (usual === null ? [] : [`set ${SETTINGS[setting]} to ${usual} %`])),
  ];
  return steps.join(' and ');
}

/** Retentions after and before: `318 instead of 365 days`. */
function retentionText({ days, present: { min, max } }: ShorterRetention, { number }: Speaker): string {
  return min === max
    ? `${number(min - days)} instead of ${counted(min, 'day')}`
    : `${number(min - days)} to ${number(max - days)} instead of ${number(min)} to ${number(max)} days (every retention ${counted(days, 'day')} shorter)`;
}

function editionText(edition: string, max: number): string {
  return `The ${edition} edition supports only up to ${counted(max, 'camera')}.`;
}

/** What would help, or what the largest hardware holds, as a sentence. */
function curesText({ ways, largest }: Cures, { say }: Speaker): string {
  if (ways.length > 0) return `${capitalized(ways.map(({ outcome }) => say(outcome)).join(', or '))}.`;
  return largest === null ? 'No single change would be enough.' : say(largest);
}

function databasesText(isForBoth: boolean): string {
  return isForBoth ? ' for both databases' : '';
}

/** How many servers an edition has. */
function fleetText(edition: string, servers: number): string {
  return servers === 1 ? `${edition} has one recording server` : `${edition} has at most ${servers} recording servers`;
}

/** One camera of a group, or those of the fullest server, as a sentence begins. */
function camerasText(needs: CamerasInNeed): string {
  if (needs.kind === 'camera') return `One camera${groupText(needs.group)}`;
  return needs.servers === 1
    ? `All ${counted(needs.cameras, 'camera')} on one recording server`
    : `${counted(needs.onFullest, 'camera')} on the fullest recording server`;
}

/** The same, and that they need something. */
function needingText(needs: CamerasInNeed, { number }: Speaker): string {
  if (needs.kind === 'camera') return `${camerasText(needs)} needs`;
  const { edition, servers, cameras, onFullest } = needs;
  if (cameras === 1) return `${fleetText(edition, servers)}; the camera needs`;
  const who = servers === 1 ? `all ${counted(cameras, 'camera')}` : `${number(onFullest)} on the fullest`;
  return `${fleetText(edition, servers)}; ${who} need`;
}

function groupText(group: string | number | null): string {
  return group === null ? '' : ` of group ${group}`;
}
