import type { LayoutFigures, Saying, Sayings, ServersFigures } from '@site-designer/sizing-engine';

/** Sayings that have figures. */
type WithFigures = { [K in keyof Sayings]: keyof Sayings[K] extends never ? never : K }[keyof Sayings];

const LAYOUT: LayoutFigures = { disks: { count: 8, sizeTb: 20 }, raid: 'RAID 6' };
const BEFORE: LayoutFigures = { disks: { count: 1, sizeTb: 18 }, raid: 'RAID 5' };
const SERVERS: ServersFigures = { servers: 3, machine: 'Standard server', layouts: [LAYOUT, BEFORE] };
const APPLIANCE: ServersFigures = {
  servers: 1,
  machine: 'HE1000R-96TB',
  layouts: [{ disks: null, raid: 'RAID 6' }],
};
const RETENTION = [
  { days: 1, present: { min: 30, max: 30 } },
  { days: 12, present: { min: 30, max: 365 } },
];
const CHOICES = [
  { setting: 'raidType', chosen: 'RAID 6', usual: null },
  { setting: 'diskSizes', chosen: { minTb: 1.8, maxTb: 2.4 }, usual: null },
  { setting: 'serverDiskQuantity', chosen: { disks: 4 }, usual: null },
  { setting: 'maxDiskUtilization', chosen: { percent: 60 }, usual: 80 },
] as const;
const CAMERA = { kind: 'camera', group: 'Lobby', cameraGroupId: 3 } as const;
const FULLEST = { kind: 'servers', edition: 'Express+', servers: 1, cameras: 48, onFullest: 48 } as const;
const SPREAD = { kind: 'servers', edition: 'Corporate', servers: 5, cameras: 480, onFullest: 100 } as const;
const WAY: Saying = { say: 'cure.raid', raid: 'RAID 5', isForBoth: true };
const CURES = { ways: [{ outcome: WAY, settings: null }], largest: null };
const NO_CURES = { ways: [], largest: { say: 'largest.rates', hardware: 'HE4000R', percent: 40 } as Saying };
const NOTHING = { ways: [], largest: null };
const PARTS = { cpu: 'Xeon', ramGb: 32, systemDisk: '2 x 480 GB' };
const RULE = { name: 'Retention of video', citation: 'Act 5', days: 30 };
const OUTCOMES = [
  { kind: 'nothing-fits' },
  { kind: 'servers', after: 4, before: 3 },
  { kind: 'disks', after: 9, before: 8 },
  { kind: 'machine', after: 'HE4000R', before: 'HE1000R' },
  { kind: 'layouts', changed: [{ after: LAYOUT, before: BEFORE }] },
] as const;
const CHANGES = (['more', 'less'] as const).flatMap((direction) => [
  { direction, by: 1, quantity: 'cameras' as const, isMix: true, group: null },
  { direction, by: 9, quantity: 'cameras' as const, isMix: false, group: 'Lobby' },
  { direction, by: 9, quantity: 'cameras' as const, isMix: false, group: 2 },
  { direction, by: 1, quantity: 'retention' as const, days: { before: 30, after: 31 } },
  { direction, by: 12, quantity: 'retention' as const, days: null },
  { direction, by: 12, quantity: 'bit-rates' as const },
  { direction, by: 12, quantity: 'storage' as const },
  { direction, by: 12, quantity: 'data-rate' as const },
  { direction, by: 1, quantity: 'client-streams' as const, client: 'Smart Client' },
]);
const STEPS = CHANGES.flatMap((change) => OUTCOMES.map((outcome) => ({ change, outcome })));
const PATHS = [
  'genericServerSettings.mainSettings.raidType',
  'resilience.failover.servers',
  'network.sparePortsPercent',
];

