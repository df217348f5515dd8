import { calculateProposal, type Design } from '@site-designer/sizing-engine';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { tbOfTib } from '@site-designer/sizing-engine/explanations';
import { describe, expect, it } from 'vitest';
import { HOTEL } from '../../sizing-engine/test/support/answered-designs.ts';
import { genericDesign, groupsOf, huskyDesign } from '../../sizing-engine/test/support/designs.ts';
import { withReady } from '../../sizing-engine/test/support/failures.ts';
import { SCHOOL } from '../../sizing-engine/test/support/school.ts';
import { english, installerDocumentOf, type InstallerDocument } from '../src/index.ts';

const COLD = 1;
const HOT = 2;

/** Some with speedup, two streams or sound; names as an installer reads them. */
const FORTY_GROUPS = groupsOf(
  ...Array.from({ length: 40 }, (_, index) => ({
    streamName: `Area ${index + 1}`,
    quantity: 3 + (index % 5),
    recording: ([0, 1, 2] as const)[index % 3]!,
    retentionDays: [7, 14, 30, 90][index % 4]!,
    hoursPerDay: index % 10 === 0 ? 12 : 24,
  })),
);

const CAMPUS = genericDesign(
  groupsOf(
    { quantity: 250, streamName: 'Corridors' },
    {
      quantity: 150,
      streamName: 'Gates',
      retentionDays: 60,
      recording: 2,
      extras: { audioKbps: 64, metadataKbps: 0, eventsPerHour: 6, preSeconds: 5, postSeconds: 10 },
    },
  ),
  { archiving: true, addManagementServer: true, supportedCameras: 3, maxCamerasPerServer: 200 },
);

function withSettings(design: Design, change: Partial<Design['serverSettings']>): Design {
  return { ...design, serverSettings: { ...design.serverSettings, ...change } };
}

const DESIGNS: Readonly<Record<string, Design>> = {
  'one-appliance-and-a-cold-spare': HOTEL,
  'forty-groups': huskyDesign(FORTY_GROUPS),
  'campus-with-archive-and-a-cold-spare': withReady(CAMPUS, { kind: COLD, servers: 1, hotSparesPerServer: 1 }),
  'hot-spares-lock-and-rules': withSettings(
    withReady(huskyDesign(FORTY_GROUPS.slice(0, 8)), { kind: HOT, servers: 1 }),
    {
      evidenceLock: { locksPerMonth: 4, camerasPerLock: 3, hoursPerLock: 2, monthsKept: 6 },
      retentionRules: [1, 5],
      power: { upsMinutes: 0 },
    },
  ),
  'school-with-three-closets': SCHOOL,
  'towers-beside-the-rack': huskyDesign(groupsOf({ quantity: 12, streamName: 'Shop' })),
};

function resultOf(design: Design) {
  return english.rendered(calculateProposal(design, catalogue, { plan: true }));
}

function documentOf(design: Design, locale = 'en-GB'): InstallerDocument {
  return installerDocumentOf({ result: resultOf(design), design, catalogue, locale })!;
}

/** Every text of a document, a line for each row and fact. */
function textOf(node: unknown): string {
  if (typeof node !== 'object' || node === null) return String(node);
  const parts = Array.isArray(node) ? node : Object.values(node);
  const isRow = parts.every((part) => typeof part !== 'object' || part === null || isMarked(part));
  return parts.map(textOf).join(isRow ? ' | ' : '\n');
}

function isMarked(part: object): boolean {
  return 'text' in part || (Array.isArray(part) && part.every((each) => typeof each === 'number'));
}

/** Those of the network are within it. */
function withoutHeadings(part: unknown): unknown {
  if (typeof part !== 'object' || part === null || !('headings' in part)) return part;
  const { headings: _headings, ...rest } = part;
  return rest;
}

function printed(document: InstallerDocument): string {
  return `${textOf(Object.entries(document).flatMap(([part, value]) => (part === 'headings' ? [] : [withoutHeadings(value)])))}\n`;
}

