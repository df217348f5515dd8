import { describe, expect, it } from 'vitest';
import { calculateProposal, explain } from '../../src/index.ts';
import { formulas } from '../../src/doors/explanations.ts';
import { withCatalogue, type Appliance, type MachineFamily } from '../../src/doors/catalogue.ts';
import { ApplianceModel, MachineType, Platform, Recording } from '../../src/doors/enumerations.ts';
import { changeApplianceSelection } from '../../src/doors/design.ts';
import { raidTypesOffered } from '../../src/design/appliance-choice.ts';
import { given } from '../../src/derivation/quantity.ts';
import { FieldChecks } from '../../src/checks/field-check.ts';
import { demandOf } from '../../src/sizing/demand/demand-of.ts';
import { RETENTION_ALONE } from '../../src/sizing/demand/keeping.ts';
import { headroomOf } from '../../src/sizing/headroom/headroom.ts';
import { limitsOf, serverQuestion } from '../../src/sizing/hardware/recording-servers.ts';
import { askedShare, bindingOf, type ServerLimit } from '../../src/sizing/limits/limit.ts';
import {
  catalogue,
  constantGroup,
  genericDesign,
  groupsOf,
  huskyDesign,
  type GenericChange,
} from '../support/designs.ts';
import { derivationText, english, worded } from '../support/in-english.ts';

const [he150d] = catalogue.appliances as [Appliance];

/** The smallest appliance, changed, as a model of its own. */
const ownAppliance = (change: Partial<Appliance>) =>
  withCatalogue(catalogue, { appliances: [{ ...he150d, id: 7, model: 'OWN', name: 'Own appliance', ...change }] });

describe("an appliance of a company's catalogue", () => {
  it('links its data sheet where there is one', () => {
    const own = ownAppliance({ dataSheetLink: 'https://example.com/own.pdf' });
    const { huskyProposal } = english.rendered(calculateProposal(huskyDesign(groupsOf({}), { ivoModel: 7 }), own));
    expect(huskyProposal?.huskyIvoSpec).toMatchObject({
      dataSheetLink: 'https://example.com/own.pdf',
      dataSheetLabel: 'Own appliance data sheet',
    });
  });

  it('says where the drive of its operating system is known from', () => {
    const own = ownAppliance({
      osDrive: { value: '240 GB SSD', origin: 'spec', source: 'https://example.com/own.pdf' },
    });
    const proposal = calculateProposal(huskyDesign(groupsOf({}), { ivoModel: 7 }), own);
    const text = derivationText(explain(proposal, 'huskyProposal.huskyIvoSpec.osDrive'), formulas);
    expect(text).toMatch(/^OWN, operating system drive: 240 GB SSD/u);
  });

  it.each([
    [ApplianceModel.HE350R, 'rack-1u'],
    [ApplianceModel.HE1000R, 'rack-2u'],
    [ApplianceModel.HE150D, 'desktop'],
    [ApplianceModel.HE350T, 'tower'],
  ])('is drawn in its form factor, as a published one is: %i as %s', (ivoModel, drawing) => {
    const { huskyProposal } = calculateProposal(huskyDesign(groupsOf({}), { ivoModel }), catalogue);
    expect(huskyProposal?.huskyIvoSpec.imageUrl).toBe(`/appliances/${drawing}.svg`);
  });

  it('in a form factor of its own gets the general drawing', () => {
    const shelf = { id: 5, name: 'Shelf', sortOrder: 5 };
    const appliances = [{ ...he150d, id: 7, model: 'OWN', formFactor: 5 }];
    const own = withCatalogue(catalogue, { formFactors: [shelf], appliances });
    const { huskyProposal } = calculateProposal(huskyDesign(groupsOf({}), { ivoModel: 7 }), own);
    expect(huskyProposal?.huskyIvoSpec).toMatchObject({
      formFactorLabel: 'Shelf',
      imageUrl: '/appliances/server.svg',
    });
  });

  it('in an unknown form factor offers no RAID types, and goes with Auto alone', () => {
    const unknown = { ivoModel: ApplianceModel.auto, formFactor: 9 };
    expect(raidTypesOffered(unknown, catalogue)).toEqual([]);
    const selection = { ivoModel: 0, formFactor: 0, raidType: 1 };
    expect(changeApplianceSelection(selection, { formFactor: 9 }, catalogue).raidType).toBe(0);
  });

  it('whose disks are too small for one day of a camera asks for another appliance or lower rates', () => {
    const [sku] = he150d.skus;
    const tiny = { ...sku!, sku: 'OWN-TINY', diskTb: { ...sku!.diskTb, value: 0.01 } };
    const design = huskyDesign(groupsOf({ recording: Recording.constant, retentionDays: 2 }), { ivoModel: 7 });
    const { errorMessage } = english.rendered(calculateProposal(design, ownAppliance({ skus: [tiny] })));
    expect(errorMessage).toMatch(/Choose Auto for model\.$/);
  });
});