/** Figures of every saying that has some; a missing one does not compile. Numbers are drawn besides. */
export const SAYING_FIGURES: { readonly [K in WithFigures]: readonly Sayings[K][] } = {
  'warning.no-failover': [
    { cameras: 1, of: 1 },
    { cameras: 82, of: 82 },
    { cameras: 1, of: 82 },
  ],
  'warning.disks-nearly-full': [
    { storage: 'live', percent: 89.6, capPercent: 90 },
    { storage: 'archive', percent: 99, capPercent: null },
  ],
  'warning.purpose-without-angle': [{ groups: 1 }],
  'warning.unknown-kind': [{ ids: ['a', 'b'] }],
  'warning.live-view': [{ mbit: 50, providedMbit: 12.5 }],
  'warning.server-motion': [{ percent: 70 }],
  'warning.express-plus-limit': [{ edition: 'Express+', max: 48 }],
  'warning.frame-rate-extrapolated': [{ min: 5, max: 30 }],
  'warning.machine-cameras': [{ machine: 'Entry server', cpu: 'Xeon', cameras: 150, advised: 100 }],
  'warning.binding-setting': [
    { choices: CHOICES, now: SERVERS, free: APPLIANCE },
    { choices: CHOICES.slice(0, 1), now: { ...SERVERS, servers: 2 }, free: APPLIANCE },
  ],
  'warning.raid5-rebuild': [{ diskTb: 8, disks: 8 }],
  'warning.client-data-rate': [{ mbit: 800, limitMbit: 700 }],
  'remedy.sentence': [{ title: { say: 'remedy.bit-rate', percent: 10 } }],
  'unit.of-many': [{ unit: 'camera' }, { unit: 'TB' }],
  'limit.phrase': [{ limit: 'iops' }],
  'limit.title': [{ limit: 'clientLink' }],
  'limit.of-storage': [
    { limit: 'storage', storage: 'live' },
    { limit: 'iops', storage: 'archive' },
  ],
  'limit.platform-cameras': [{ edition: 'Express+' }],
  'none.platform-cameras': [
    { edition: 'Express+', max: 48, cameras: 60, excess: 12 },
    { edition: 'Express+', max: 48, cameras: 1, excess: null },
  ],
  'none.too-many-spares': [{ spares: 3, servers: 1 }],
  'none.no-such-appliance': [
    { model: 'HE1000R', formFactor: '1U', raid: 'RAID 6', disks: 1, cures: CURES },
    { model: null, formFactor: null, raid: null, disks: null, cures: NO_CURES },
  ],
  'none.limit': [CAMERA, FULLEST, SPREAD, { ...FULLEST, cameras: 1, onFullest: 1 }].flatMap((needs) =>
    [CURES, NO_CURES, NOTHING].flatMap((cures) =>
      [0, 500].map((max) => ({
        limit: 'recordingRate' as const,
        needs,
        needed: 700,
        max,
        unit: 'Mbit/s',
        isVendorTib: max === 0,
        hardware: 'HE1000R',
        client: 'Smart Client',
        cures,
      })),
    ),
  ),
  'none.camera-limit': [
    { edition: 'Express+', servers: 1, hardware: 'HE1000R', max: 1, cameras: 48, cures: CURES },
    { edition: 'Corporate', servers: 5, hardware: null, max: 100, cameras: 600, cures: NOTHING },
  ],
  'none.clients': [{ needed: 700, max: 500, unit: 'Mbit/s', machine: 'HE1000R', client: 'Smart Client', cures: CURES }],
  'none.disks': [CAMERA, FULLEST, SPREAD].flatMap((needs) =>
    [true, false].map((isByClients) => ({
      needs,
      isByClients,
      client: 'Smart Client',
      disks: 1,
      max: 12,
      cures: CURES,
    })),
  ),
  'none.no-such-disk': [
    { diskType: 'SAS', minTb: 4, maxTb: 4, sizesTb: [8, 10], cures: CURES },
    { diskType: 'SAS', minTb: 4, maxTb: 6, sizesTb: [8], cures: NOTHING },
  ],
  'cure.edition': [{ edition: 'Corporate' }],
  'cure.auto': [{ choices: CHOICES }, { choices: CHOICES.slice(0, 1) }],
  'cure.auto-and-retention': RETENTION.map((shorter) => ({ choices: CHOICES, ...shorter })),
  'cure.cameras': [{ cameras: 1, present: 82 }],
  'cure.retention': RETENTION,
  'cure.rates': [
    { percent: 60, canBeTyped: true },
    { percent: 60, canBeTyped: false },
  ],
  'cure.cameras-per-server': [{ cameras: 1, present: 100 }],
  'cure.clients': [{ streams: 1, present: 9, client: 'Smart Client' }],
  'cure.disks-per-server': [{ disks: 1, present: 8 }],
  'cure.raid': [
    { raid: 'RAID 5', isForBoth: true },
    { raid: 'RAID 5', isForBoth: false },
  ],
  'cure.disk-type': [{ diskType: 'SAS', isForBoth: true }],
  'cure.disk-type-of-any-size': [{ diskType: 'SAS', isForBoth: false }],
  'cure.connectivity': [{ connectivity: 'SAN', isForBoth: true }],
  'largest.retention': RETENTION.map((shorter) => ({ hardware: 'HE4000R', ...shorter })),
  'largest.cameras': [{ hardware: 'HE4000R', cameras: 1, present: 82 }],
  'largest.rates': [{ hardware: 'HE4000R', percent: 40 }],

  'finding.other-number-of-cameras': [
    { designed: 1, reported: 0 },
    { designed: 82, reported: 80 },
  ],
  'finding.not-checked': [{ cameras: 1, because: 'groomed' }],
  'finding.set-days-differ': [{ cameras: 1, plannedDays: 30 }],
  'finding.held-by-set-days': [{ cameras: 1 }],
  'finding.short-sample': [{ cameras: 1, days: 7 }],
  'finding.no-recorded-share': [{ cameras: 1 }],
  'rate-not-taken.out-of-bounds': [{ kbps: 5, min: 10, max: 99_999 }],
  'remedy.longer-sample': [{ days: 7, groups: 1 }],
  'remedy.set-days': [
    { days: null, groups: 1, neededTb: 50, isHeld: false },
    { days: 30, groups: 2, neededTb: 50, isHeld: false },
    { days: 30, groups: 2, neededTb: 50, isHeld: true },
  ],
  'remedy.designed-storage': [{ missingTb: 5.25 }],
  'remedy.retention': RETENTION,
  'remedy.frame-rate': [{ fps: 1, groups: 1 }],
  'remedy.bit-rate': [{ percent: 40 }],
  'remedy.larger-disks': [
    {
      larger: [
        { storage: 'live', disks: 8, diskTb: 20, presentTb: 18 },
        { storage: 'archive', disks: 1, diskTb: 20, presentTb: 18 },
      ],
    },
  ],
  'remedy.more-servers': [{ more: 1, servers: 4 }],

  'bill.server': [
    { ...PARTS, isSpare: false },
    { ...PARTS, isSpare: true },
  ],
  'bill.appliance': [
    { appliance: 'HE1000R', formFactor: '1U', disks: 8, diskTb: 20, raid: 'RAID 6', isSpare: true },
    { appliance: 'HE1000R', formFactor: '1U', disks: 8, diskTb: 20, raid: 'RAID 6', isSpare: false },
  ],
  'bill.disks-of': (['live', 'archive', 'spare-servers'] as const).flatMap((use) =>
    [true, false].map((isHotSpare) => ({ use, isHotSpare })),
  ),
  'bill.disks': [{ use: 'live', isHotSpare: false, raid: 'RAID 6', connectivity: 'SAN', disksPerServer: 8 }],
  'bill.management-disks': [{ raid: 'RAID 1' }],
  'bill.shelf': [{ diskType: 'SAS' }],
  'bill.switch': [
    { closets: 1, ports: 24, budgetW: 370, isDrawnKnown: true },
    { closets: 3, ports: 24, budgetW: 370, isDrawnKnown: false },
  ],
  'bill.workstation': [{ card: null }, { card: 'RTX' }],
  'bill.management-server': [
    { ...PARTS, sqlServer: null },
    { ...PARTS, sqlServer: 'Express' },
  ],
  'bill.database-server': [{ ...PARTS, sqlServer: 'Standard' }],
  'bill.ups': [
    { va: 900, watts: 800, wattHours: 120, minutes: 1, isWithoutHost: true },
    { va: 900, watts: 800, wattHours: 120, minutes: 10, isWithoutHost: false },
  ],
  'bill.battery': [{ wattHours: 120, minutes: 10 }],
  'bill.of-sites': [{ quantity: 2, designation: 'HE1000R', sites: ['North', 'South'] }],
  'licence.base-of-sites': [{ sites: 1 }, { sites: 3 }],
  'licence.system-of-servers': [{ hasSpares: true }, { hasSpares: false }],
  'summary.editions': [
    {
      sites: [
        { site: 'North', edition: 'Express+' },
        { site: 'South', edition: 'Corporate' },
        { site: 3, edition: 'Expert' },
      ],
    },
  ],
  'summary.currencies': [{ currencies: ['EUR', 'CHF'] }],

  'cited.codec': [
    { codec: 'H.265', isInMotion: true },
    { codec: 'H.265', isInMotion: false },
  ],
  'cited.complexity': [{ name: 'City street' }],
  'choice.failover': [{ kind: 'none' }, { kind: 'cold' }, { kind: 'hot' }],
  'choice.convention': [{ convention: 'vendor' }, { convention: 'exact' }],
  'cited.level': [{ level: 'identify' }, { level: 'own' }],
  'cited.resolution': [{ name: '4K' }],
  'cited.management-server-for': [{ cameras: 500 }],
  'cited.database-server-for': [{ cameras: 500 }],
  'cited.rate': [
    { range: 'interFrame' },
    { range: 'mjpeg' },
    { range: 'custom' },
    { range: 'daySample', hours: 24 },
    { range: 'weekSample', hours: 168 },
  ],
  'field.rebuild-speed': [{ speed: 'low' }, { speed: 'likely' }, { speed: 'high' }],
  'field.service-start': [{ end: 'low' }, { end: 'high' }],
  'field.end-of-range': [{ end: 'low' }, { end: 'high' }],
  'source.typed-size': [{ half: 'continuous' }, { half: 'motion' }],
  'source.extrapolated': [{ source: 'Measured', minFps: 5, maxFps: 30 }],

  'difference.title': [{ parts: ['totals', 'storageTb', 'value'] }, { parts: ['Camera group 3', 'retentionDays'] }],
  'difference.limit': [{ limit: 'iops' }, { limit: 'other' }],
  'setting.title': PATHS.map((path) => ({ path })),
  'group.title': [{ number: 3 }],
  'group.heading': [
    { number: 3, name: '' },
    { number: 3, name: 'Lobby' },
  ],
  'group.former': [
    { number: 3, name: '' },
    { number: 3, name: 'Lobby' },
  ],
  'group.field': [{ parts: ['Camera group 3', 'retentionDays'] }, { parts: ['fps', 'motion'] }],
  'group.whole': [{ change: 'added' }, { change: 'removed' }],
  'group.stream': [
    { stream: 2, change: 'added' },
    { stream: 2, change: 'removed' },
  ],
  'figure.title': [{ figure: 'poe-reserved' }],
  'figure.disks-full': [{ capPercent: null }, { capPercent: 80 }],
  'figure.price': [
    { priced: 3, lines: 4, isNet: true },
    { priced: null, lines: null, isNet: false },
  ],
  'figure.disks': [
    { storages: [{ role: 'live', disks: 8, diskTb: 20, raid: 'RAID 6' }] },
    {
      storages: [
        { role: 'live', disks: 8, diskTb: 20, raid: 'RAID 6' },
        { role: 'archive', disks: 1, diskTb: 20, raid: 'RAID 6' },
      ],
    },
  ],

  'warning.rebuild-loss': [{ storage: 'live', percent: 1.5 }],
  'warning.rebuild-load': [{ storage: 'archive', leftMbyte: 80, neededMbyte: 100 }],
  'warning.disk-workload': [{ storage: 'live', workloadTb: 600, ratedTb: 550 }],
  'note.disk-workload': [{ storage: 'live', workloadTb: 600, entryTb: 180, ratedTb: 550 }],
  'note.hot-spares': [{ disksPerHotSpare: 30, hotSpares: 1, disks: 24 }],
  'warning.retention-rule-broken': [
    { rule: RULE, kind: 'min', broken: 1, groups: 1 },
    { rule: RULE, kind: 'max', broken: 2, groups: 4 },
    { rule: RULE, kind: 'min', broken: 4, groups: 4 },
  ],
  'warning.retention-rules-clash': [{ longer: { ...RULE, days: 90 }, shorter: RULE }],
  'warning.second-archive-costs': [{ groomAfterDays: 7, now: SERVERS, without: APPLIANCE }],
  'warning.second-archive-saves-nothing': [{ groomAfterDays: 7 }],
  'warning.second-archive-unused': [{ groomAfterDays: 90, longestDays: 30 }],
  'warning.evidence-lock-edition': [{ edition: 'Express+', others: ['Expert', 'Corporate'] }],
  'warning.evidence-lock-cameras': [{ camerasPerLock: 9, cameras: 1 }],

  'rule.asked-of-limit': [
    { limit: 'iops', fullest: 4 },
    { limit: 'iops', fullest: 1 },
    { limit: 'iops', fullest: 'present-after' },
    { limit: 'iops', fullest: 'smaller-before' },
    { limit: 'iops', fullest: 'smaller-after' },
  ],
  'found.asked-of-limit': [{ limit: 'throughput' }],
  'found.client-rate': [{ fullest: 4 }, { fullest: 'present-after' }],
  'found.fits': [{ quantity: 'cameras' }, { quantity: 'client-streams' }],
  'found.smallest-change': [{ quantity: 'retention' }, { quantity: 'data-rate' }],
  'chosen.amount': [
    { value: 1, unit: 'server' },
    { value: 3, unit: 'TB' },
  ],
  'chosen.load': [{ value: 78.25, unit: 'Mbit/s' }],
  'chosen.layout': [
    { disks: 8, diskTb: 20, raid: 'RAID 6', decidedBy: [] },
    { disks: 8, diskTb: 20, raid: 'RAID 6', decidedBy: ['capacity', 'operations', 'speed'] },
  ],
  'chosen.disks': [{ disks: 1, diskTb: 20, raid: 'JBOD' }],
  'chosen.ups': [{ va: 1500 }],

  'hardware.servers': [SERVERS, APPLIANCE],
  'hardware.servers-and-spares': [
    { ...SERVERS, spares: 1 },
    { ...APPLIANCE, spares: 2 },
  ],
  'hardware.data-sheet': [{ appliance: 'HE1000R' }],
  'differs.servers': [{ after: 2, before: 1 }],
  'differs.name': [{ after: 'RAID 5', before: 'RAID 6' }],
  'differs.nameplate': [{ afterTb: 96.5, beforeTb: 120 }],
  'differs.convention': [{ convention: 'exact' }, { convention: 'vendor' }],
  'differs.layouts': [
    {
      changed: [
        { after: LAYOUT, before: BEFORE },
        { after: BEFORE, before: LAYOUT },
      ],
    },
  ],
  'differs.spare': [{ spare: SERVERS }, { spare: APPLIANCE }],
  'link.usage': [{ of: 'cameras' }, { of: 'storage' }],
  'link.details': [
    { of: 'cameras', isShared: true },
    { of: 'cameras', isShared: false },
    { of: 'management', isShared: false },
  ],
  'link.client-details': [
    { client: 'Smart Client', isShared: true },
    { client: 'Smart Client', isShared: false },
  ],
  'link.storage-details': [{ connectivities: ['SAS', 'SAN'] }],
  'ledger.step': [{ step: 'tiers' }],
  'ledger.other-convention': [{ convention: 'exact', hardware: SERVERS }],
  'ledger.other-convention-same': [{ convention: 'vendor' }],
  'ledger.other-convention-none': [{ convention: 'vendor' }],

  'headroom.quantity': [
    { quantity: 'cameras' },
    { quantity: 'retention' },
    { quantity: 'bit-rates' },
    { quantity: 'storage' },
    { quantity: 'data-rate' },
    { quantity: 'client-streams' },
    { quantity: 'spare-servers' },
  ],
  'headroom.outcome': OUTCOMES.map((outcome) => ({ outcome })),
  'headroom.effect': STEPS,
  'headroom.step': STEPS,
  'headroom.cameras-of': [{ group: 'Lobby' }, { group: 3 }, { group: null }],
  'headroom.room': [
    { group: 'Lobby', cameras: 1, notListed: 0 },
    { group: 3, cameras: 9, notListed: 1 },
    { group: null, cameras: 9, notListed: 4 },
  ],
  'headroom.spare': [{ spare: SERVERS }, { spare: { ...SERVERS, servers: 1 } }],
  'headroom.spare-effect': [{ spare: APPLIANCE }],
  'headroom.first-spare': [{ spare: SERVERS, cameras: 1 }],
  'headroom.next-spare': [{ spare: SERVERS }],

  'field.between': [{ min: 1, max: 60 }],
  'field.at-least': [{ min: 1 }],
  'field.at-most': [{ max: 60 }],
  'field.one-of': [{ values: [1, 'two'] }],
  'field.object-of': [{ fields: ['min', 'max'] }],
  'field.min-length': [{ min: 1 }],
  'field.max-length': [{ max: 1 }],
  'field.most-entries': [{ max: 1 }],
  'field.no-such-group': [{ id: 7 }],
  'field.no-such-row': [{ id: 7 }],
  'field.named-twice': [{ id: 7 }],
  'field.other-group': [{ cameraGroupId: 7 }],
  'field.quantity-of-group': [{ first: 7, other: 8 }],
  'field.watts-of-class': [{ most: 30, poeClass: 4 }],
  'field.no-failover': [{ edition: 'Express+' }],
  'field.hot-spares-fill-bays': [{ bays: 12 }],
  'field.id-twice': [{ id: 'a' }],
  'field.no-such-entry': [{ id: 7 }],
  'field.zero-is': [{ meaning: 'auto' }, { meaning: 'typed-size' }],
  'field.new-design-refused': [{ path: 'cameras[0].fps', problem: { say: 'field.required' } }],
  'field.decline': [{ max: 0.5, fps: 30 }],
  'call.no-entry': [{ id: 7 }],
  'call.no-raid-formula': [{ raid: 'RAID 7' }],
  'call.negative': [{ value: -1 }],
  'call.not-finite': [
    { value: 1, numbers: null },
    { value: 1, numbers: { streams: 4 } },
  ],
};
