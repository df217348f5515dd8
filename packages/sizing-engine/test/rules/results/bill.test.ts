import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateProposal, explain, type Design, type StorageSettings } from '../../../src/index.ts';
import { figurePaths } from '../../../src/doors/explanations.ts';
import { billDesignations } from '../../../src/doors/catalogue.ts';
import { withCatalogue } from '../../../src/doors/catalogue.ts';
import { Failover, MachineType, Raid, StorageConnectivity } from '../../../src/doors/enumerations.ts';
import { designs } from '../../support/arbitraries.ts';
import { expectClose } from '../../support/close-to.ts';
import { catalogue, genericDesign, groupsOf, huskyDesign, PUBLISHED_CASE } from '../../support/designs.ts';
import { withReady } from '../../support/failures.ts';
import { english, type BillLine, type Proposal } from '../../support/in-english.ts';

const FAST = { headroom: false, alternatives: false } as const;
const sized = (design: Design): Proposal => english.rendered(calculateProposal(design, catalogue, FAST));
const lines = (design: Design): readonly BillLine[] => sized(design).bill ?? [];
const told = (bill: readonly BillLine[]) =>
  bill.map(({ kind, designation, quantity }) => [kind, designation, quantity]);
const lineOf = (bill: readonly BillLine[], kind: BillLine['kind']) => bill.find((line) => line.kind === kind)!;

