import type { DocumentWords, Formats } from '../../src/index.ts';

/** Arguments of a text without the formats, which follow them. */
type CallOf<A extends readonly unknown[]> = A extends readonly [...infer Figures, Formats] ? Figures : A;

type HasTexts<T> = T extends string | undefined
  ? false
  : T extends (...call: never) => unknown
    ? true
    : true extends { [K in keyof T]: HasTexts<T[K]> }[keyof T]
      ? true
      : false;

/** Calls of every text that has figures. */
export type CallsOf<T> = {
  readonly [K in keyof T as HasTexts<T[K]> extends true ? K : never]: T[K] extends (...call: infer A) => unknown
    ? readonly Readonly<CallOf<A>>[]
    : CallsOf<T[K]>;
};

const one = { value: 1, shown: '1' };
const many = { value: 30, shown: '30' };
const SHOWN = [one, many];
const COUNTS = [[1], [4]] as const;
const BOTH = [true, false];
const SECONDS = [
  { low: 7, high: 7 },
  { low: 1, high: 35 },
];
const STORAGES = [
  { disks: 1, diskTb: 1 },
  { disks: 6, diskTb: 18 },
];
const SPARES = [
  { servers: 1, spares: 0 },
  { servers: 2, spares: 1 },
  { servers: 5, spares: 1 },
  { servers: 5, spares: 2 },
  { servers: 60, spares: 20 },
];
const LEAST = [{ isProven: true }, { isProven: false, lowerBound: 3 }] as const;