describe("a machine of a company's catalogue", () => {
  const entry: MachineFamily = catalogue.machineFamilies.find(({ id }) => id === MachineType.entry)!;

  it('with few bays cannot hold all cameras of Express+, with the reason', () => {
    const narrow = { ...entry, bays: { ...entry.bays!, value: 2 } };
    const own = withCatalogue(catalogue, { machineFamilies: [narrow] });
    const design = genericDesign(groupsOf({ quantity: 48 }), {
      xProtectVersion: Platform.expressPlus,
      maxCamerasPerServer: 48,
      machineType: MachineType.entry,
    });
    const { errorMessage, bindingConstraint } = english.rendered(calculateProposal(design, own));
    expect(errorMessage).toMatch(/^All 48 cameras on one recording server need \d+ disks, a server has at most 2\./);
    expect(bindingConstraint).toMatchObject({ limit: 'disks', max: 2 });
  });
});

describe('a machine with links of different speed', () => {
  const entry: MachineFamily = catalogue.machineFamilies.find(({ id }) => id === MachineType.entry)!;
  const own = withCatalogue(catalogue, {
    machineFamilies: [{ ...entry, clientLink: { ...entry.clientLink!, value: 400 } }],
  });

  it('has the clients on a link of their own, and says so', () => {
    const rows = constantGroup({ quantity: 20, kbps: 10_000, retentionDays: 1 });
    const settings = { machineType: MachineType.entry, systemOverhead: 0, concurrentSmartClientStreams: 27 };
    const { bindingConstraint, networkInterface } = english.rendered(
      calculateProposal(genericDesign(rows, settings), own),
    );
    expect(bindingConstraint).toMatchObject({ limit: 'clientLink', value: 270, max: 280 });
    expect(networkInterface?.map(({ usage, speed }) => [usage, speed])).toEqual([
      ['Cameras', 1000],
      ['Clients', 400],
      ['Management', 1000],
    ]);
  });
});

describe('a list of machines in another order', () => {
  it('gives the same servers', () => {
    const reversed = { ...catalogue, machineFamilies: catalogue.machineFamilies.toReversed() };
    const design = genericDesign(groupsOf({ quantity: 100 }));
    const { genericProposal } = calculateProposal(design, reversed);
    expect(genericProposal).toEqual(calculateProposal(design, catalogue).genericProposal);
    expect(genericProposal?.machineType).toBe('Entry server');
  });
});