describe.each(Object.entries(DESIGNS))('the installer document of %s', (name, design) => {
  const document = documentOf(design);

  it('has the approved text', async () => {
    await expect(printed(document)).toMatchFileSnapshot(`./golden/${name}.installer.txt`);
  });

  it('names every camera group, and every camera once', () => {
    const rows = document.cameras.flatMap(({ rows: each }) => each);
    const groups = new Set(rows.map(({ group }) => group));
    expect(groups.size).toBe(new Set(design.cameras.map(({ cameraGroupId }) => cameraGroupId)).size);
    const plan = resultOf(design).serverPlan!.servers!;
    const dealt = plan.reduce((sum, { count, cameras }) => sum + count * cameras, 0);
    expect(dealt).toBe(design.cameras.reduce((sum, { quantity }) => sum + quantity, 0));
    expect(document.cameras.map(({ cameras }) => Number(cameras.replace(',', '')))).toEqual(
      plan.map(({ cameras }) => cameras),
    );
  });

  it('has no price, no currency and no time of delivery', () => {
    expect(printed(document)).not.toMatch(
      /price|cost(?!s picture)|EUR|USD|GBP|[€$£]|lead time|deliver|null|undefined|NaN/i,
    );
  });

  it('has no number that is not in the result, the design or the catalogue', () => {
    const known = knownNumbers(design);
    const network = document.network && { ...document.network, headings: {}, switches: [] };
    const figures = { ...document, headings: {}, assumptions: [], network, rack: { ...document.rack, racks: [] } };
    const unknown = numbersIn(withoutNames(textOf(figures))).filter((number) => !known.has(number));
    expect(unknown).toEqual([]);
  });
});

/** Text without names of servers, numbers of units and storages, and the format of a volume. */
function withoutNames(text: string): string {
  return (
    text
      .replaceAll(/(REC|MGT|SQL|SW)-\d+/g, '')
      .replaceAll(/^(rack \d+: )?\d+( and | to )\d+ \| /gm, '')
      .replaceAll(/from unit \d+/g, '')
      .replaceAll(/Servers? \d+(( and | to )\d+)?/g, '')
      .replaceAll(/Area \d+|On day 7|\b0\d+ days|strip size 512 KB, segment size 64 KB/g, '')
      .replaceAll(/“[^”]*”/g, '')
      .replaceAll(/^\d+ groups?$/gm, '')
      // Counts of rows, and a mark behind a figure.
      .replaceAll(/Planned rates: .*$/gm, '')
      .replaceAll(/( W| in) \| \d+(?= \||$)/gm, '$1')
  );
}

function numbersIn(text: string): string[] {
  return [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([number]) => number.replaceAll(',', ''));
}

/** The numbers of result, design and catalogue, as a document may round them; also those of each of several devices. */
function knownNumbers(design: Design): ReadonlySet<string> {
  const result = resultOf(design);
  const numbers: number[] = [];
  const texts: string[] = [];
  const collect = (node: unknown): void => {
    if (typeof node === 'number') numbers.push(node);
    else if (typeof node === 'string') texts.push(node);
    else if (typeof node === 'object' && node !== null) Object.values(node).forEach(collect);
  };
  [result, design, catalogue].forEach(collect);
  for (const { quantity, typicalW, heatBtuPerHour, rackUnits, weightKg } of result.bill!) {
    numbers.push(...[typicalW, heatBtuPerHour, rackUnits, weightKg].map((figure) => (figure ?? 0) / quantity));
  }
  const husky = result.huskyProposal;
  if (husky !== null) numbers.push(husky.storageWithOverhead.rangeMax / husky.serverQuantity);
  // The cables of all cameras of a group.
  numbers.push(...design.cameras.map(({ quantity, network }) => quantity * (network.cableM ?? 0)));
  numbers.push(...[...numbers].map(tbOfTib), ...camerasByDays(design, result));
  return new Set([
    ...numbers.flatMap((number) => [0, 1, 2].map((digits) => number.toFixed(digits))),
    ...numbersIn(texts.join(' ')),
  ]);
}

/** Cameras of each server by their retention. */
function camerasByDays(design: Design, { serverPlan }: ReturnType<typeof resultOf>): number[] {
  const daysOf = new Map(design.cameras.map(({ cameraGroupId, retentionDays }) => [cameraGroupId, retentionDays]));
  return serverPlan!.servers!.flatMap(({ groups }) => {
    const sums = new Map<number, number>();
    for (const { cameraGroupId, cameras } of groups) {
      const days = daysOf.get(cameraGroupId)!;
      sums.set(days, (sums.get(days) ?? 0) + cameras);
    }
    return [...sums.values()];
  });
}