describe('the bill', () => {
  it('of the published case is one appliance with its system, and the licences of four cameras', () => {
    expect(told(lines(PUBLISHED_CASE))).toEqual([
      ['recording-server', 'HE150D-4TB', 1],
      ['licence', 'Professional+ base licence', 1],
      ['licence', 'Professional+ device licence', 4],
      ['ups', 'UPS 750 VA', 1],
    ]);
    expect(lines(PUBLISHED_CASE)[0]!.description).toBe('Husky IVO 150D, Desktop, 1 x 4 TB, JBOD');
  });

  it('of generic servers has disks, the management server, its database and every operating system', () => {
    const design = genericDesign(PUBLISHED_CASE.cameras, { archiving: true, addManagementServer: true });
    expect(told(lines(design))).toEqual([
      ['recording-server', 'Entry server', 1],
      ['disk', '1 TB 7.2k HDD', 3],
      ['disk', '2 TB 7.2k HDD', 3],
      ['management-server', 'Management server', 1],
      ['disk', '0.48 TB SSD', 2],
      ['licence', 'Professional+ base licence', 1],
      ['licence', 'Professional+ device licence', 4],
      ['licence', 'SQL Server Express (free edition)', 1],
      ['operating-system', 'Server operating system', 1],
      ['operating-system', 'Server operating system', 1],
      ['ups', 'UPS 1000 VA', 1],
    ]);
  });

  it.each([
    [2, [], 1],
    [3, ['Database server'], 2],
    [4, ['Database server'], 2],
  ])(
    'of management level %i has the database servers %j and %i operating systems',
    (supportedCameras, names, systems) => {
      const { bill, licences, physical } = sized(
        genericDesign(PUBLISHED_CASE.cameras, { addManagementServer: true, supportedCameras }),
      );
      const databases = bill!.filter(({ kind }) => kind === 'database-server');
      expect(databases.map(({ designation }) => designation)).toEqual(names);
      for (const line of databases) {
        expect(line).toMatchObject({ quantity: 1, typicalW: 180, rackUnits: 2 });
        expect(line.description).toMatch(/^12-core server CPU, 32 GB RAM, .* own server$/);
      }
      expect(lineOf(bill!, 'management-server').description.includes('SQL Server')).toBe(names.length === 0);
      const notes = licences!.filter(({ kind }) => kind === 'operating-system').map(({ note }) => note);
      expect(notes.slice(1)).toHaveLength(systems);
      expectClose(
        physical!.rackUnits,
        bill!.reduce((sum, { rackUnits }) => sum + (rackUnits ?? 0), 0),
      );
    },
  );

  it('has the disks of all servers', () => {
    const many = PUBLISHED_CASE.cameras.map((row) => ({ ...row, quantity: 400 }));
    const proposal = sized(genericDesign(many));
    const servers = proposal.genericProposal!.quantity;
    expect(servers).toBeGreaterThan(1);
    expect(lineOf(proposal.bill!, 'disk').quantity).toBe(proposal.liveDatabase!.quantity * servers);
    expect(lineOf(proposal.bill!, 'operating-system').quantity).toBe(servers);
  });

  it('puts disks of a storage network into shelves, whose power holds theirs', () => {
    const archiveDatabase = { storageConnectivity: StorageConnectivity.iscsiSan };
    const bill = lines(genericDesign(groupsOf({ quantity: 100 }), { archiving: true, archiveDatabase }));
    const archive = bill.find(({ description }) => description.startsWith('Disk of the archive'))!;
    expect(archive.description).toContain('iSCSI SAN, ');
    expect(archive).toMatchObject({ typicalW: 0, quantity: 5 });
    // 12 bays x 8 W + 60 W: a maker measured 158 W
    expect(lineOf(bill, 'shelf')).toMatchObject({ quantity: 1, typicalW: 156, rackUnits: 2 });
  });

  it('counts licences by camera of a group, of its first stream alone', () => {
    const cameras = groupsOf({ quantity: 4, licencesPerCamera: 3 }, { quantity: 10 });
    const { licences } = sized(huskyDesign(cameras));
    expect(licences!.find(({ kind }) => kind === 'device')!.quantity).toBe(22);
    expect(licences!.find(({ kind }) => kind === 'operating-system')!.note).toBe('Comes with the appliances');
  });

  it('has the spare servers of a generic group with disks of their own, and an operating system for each', () => {
    const design = withReady(genericDesign(groupsOf({ quantity: 300 })), { kind: Failover.coldStandby, outageDays: 5 });
    const { bill, genericProposal, failure, licences } = sized(design);
    const spare = lineOf(bill!, 'spare-server');
    const recording = lineOf(bill!, 'recording-server');
    expect(spare).toMatchObject({ quantity: failure!.spares, designation: recording.designation });
    // The designation is that of a price list: the description tells them apart.
    expect(spare.description).toBe(`Spare: ${recording.description}`);
    expect(spare.typicalW! / spare.quantity).toBe(recording.typicalW! / recording.quantity);
    const disks = bill!.find(({ description }) => description.startsWith('Disk of the spare servers'))!;
    expect(disks.quantity).toBeGreaterThan(0);
    expect(disks.typicalW).toBe(9 * disks.quantity);
    // 5 days of the fullest server with 20 % overhead and the reserve, on the disks of the bill in RAID 5
    const need = (genericProposal!.camerasPrServer * 2702 * 0.4 * 125 * 86_400 * 5 * 1.2) / 1e12 + 0.005;
    expect(disks.description).toContain('RAID 5, ');
    const capacity = (disks.quantity - 1) * Number.parseFloat(disks.designation) * 0.8931;
    const takenOver = failure!.states.find(({ state }) => state === 'serverDownFailover')!;
    expectClose(takenOver.storagePercent, (100 * need) / capacity);
    expect(licences!.find(({ kind }) => kind === 'operating-system')).toMatchObject({
      quantity: genericProposal!.quantity + 1,
      note: 'One for each recording server and each spare',
    });
  });

  it('has a spare for each server in hot standby', () => {
    const { bill, genericProposal } = sized(
      withReady(genericDesign(groupsOf({ quantity: 600 })), { kind: Failover.hotStandby }),
    );
    expect(genericProposal!.quantity).toBeGreaterThan(1);
    expect(lineOf(bill!, 'spare-server').quantity).toBe(genericProposal!.quantity);
  });

  it('has the hot spares of all servers, which take power and shelves', () => {
    const direct = sized(withReady(genericDesign(groupsOf({ quantity: 300 })), { hotSparesPerServer: 2 }));
    const spares = lineOf(direct.bill!, 'hot-spare');
    const disk = lineOf(direct.bill!, 'disk');
    expect(spares).toMatchObject({
      designation: disk.designation,
      quantity: 2 * direct.genericProposal!.quantity,
      typicalW: 18 * direct.genericProposal!.quantity,
    });
    const liveDatabase = {
      storageConnectivity: StorageConnectivity.iscsiSan,
      raidType: 6,
      diskSizeMin: 2,
      diskSizeMax: 2,
    };
    const onNetwork = genericDesign(groupsOf({ quantity: 20 }), { liveDatabase });
    const shelvesOf = (design: Design) => lineOf(lines(design), 'shelf').quantity;
    const [without, disks] = [shelvesOf(onNetwork), lineOf(lines(onNetwork), 'disk').quantity];
    const expected = Math.ceil((disks + 4) / 12);
    expect(shelvesOf(withReady(onNetwork, { hotSparesPerServer: 4 }))).toBe(expected);
    expect(expected).toBeGreaterThanOrEqual(without);
  });

  describe('puts a hot spare', () => {
    const spareOf = (archiveDatabase: Partial<StorageSettings>) => {
      const design = genericDesign(groupsOf({ quantity: 20 }), {
        archiving: true,
        liveDatabase: { diskSizeMin: 2, diskSizeMax: 2 },
        archiveDatabase: { diskSizeMin: 8, diskSizeMax: 8, ...archiveDatabase },
      });
      return lineOf(lines(withReady(design, { hotSparesPerServer: 1 })), 'hot-spare');
    };

    it('beside the largest disks of a server, each of which it can replace', () => {
      expect(spareOf({})).toMatchObject({
        designation: '8 TB 7.2k HDD',
        description: 'Hot spare of the archive',
      });
    });

    it('beside the disks in the bays of a server, not beside larger ones on a storage network', () => {
      expect(spareOf({ storageConnectivity: StorageConnectivity.iscsiSan })).toMatchObject({
        designation: '2 TB 7.2k HDD',
        description: 'Hot spare of the live database',
      });
    });
  });

  it('lists several arrays of a storage', () => {
    const { bill, liveDatabase } = sized(
      genericDesign(groupsOf({ quantity: 300, retentionDays: 60 }), {
        serverDiskQuantity: 24,
        machineType: MachineType.highPerformance,
        liveDatabase: { raidType: Raid.raid6, diskSizeMax: 8 },
      }),
    );
    const { quantity, arrays } = liveDatabase!;
    expect(quantity).toBeGreaterThan(16);
    expect(arrays).toEqual([Math.ceil(quantity / 2), Math.floor(quantity / 2)]);
    expect(lineOf(bill!, 'disk').description).toContain(`RAID 6 = ${arrays.join(' + ')}, `);
  });

  it.each([
    [1, [['ups', 'UPS 750 VA', 1]]],
    [15, [['ups', 'UPS 1000 VA', 1]]],
    [
      240,
      [
        ['ups', 'UPS 10000 VA', 1],
        ['battery', 'UPS battery', 1],
      ],
    ],
  ])('has a UPS that lasts %d minutes', (upsMinutes, ups) => {
    const design = huskyDesign(groupsOf({ quantity: 100 }));
    const { bill, physical } = sized({
      ...design,
      serverSettings: { ...design.serverSettings, power: { upsMinutes } },
    });
    const supply = bill!.filter(({ kind }) => kind === 'ups' || kind === 'battery');
    expect(told(supply)).toEqual(ups);
    const [{ description }] = supply as [BillLine];
    expect(description).toContain(`${Math.round(physical!.typicalW)} W and `);
    if (supply.length === 1) return;
    const missing = Math.ceil(physical!.ups.wattHours - 900).toLocaleString('en');
    expect(supply[1]!.description).toBe(
      `${missing} Wh more than the batteries of the UPS hold, for 240 minutes without mains`,
    );
  });

  it('has no UPS where none is asked for', () => {
    const design = huskyDesign(groupsOf({ quantity: 4 }));
    const without = { ...design, serverSettings: { ...design.serverSettings, power: { upsMinutes: 0 } } };
    expect(lines(without).map(({ kind }) => kind)).not.toContain('ups');
    expect(sized(without).physical!.ups.wattHours).toBe(0);
  });

  it('has null for unknown figures', () => {
    const virtual = sized(genericDesign(groupsOf({ quantity: 4 }), { machineType: MachineType.virtual }));
    expect(lineOf(virtual.bill!, 'recording-server')).toMatchObject({ typicalW: null, rackUnits: null });
    expect(virtual.physical).toMatchObject({ typicalW: 9 * virtual.liveDatabase!.quantity, greatestW: null });
    expect(lineOf(virtual.bill!, 'ups').description).toContain(', without the host of the virtual machines');
    expect(virtual.physical!.isWithoutHost).toBe(true);
    expect(sized(genericDesign(groupsOf({ quantity: 4 }))).physical).not.toHaveProperty('isWithoutHost');
  });

  it("uses a company's own figures of an appliance", () => {
    const facts = { unit: 'W', origin: 'vendor', source: 'own data sheet' } as const;
    const own = withCatalogue(catalogue, {
      appliances: catalogue.appliances.map((appliance) => ({
        ...appliance,
        physical: {
          ...appliance.physical!,
          basePower: { ...facts, value: 70 },
          greatestPower: { ...facts, value: 200 },
        },
      })),
    });
    const { physical } = calculateProposal(PUBLISHED_CASE, own, FAST);
    expect(physical).toMatchObject({ typicalW: 79, greatestW: 200 });
  });

  it('leaves out disks without shelves in the catalogue, and the power of disks that it does not have', () => {
    const bare = withCatalogue(catalogue, {
      diskFamilies: catalogue.diskFamilies.map((family) => {
        const own = { ...family, name: `Own ${family.name}` };
        Reflect.deleteProperty(own, 'shelfBays');
        return own;
      }),
    });
    const design = genericDesign(groupsOf({ quantity: 40 }), {
      addManagementServer: true,
      liveDatabase: { storageConnectivity: StorageConnectivity.iscsiSan },
    });
    const { bill } = english.rendered(calculateProposal(design, bare, FAST));
    expect(bill!.filter(({ kind }) => kind === 'shelf')).toEqual([]);
    expect(lineOf(bill!, 'disk').designation).toMatch(/Own 7\.2k HDD$/);
    expect(bill!.filter(({ kind, typicalW }) => kind === 'disk' && typicalW === null)).toHaveLength(1);
    expect(billDesignations(bare).filter((name) => name.startsWith('Shelf'))).toEqual([]);
  });

  it('has no management server where a catalogue has none to offer', () => {
    const managementLevels = catalogue.managementLevels.map((level) => ({ ...level, server: null }));
    const bare = billDesignations(withCatalogue(catalogue, { managementLevels }));
    expect(billDesignations(catalogue)).toContain('Management server');
    expect(bare).not.toContain('Management server');
  });

  it('is null where nothing fits', () => {
    expect(sized(genericDesign([]))).toMatchObject({ physical: null, licences: null, bill: null, billTotal: null });
  });
});