describe("machines of a company's catalogue, none of which holds the design", () => {
  const entry: MachineFamily = catalogue.machineFamilies.find(({ id }) => id === MachineType.entry)!;
  const high: MachineFamily = catalogue.machineFamilies.find(({ id }) => id === MachineType.highPerformance)!;

  /** One camera of 26 Mbit/s all the time for 60 days: 16.848 TB, two mirrored pairs of 20 TB disks at the least. */
  const heavy = constantGroup({ kbps: 26_000, retentionDays: 60 });

  const failureOf = (machineFamilies: readonly MachineFamily[], change = {}) =>
    calculateProposal(
      genericDesign(heavy, { systemOverhead: 0, ...change }),
      withCatalogue(catalogue, {
        machineFamilies: [
          ...catalogue.machineFamilies.map((each) => ({ ...each, automatic: false })),
          ...machineFamilies,
        ],
      }),
    );

  it('break the rate where the bays of the faster one are too few', () => {
    const fast = { ...high, id: 8, name: 'Fast', bays: { ...high.bays!, value: 1 } };
    const slow = { ...entry, id: 9, name: 'Slow', recording: { ...entry.recording, value: 20 } };
    const { errorMessage, bindingConstraint } = english.rendered(failureOf([slow, fast]));
    expect(bindingConstraint).toMatchObject({ limit: 'recordingRate', value: 26, max: 20 });
    expect(errorMessage).toMatch(/^One camera needs 26 Mbit\/s of recording rate, Slow allows 20 Mbit\/s\./);
  });

  it('break the rate where the clients are too many for the faster one', () => {
    const fast = { ...high, id: 8, name: 'Fast', clientLink: { ...high.clientLink!, value: 10 } };
    const slow = { ...entry, id: 9, name: 'Slow', recording: { ...entry.recording, value: 20 } };
    expect(failureOf([slow, fast]).bindingConstraint).toMatchObject({ limit: 'recordingRate', value: 26, max: 20 });
  });

  it('break the client link where the clients are too many for all of them', () => {
    const narrow = { ...high, id: 8, name: 'Narrow', clientLink: { ...high.clientLink!, value: 10 } };
    const wide = { ...entry, id: 9, name: 'Wide', clientLink: { ...entry.clientLink!, value: 20 } };
    const { errorMessage, bindingConstraint } = english.rendered(failureOf([narrow, wide]));
    expect(bindingConstraint).toMatchObject({ limit: 'clientLink', value: 26, max: 14 });
    expect(errorMessage).toMatch(/client link of Wide allows 14 Mbit/);
  });

  it('break the bays where the clients leave only those with few', () => {
    const narrow = { ...high, id: 8, name: 'Narrow', clientLink: { ...high.clientLink!, value: 10 } };
    const small = { ...entry, id: 9, name: 'Small', bays: { ...entry.bays!, value: 2 } };
    expect(failureOf([narrow, small]).bindingConstraint).toMatchObject({ limit: 'disks', max: 2 });
  });
});

describe('an edition with at most two recording servers', () => {
  const professional = catalogue.platformVersions.find(({ id }) => id === Platform.professionalPlus)!;
  const serverLimit = { value: 2, unit: 'server', origin: 'assumed', source: 'a price list' } as const;
  const two = withCatalogue(catalogue, {
    platformVersions: [{ ...professional, id: 7, name: 'Two', isDefault: false, serverLimit }],
  });
  /** Cameras of 10 Mbit/s all the time for a day. */
  const proposalOf = (quantity: number, change: GenericChange = {}) => {
    const rows = constantGroup({ quantity, kbps: 10_000, retentionDays: 1 });
    const settings = { xProtectVersion: 7, systemOverhead: 0, machineType: MachineType.entry, ...change };
    return calculateProposal(genericDesign(rows, settings), two);
  };

  it('names an edition and its limit of cameras where one of a catalogue has another than the published', () => {
    const cameraLimit = { value: 20, unit: 'camera', origin: 'assumed', source: 'a price list' } as const;
    const own = withCatalogue(two, { platformVersions: [{ ...two.platformVersions.at(-1)!, cameraLimit }] });
    const rows = constantGroup({ quantity: 22, kbps: 1000, retentionDays: 1 });
    const proposal = english.rendered(calculateProposal(genericDesign(rows, { xProtectVersion: 7 }), own));
    const sentence = 'The Two edition supports only up to 20 cameras.';
    expect(proposal.errorMessage).toBe(
      `${sentence} This design has 22 cameras. Remove 2 cameras or choose another platform version.`,
    );
    expect(proposal.warnings.map(({ message }) => message)).toContain(sentence);
  });

  it('fits what two of them hold, and names the fullest server otherwise', () => {
    expect(proposalOf(70).genericProposal).toMatchObject({ quantity: 2, camerasPrServer: 35 });
    const { errorMessage, bindingConstraint } = english.rendered(proposalOf(71));
    expect(bindingConstraint).toMatchObject({ limit: 'recordingRate', value: 360, max: 350 });
    expect(errorMessage).toBe(
      'Two has at most 2 recording servers; 36 on the fullest need 360 Mbit/s of recording rate, Entry server allows 350 Mbit/s. Choose Auto for machine type, or use at most 70 cameras instead of 71.',
    );
  });

  it('names the setting where that allows too few cameras', () => {
    expect(english.rendered(proposalOf(21, { maxCamerasPerServer: 10 })).errorMessage).toBe(
      'Two has at most 2 recording servers; the setting "Max cameras per server" allows 10 cameras on it, the design has 21 cameras. Allow 21 cameras per server instead of 10, or use at most 20 cameras instead of 21.',
    );
    expect(proposalOf(20, { maxCamerasPerServer: 10 }).calculationSuccess).toBe(true);
    expect(proposalOf(21, { maxCamerasPerServer: 21 }).calculationSuccess).toBe(true);
  });

  it('names the disks of the fullest server', () => {
    const { errorMessage } = english.rendered(
      proposalOf(60, { serverDiskQuantity: 4, liveDatabase: { diskSizeMax: 1 } }),
    );
    expect(errorMessage).toMatch(
      /^30 cameras on the fullest recording server need \d+ disks, a server has at most 4\./,
    );
  });

  it('holds a single camera on one of them', () => {
    expect(proposalOf(1).genericProposal?.quantity).toBe(1);
  });
});