describe('the installer document', () => {
  it('writes numbers as the locale does', () => {
    const text = printed(documentOf(HOTEL, 'de-DE'));
    expect(text).toContain('64,30 TiB (70,70 TB)');
    expect(text).toContain('1.720 BTU/h');
  });

  it('has a storage for each retention, and a row for each rate of speedup', () => {
    const { servers, cameras } = documentOf(HOTEL);
    expect(servers[0]!.storages.map(({ name }) => name)).toEqual(['07 days', '14 days', '30 days', '90 days']);
    const carPark = cameras[0]!.rows.filter(({ group }) => group === 'Car park');
    expect(carPark.map(({ fps, kbps, cameras: count }) => [fps, kbps, count])).toEqual([
      ['5', '2,249', '16'],
      ['15', '6,269', ''],
    ]);
  });

  it('tells equal servers in one block', () => {
    const { servers, rack } = documentOf(withReady(CAMPUS, { kind: COLD, servers: 1 }));
    expect(servers.map(({ title }) => title)).toEqual([
      'Servers 1 and 2',
      'Server 3',
      'Spare server',
      'Management server',
      'Database server',
    ]);
    expect(rack.racks[0]!.map(({ name }) => name)).toEqual([
      'REC-01',
      'REC-02',
      'REC-03',
      'REC-04',
      'MGT-01',
      'SQL-01',
    ]);
  });

  it('begins another rack where one is full', () => {
    const { rack } = documentOf(genericDesign(groupsOf({ quantity: 4000, retentionDays: 30 })));
    for (const devices of rack.racks) {
      expect(devices.every(({ from, units }) => from + units - 1 <= 42)).toBe(true);
    }
    expect(rack.racks.length).toBeGreaterThan(1);
    expect(rack.rows.some(({ place }) => place.startsWith('rack 2: 1 '))).toBe(true);
  });

  it('names all groups of a plan that is too long to be listed', () => {
    const result = resultOf(HOTEL);
    const long = { ...result, serverPlan: { servers: null } };
    const { cameras, cameraNotes } = installerDocumentOf({ result: long, design: HOTEL, catalogue, locale: 'en-GB' })!;
    expect(new Set(cameras[0]!.rows.map(({ group }) => group)).size).toBe(5);
    expect(cameraNotes.at(-1)).toMatch(/^More than 200 servers/);
  });

  it('says the growth of a day only where the result has it', () => {
    const result = resultOf(HOTEL);
    const servers = result.serverPlan!.servers!.map(({ dailyTb: _daily, ...server }) => server);
    const older = { ...result, serverPlan: { servers } };
    const { acceptance } = installerDocumentOf({ result: older, design: HOTEL, catalogue, locale: 'en-GB' })!;
    expect(acceptance.map(({ check }) => check)).not.toContain('Growth of the disks of REC-01 in a day');
  });

  it('is none where no hardware fits', () => {
    const design = huskyDesign([]);
    expect(installerDocumentOf({ result: resultOf(design), design, catalogue, locale: 'en-GB' })).toBeNull();
  });
});

describe('a line that an offer adds', () => {
  const circuitsOf = (design: Design, bill: NonNullable<ReturnType<typeof resultOf>['bill']>) =>
    installerDocumentOf({ result: { ...resultOf(design), bill }, design, catalogue, locale: 'en-GB' })!.rack.circuits;
  const ofLabour = { kind: 'own', designation: 'Installation, day', greatestW: null, rackUnits: null } as const;

  it.each([
    ['not asked of a maker', HOTEL],
    ['not needed for the greatest power beside switches', SCHOOL],
  ])('is %s', (_, design) => {
    const known = resultOf(design).bill!.map((line) => ({ ...line, greatestW: 100 }));
    const own = { ...known[0]!, ...ofLabour, typicalW: null, heatBtuPerHour: null };
    expect(circuitsOf(design, [...known, own])).toEqual(circuitsOf(design, known));
  });
});