/** A missing text does not compile. Numbers are drawn besides. */
export const DOCUMENT_CALLS: CallsOf<DocumentWords> = {
  common: {
    assumed: [['HE1000R, power', 'data sheet']],
    assumedInCatalogue: [['power', '2026-03']],
    reportNote: COUNTS,
  },
  customer: {
    title: [['North']],
    get: {
      servers: SPARES.flatMap((servers) =>
        BOTH.map(
          (isManaged) =>
            [
              {
                ...servers,
                isManaged,
                machine: { name: 'HE1000R', capacity: isManaged ? '96 TB' : null, storages: STORAGES },
              },
            ] as const,
        ),
      ),
      keeping: [[{ cameras: 1, days: 1, isOneServer: true }], [{ cameras: 82, days: null, isOneServer: false }]],
      spare: SECONDS.flatMap((seconds) => [[{ spares: 1, seconds }] as const, [{ spares: 2, seconds }] as const]),
      someLost: [[{ lost: 1, cameras: 82 }]],
      price: [
        [{ net: 'EUR 1.00', gross: null, validUntil: null, deliveryDays: null, onRequest: [] }],
        [
          {
            net: 'EUR 1.00',
            gross: { money: 'EUR 1.20', vatPercent: 20 },
            validUntil: '01/05/2026',
            deliveryDays: 1,
            onRequest: ['HE1000R', 'UPS'],
          },
        ],
      ],
    },
    promises: {
      groups: [[{ first: ['a', 'b', 'c'], more: 0 }], [{ first: ['a', 'b', 'c'], more: 1 }]],
      stream: [[2]],
      recordedOnEvents: [[{ hoursPerDay: 12 }]],
      recorded: [24, 12].flatMap((hoursPerDay) =>
        BOTH.map((isFasterOnEvents) => [{ hoursPerDay, isFasterOnEvents }] as const),
      ),
      note: SECONDS.map((percent) => [percent]),
    },
    items: {
      name: [
        [{ name: 'HE1000R', disks: [], spare: 'server' }],
        [{ name: 'Disk', disks: [], spare: 'disk' }],
        [
          {
            name: 'Server',
            disks: [
              { quantity: 2, designation: 'Disk' },
              { quantity: 1, designation: 'SSD' },
            ],
            spare: null,
          },
        ],
      ],
      recordingServer: BOTH.map((isOneServer) => [{ isOneServer }]),
      spareServer: BOTH.map((isOneServer) => [{ isOneServer }]),
      ups: [[{ minutes: 10 }]],
    },
    basis: {
      rates: [
        [{ calculated: 1, entered: 0, measured: 0, scenes: ['City street'] }],
        [{ calculated: 0, entered: 4, measured: 1, scenes: [] }],
      ],
      movement: SECONDS.map((percent) => [percent]),
      busy: [
        [{ days: 1, touched: null }],
        [
          {
            days: 20,
            touched: {
              first: [
                { title: 'Lobby', days: 1 },
                { title: 'Yard', days: 30 },
              ],
              more: 1,
            },
          },
        ],
      ],
      viewers: [[{ viewers: 1 }], [{ viewers: 4 }]],
      evidence: [[{ locksPerMonth: 1, camerasPerLock: 1, hoursPerLock: 1, monthsKept: 6 }]],
      estimated: [[{ machine: 'HE1000R', facts: ['power', 'weight'] }]],
      rule: (['min', 'max'] as const).flatMap((kind) =>
        [null, { first: ['Lobby'], more: 0 }, { first: ['a', 'b', 'c'], more: 2 }].map(
          (broken) => [{ name: 'Act 5', kind, days: 30, groups: 1, broken }] as const,
        ),
      ),
    },
    failures: {
      serverWithSpare: SECONDS.map((seconds) => [{ spares: 1, seconds, outageDays: 1 }]),
      serverSomeLost: [[{ lost: 1, cameras: 82 }]],
      disk: [
        [{ storage: null, survives: null, rebuild: null }],
        [
          {
            storage: 'live',
            survives: { raid: 'RAID 5', disks: 'one' },
            rebuild: { low: '7', high: '9', unit: 'hours' },
          },
        ],
        [
          {
            storage: 'archive',
            survives: { raid: 'RAID 6', disks: 'two' },
            rebuild: { low: '1.0', high: '2.0', unit: 'days' },
          },
        ],
        [{ storage: null, survives: { raid: 'RAID 10', disks: 'one-of-pair' }, rebuild: null }],
      ],
      ups: [[{ minutes: 1 }]],
    },
    included: {
      servers: SPARES.map((servers) => [{ ...servers, storages: STORAGES }]),
      counted: {
        'hot-spare': COUNTS,
        shelf: COUNTS,
        'management-server': COUNTS,
        'database-server': COUNTS,
        switch: COUNTS,
        cable: COUNTS,
        workstation: COUNTS,
      },
      cameraLicences: COUNTS,
    },
    it: { addresses: COUNTS, corePorts: COUNTS, closets: COUNTS, answers: COUNTS },
    power: BOTH.map((is) => [
      { typicalW: 200, heatBtuPerHour: 700, rackUnits: is ? 2 : 0, isWithoutHost: is, isWithSite: is },
    ]),
    accepted: [
      [{ number: 'P-0001', total: null, until: null }],
      [{ number: 'P-0001', total: { money: 'EUR 1.00', isNet: true }, until: '01/05/2026' }],
      [{ number: 'P-0001', total: { money: 'EUR 1.00', isNet: false }, until: null }],
    ],
    project: {
      recording: [
        [{ cameras: 1, sites: 1, servers: 1, spares: 0 }],
        [{ cameras: 82, sites: 3, servers: 4, spares: 1 }],
        [{ cameras: 82, sites: 3, servers: 4, spares: 2 }],
      ],
      together: BOTH.map((isManaged) => [{ isManaged }]),
      undesigned: [[{ sites: ['North', 'South'] }]],
      atSite: [[{ site: 'North', line: 'UPS' }]],
    },
  },
  sales: {
    margin: { price: [[{ currency: 'EUR' }]], discount: [[{ money: 'EUR 1.00' }]] },
    alternatives: {
      asProposed: [[{ hardware: '1 x HE1000R' }]],
      priceOfSome: [[{ money: 'EUR 1.00', priced: 1, lines: 4 }]],
      noPrice: [[{ item: 'UPS' }]],
    },
    whatIf: { moreCameras: COUNTS, moreDays: COUNTS, sameHardware: [[{ hardware: '1 x HE1000R' }]] },
    room: { holds: [[{ cameras: 1, days: null }], [{ cameras: null, days: 1 }], [{ cameras: 4, days: 9 }]] },
    byGroup: { moreGroups: COUNTS },
    retention: {
      reach: (['days', '%'] as const).map((unit) => [
        { unit, asked: 30, likely: 41, low: 1, high: 50, room: '96.00 TB' },
      ]),
    },
    failing: {
      gap: SECONDS.map((seconds) => [seconds]),
      ofStorage: [[{ state: 'diskLost', storage: 'live' }], [{ state: 'diskRebuild', storage: 'archive' }]],
      kept: [[{ days: ['30', '121.5'] }]],
      keptOf: [[{ kept: '121.5', asked: '180' }]],
      outage: COUNTS,
      over: [[{ limits: ['Recording rate', 'Storage'] }]],
    },
    disks: { rebuild: SECONDS.map((hours) => [hours]) },
    place: { watts: COUNTS },
    switches: {
      core: [[{ ports: 1, mbit: '78.4' }]],
      ports: LEAST.map((least) => [{ usable: 19, ports: 24, least }]),
      poe: LEAST.map((least) => [{ watts: '370', least }]),
      uplink: LEAST.map((least) => [{ mbit: '500', least }]),
      longCables: [[{ groups: 1 }], [{ groups: 4 }]],
    },
    stations: {
      shown: [[{ pictures: 1, tiles: 1 }]],
      liveView: [[{ mbit: '50', providedMbit: null }], [{ mbit: '50', providedMbit: '12' }]],
    },
    motion: { load: [[{ rate: '50', of: null }], [{ rate: '50', of: { capacity: '100', percent: '50' } }]] },
    settings: {
      allUsual: BOTH.flatMap((hasSwitches) => BOTH.map((hasStations) => [{ hasSwitches, hasStations }] as const)),
      counted: ['day', 'camera', 'stream', 'min', 'month', 'disk', 'server', 'port'].map((unit) => [
        { count: 1, unit },
      ]),
    },
    versions: { text: [[{ engine: '1.0', catalogue: '2026-03', model: '7' }]] },
  },
  answer: {
    servers: [['3', 'HE1000R']],
    applianceName: [['HE1000R', '96 TB']],
    spares: [[{ recording: 1, spares: 1, kind: 'hot' }], [{ recording: 3, spares: 2, kind: 'cold' }]],
    disksOf: [
      ['8', { tb: '20', type: 'SAS', raid: 'RAID 6' }],
      ['8', { tb: '20', type: null, raid: 'RAID 6' }],
    ],
    each: [[['8 x 20 TB', '2 x 1 TB']]],
    management: [['SQL Server Express']],
    promise: SHOWN.flatMap((cameras) => [
      [{ cameras, days: '30' }] as const,
      [{ cameras, days: '30', reach: '(41)' }] as const,
    ]),
    askedDays: SHOWN.flatMap((most) => [[most, undefined] as const, [most, one] as const]),
    reach: [['41']],
    disksLine: [[['70 %', '90 %']]],
    fill: [['70 %']],
    disksFull: [['70 %']],
    allowed: [['90 %']],
    fullestOf: [['live'], ['archive']],
    locked: [['5 TB']],
    saved: [['5 TB']],
    busyOf: [[one, many]],
    busyUpTo: SHOWN.map((days) => [days]),
    spareRecords: [['7 s']],
    gap: [
      ['7', '7'],
      ['7', '35'],
    ],
    spareIsOver: [['Recording rate']],
    forLines: [
      [4, 4],
      [1, 4],
    ],
    delivered: SHOWN.map((days) => [days]),
    noPrice: [[['UPS']], [['UPS', 'Disk']], [['UPS', 'Disk', 'Server', 'Switch']]],
    cheaper: [['EUR 1.00', '12 %', ['RAID 5', 'one disk less']]],
    less: [['EUR 1.00']],
    room: [[[one]], [[one, many]]],
    moreCameras: SHOWN.map((cameras) => [cameras]),
    moreDays: SHOWN.map((days) => [days]),
  },
  network: {
    summary: [[{ lines: 1, questions: 1 }], [{ lines: 13, questions: 6 }]],
    lineOfCloset: [['Ports', 'Cellar']],
    units: { port: COUNTS, address: COUNTS, minute: COUNTS },
    atLeast: [['5']],
    sums: { closets: COUNTS, switchLoads: COUNTS, stationKinds: COUNTS, sites: COUNTS },
    facts: { switchPower: [['Switch 24']] },
    how: {
      ports: [
        [{ groups: [{ cameras: 1, title: 'Lobby' }], more: 0, unfed: 0 }],
        [
          {
            groups: [
              { cameras: 8, title: 'Lobby' },
              { cameras: 2, title: 'Yard' },
            ],
            more: 1,
            unfed: 1,
          },
        ],
      ],
      poe: [[{ cameras: 1, watts: '30', poeClass: 4 }]],
      uplinkOfOne: COUNTS,
      uplinkOfMany: [[{ switches: 1, sum: '500' }], [{ switches: 3, sum: '500' }]],
      coreUplinks: BOTH.map((isMost) => [{ uplinks: 1, switches: 3, isMost }]),
      sharedPath: [[{ usePercent: 80, rate: '800' }]],
      addresses: [[{ cameras: 1, servers: 1, management: 1, sparePercent: 20, spare: 1 }]],
      otherAddresses: [[{ switches: 1, stations: 0 }], [{ switches: 3, stations: 1 }], [{ switches: 0, stations: 2 }]],
      room: [[[]], [['HE1000R', 'UPS']]],
    },
    questions: {
      vlan: { reason: COUNTS },
      addressRange: { reason: [[''], ['36 addresses']] },
      firewall: { reason: [['78 Mbit/s']] },
      coreLinks: { reason: [[''], ['3 ports']] },
      viewingNetwork: { reason: [['78 Mbit/s']] },
      timeServer: { reason: COUNTS },
    },
  },
  installer: {
    summary: [
      [{ cameras: 1, recording: 1, spares: 0, kind: 'cold' }],
      [{ cameras: 82, recording: 3, spares: 1, kind: 'hot' }],
      [{ cameras: 82, recording: 3, spares: 2, kind: 'cold' }],
    ],
    range: BOTH.map((isPair) => [{ first: '1', last: '2', isPair }]),
    days: COUNTS,
    minutes: COUNTS,
    upTo: [['78 Mbit/s']],
    rack: {
      inRack: [[2, '5 to 6']],
      typicalPower: [['HE1000R']],
      withoutUps: [['300 W']],
      behindUps: [[{ power: '300 W', va: 900, wattHours: 120, minutes: 1 }]],
      greatestUnknown: [[['HE1000R', 'UPS']]],
      greatest: [['500 W']],
      heightUnknown: [[{ devices: ['UPS', 'switch'], unit: 9 }]],
    },
    server: {
      title: BOTH.map((isOne) => [{ isOne, numbers: '1' }]),
      hardwareOf: [[{ name: 'HE1000R', processor: 'Xeon', ram: 32, systemDisk: '2 x 480 GB' }]],
      ram: COUNTS,
      formatted: [['D:', '64.30 TiB']],
      arrays: [[{ disks: '8 x 20 TB', sizes: [8] }], [{ disks: '16 x 20 TB', sizes: [8, 8] }]],
      withoutArchive: [['D:']],
      timesADay: COUNTS,
      secondArchiveHow: [[{ days: 1, fps: 5 }]],
      camerasIn: [[{ cameras: 1, streams: 1, rate: '78 Mbit/s' }], [{ cameras: 4, streams: 8, rate: '78 Mbit/s' }]],
      ratedRate: [['HE1000R', '800 Mbit/s']],
      clientsOut: [['78 Mbit/s']],
      port: [['Cameras']],
      portUse: [[{ details: 'cameras', speed: 1, rate: null }], [{ details: 'cameras', speed: 10, rate: '78 Mbit/s' }]],
      portsNotPublished: [['HE1000R']],
      storageName: [['030']],
    },
    other: {
      spareTitle: COUNTS,
      covered: (['hot', 'cold'] as const).map((kind) => [{ kind, servers: 1, names: 'REC-01' }]),
      asServer: [['REC-01']],
      held: [[{ days: 1, most: null }], [{ days: 3, most: '5 TB' }]],
      managementRole: COUNTS,
      forDatabase: [['2 x 480 GB']],
    },
    cameras: {
      groups: COUNTS,
      lens: COUNTS,
      hoursADay: [[{ mode: 'always', hours: 1 }]],
      rates: [
        [{ calculated: 1, measured: 0, entered: 0 }],
        [{ calculated: 4, measured: 1, entered: 2 }],
        [{ calculated: 0, measured: 4, entered: 1 }],
      ],
      scene: [['City street']],
      motion: [['30 %']],
      valueIn: [[{ value: '30 %', groups: ['Lobby', 'Yard'] }]],
      besides: [
        [{ group: 'Lobby', audioKbps: 64, metadataKbps: 0 }],
        [{ group: 'Lobby', audioKbps: 0, metadataKbps: 9 }],
        [{ group: 'Lobby', audioKbps: 64, metadataKbps: 9 }],
      ],
      naming: [['LOB-01', 'LOB-09']],
    },
    plan: {
      poeClass: [[4]],
      used: [
        [{ cameras: 1, ports: 24, reserved: '30', budget: '370', rate: '78' }],
        [{ cameras: 8, ports: null, reserved: '30', budget: null, rate: '78' }],
      ],
      longest: [[{ length: '80', placed: null }], [{ length: '80', placed: 1 }]],
      cableSum: [
        [{ length: '800', boxes: 1, box: '305', unknownCameras: 0 }],
        [{ length: '800', boxes: 3, box: '305', unknownCameras: 1 }],
      ],
      tooLong: [[{ group: 'Lobby', length: '120', allowed: '100' }]],
      station: [
        [{ quantity: 1, card: null, monitors: 1, size: '4K', columns: 2, rows: 2, linkMbit: 1000 }],
        [{ quantity: 3, card: 'RTX', monitors: 2, size: '4K', columns: 2, rows: 2, linkMbit: 1000 }],
      ],
    },
    handover: {
      noSpareLost: [[{ lost: 1, cameras: 1 }], [{ lost: 9, cameras: 82 }]],
      gap: SECONDS.map((seconds) => [seconds]),
      hotSparesIn: COUNTS,
      locks: [[{ perMonth: 1, cameras: 1, hours: 1, months: 6, reserved: '5 TB' }]],
      rule: (['min', 'max'] as const).flatMap((kind) => [
        [{ name: 'Act 5', kind, days: 1, brokenBy: [] }] as const,
        [{ name: 'Act 5', kind, days: 30, brokenBy: ['Lobby', 'Yard'] }] as const,
      ]),
      checks: {
        growth: BOTH.map((isEach) => ['REC-01', isEach]),
        highestRate: BOTH.map((isEach) => ['REC-01', isEach]),
        switchedOff: [['REC-01']],
        within: COUNTS,
        backOn: [['REC-01']],
      },
    },
  },
};