const MATERIAL = ['typicalW', 'heatBtuPerHour', 'rackUnits'] as const;

describe('of every bill', () => {
  it('the totals are the sums of the lines', () => {
    fc.assert(
      fc.property(designs, (design) => {
        const { bill, physical, billTotal, calculationSuccess } = sized(design);
        expect(bill !== null).toBe(calculationSuccess);
        if (bill === null || physical === null) return;
        for (const figure of MATERIAL) {
          expectClose(
            physical[figure],
            bill.reduce((sum, line) => sum + (line[figure] ?? 0), 0),
          );
        }
        expect(physical.greatestW === null).toBe(bill.some(({ greatestW }) => greatestW === null));
        expect(billTotal!.lines).toBe(bill.length);
      }),
    );
  });

  it('a price list that has every designation of the catalogue prices every line', () => {
    const known = new Set(billDesignations(catalogue));
    fc.assert(
      fc.property(designs, (design) => {
        expect(lines(design).filter(({ designation }) => !known.has(designation))).toEqual([]);
      }),
    );
  });

  it('every quantity is whole and at least one, and every figure is explained', () => {
    fc.assert(
      fc.property(designs, (design) => {
        const proposal = calculateProposal(design, catalogue, FAST);
        const paths = new Set(figurePaths(proposal));
        for (const [index, line] of (proposal.bill ?? []).entries()) {
          expect(Number.isInteger(line.quantity) && line.quantity >= 1).toBe(true);
          expect(explain(proposal, `bill[${index}].quantity`).steps.at(-1)).toMatchObject({ value: line.quantity });
          const known = MATERIAL.filter((figure) => line[figure] !== null && line[figure] !== 0);
          expect(known.filter((figure) => !paths.has(`bill[${index}].${figure}`))).toEqual([]);
        }
      }),
    );
  });

  it('another licence for each camera adds as many licences as there are cameras', () => {
    fc.assert(
      fc.property(designs, (design) => {
        const more = {
          ...design,
          cameras: design.cameras.map((row) => ({ ...row, licencesPerCamera: row.licencesPerCamera + 1 })),
        };
        const devices = (of: Design) => sized(of).licences?.find(({ kind }) => kind === 'device')?.quantity ?? 0;
        const { totals, calculationSuccess } = sized(design);
        expect(devices(more) - devices(design)).toBe(calculationSuccess ? totals.cameras.value : 0);
      }),
    );
  });
});