describe("a management level of a company's catalogue", () => {
  it('without a server has none', () => {
    const level = catalogue.managementLevels.find(({ id }) => id === 2)!;
    const own = withCatalogue(catalogue, { managementLevels: [{ ...level, server: null }] });
    const design = genericDesign(groupsOf({}), { addManagementServer: true, supportedCameras: 2 });
    expect(calculateProposal(design, own).managementServer).toBeNull();
  });
});

describe('limits', () => {
  const limit = (change: Partial<ServerLimit>): ServerLimit => ({
    limit: 'cameras',
    unit: 'camera',
    max: 100,
    of: () => 10,
    ...change,
  });

  it('that are zero bind before all others where anything is asked of them', () => {
    const nothing = limit({ limit: 'clientLink', max: 0, of: () => 1 });
    const unasked = limit({ limit: 'clientLink', max: 0, of: () => 0 });
    const cameras = limit({});
    const { deals } = demandOf(groupsOf({}), RETENTION_ALONE, catalogue).value;
    const plan = { servers: 1, order: 0, lowerBound: 1, load: deals.total };
    expect(bindingOf([cameras, nothing], plan, deals)).toBe(nothing);
    expect(bindingOf([unasked, cameras], plan, deals)).toBe(cameras);
  });

  it('of disks are infinitely exceeded where thousands of disks are too few, and the message says all of them', () => {
    const design = genericDesign(groupsOf({}));
    const { deals } = demandOf(design.cameras, RETENTION_ALONE, catalogue).value;
    const question = serverQuestion({
      deals,
      settings: design.serverSettings.genericServerSettings,
      version: catalogue.platformVersions[0]!,
      catalogue,
      convention: 'vendor',
      resilience: design.serverSettings.resilience,
    });
    const disks = limitsOf(catalogue.machineFamilies[0]!, question).find((each) => each.limit === 'disks')!;
    const load = { ...deals.total, storageTb: 1e9 };
    expect(disks.of(load)).toBe(Number.POSITIVE_INFINITY);
    const max = given('disks of a server', disks.max, 'disk');
    expect(askedShare({ limit: 'disks', asked: disks.of(load), max, fullest: 1, totals: [] }).value).toBe(100);
  });
});

describe('headroom', () => {
  it('is empty where nothing fits', () => {
    const rows = groupsOf({});
    const { deals } = demandOf(rows, RETENTION_ALONE, catalogue).value;
    expect(
      headroomOf({
        rows,
        load: { deals, clientStreams: 1 },
        dealsAfter: () => deals,
        solve: () => undefined,
        hold: () => undefined,
        areHeld: () => false,
      }),
    ).toEqual([]);
  });
});

describe('ids of an indexed list', () => {
  it('are listed where an unknown one is given', () => {
    const checks = new FieldChecks('row');
    checks.known('codec', 3, [undefined, { id: 1 }, { id: 2 }]);
    expect(checks.errors).toEqual([{ path: 'row.codec', message: worded('Must be one of 1, 2') }]);
  });
});
