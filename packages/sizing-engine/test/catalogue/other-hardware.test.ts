import { describe, expect, it } from 'vitest';
import {
  ApplianceModel,
  calculateProposal,
  changeApplianceSelection,
  MachineType,
  Platform,
  raidTypesOffered,
  Recording,
  withCatalogue,
  type Appliance,
  type MachineFamily,
} from '../../src/index.ts';
import { FieldChecks } from '../../src/selection/field-check.ts';
import { headroomOf } from '../../src/sizing/headroom.ts';
import { bindingOf, foundLimit, type ServerLimit } from '../../src/sizing/limit.ts';
import { catalogue, genericDesign, groupsOf, huskyDesign } from '../support/designs.ts';

const [he150d] = catalogue.appliances as [Appliance];

/** The smallest appliance, changed, as a model of its own. */
const ownAppliance = (change: Partial<Appliance>) =>
  withCatalogue(catalogue, { appliances: [{ ...he150d, id: 7, model: 'OWN', name: 'Own appliance', ...change }] });

describe('an appliance of somebody else', () => {
  it('has a data sheet where there is one', () => {
    const own = ownAppliance({ dataSheetLink: 'https://example.com/own.pdf' });
    const { huskyProposal } = calculateProposal(huskyDesign(groupsOf({}), { ivoModel: 7 }), own);
    expect(huskyProposal?.huskyIvoSpec).toMatchObject({
      dataSheetLink: 'https://example.com/own.pdf',
      dataSheetLabel: 'Own appliance data sheet',
    });
  });

  it('in a form factor of its own has a drawing that fits any', () => {
    const shelf = { id: 5, name: 'Shelf', sortOrder: 5 };
    const appliances = [{ ...he150d, id: 7, model: 'OWN', formFactor: 5 }];
    const own = withCatalogue(catalogue, { formFactors: [shelf], appliances });
    const { huskyProposal } = calculateProposal(huskyDesign(groupsOf({}), { ivoModel: 7 }), own);
    expect(huskyProposal?.huskyIvoSpec).toMatchObject({
      formFactorLabel: 'Shelf',
      imageUrl: '/appliances/server.svg',
    });
  });

  it('in a form factor that nobody knows offers no RAID types, and goes with Auto alone', () => {
    const unknown = { ivoModel: ApplianceModel.auto, formFactor: 9 };
    expect(raidTypesOffered(unknown, catalogue)).toEqual([]);
    const selection = { ivoModel: 0, formFactor: 0, raidType: 1 };
    expect(changeApplianceSelection(selection, { formFactor: 9 }, catalogue).raidType).toBe(0);
  });

  it('whose disks are too small for one day of a camera asks for another camera setting', () => {
    const [sku] = he150d.skus;
    const tiny = { ...sku!, sku: 'OWN-TINY', diskTb: { ...sku!.diskTb, value: 0.01 } };
    const design = huskyDesign(groupsOf({ recording: Recording.constant, retentionDays: 2 }), { ivoModel: 7 });
    const { errorMessage } = calculateProposal(design, ownAppliance({ skus: [tiny] }));
    expect(errorMessage).toMatch(/Less motion, a lower frame rate or resolution would fit, or a larger model\.$/);
  });
});

describe('a machine of somebody else', () => {
  const entry: MachineFamily = catalogue.machineFamilies.find(({ id }) => id === MachineType.entry)!;

  it('with few bays cannot hold all cameras of Express+, and is told so', () => {
    const narrow = { ...entry, bays: { ...entry.bays!, value: 2 } };
    const own = withCatalogue(catalogue, { machineFamilies: [narrow] });
    const design = genericDesign(groupsOf({ quantity: 48 }), {
      xProtectVersion: Platform.expressPlus,
      maxCamerasPerServer: 48,
      machineType: MachineType.entry,
    });
    const { errorMessage, bindingConstraint } = calculateProposal(design, own);
    expect(errorMessage).toMatch(/^All 48 cameras on one recording server need \d+ disks, a server has at most 2\./);
    expect(bindingConstraint).toMatchObject({ limit: 'disks', max: 2 });
  });
});

describe('a management level of somebody else', () => {
  it('that describes no server has none', () => {
    const level = catalogue.managementLevels.find(({ id }) => id === 2)!;
    const own = withCatalogue(catalogue, { managementLevels: [{ ...level, server: null }] });
    const design = genericDesign(groupsOf({}), { addManagementServer: true, supportedCameras: 2 });
    expect(calculateProposal(design, own).managementServer).toBeNull();
  });
});

describe('limits', () => {
  const limit = (change: Partial<ServerLimit>): ServerLimit => ({
    limit: 'cameras',
    title: 'Cameras per server',
    unit: 'cameras',
    max: 100,
    demand: 10,
    cameras: 10,
    ...change,
  });

  it('that allow nothing bind before all others', () => {
    const nothing = limit({ limit: 'clientLink', max: 0, demand: 0 });
    const standingOf = ({ max, demand }: ServerLimit) => ({ value: demand ?? 0, max });
    expect(bindingOf([limit({}), nothing], 10, standingOf)).toBe(nothing);
  });

  it('in a unit that the engine does not count in are plain ratios', () => {
    const { value } = foundLimit({ limit: 'cameras', title: 'Racks', unit: 'racks', value: 1, max: 2 });
    expect(value).toMatchObject({ value: 1, unit: '1' });
  });
});

describe('headroom', () => {
  it('has nothing to say where nothing fits', () => {
    const demand = {
      cameras: 1,
      streams: 1,
      peakMbit: 1,
      averageMbit: 1,
      storageTb: 1,
      storageTbPerDay: 1,
      liveTb: 0,
    };
    expect(headroomOf({ rows: groupsOf({}), load: { demand, clientStreams: 1 }, solve: () => undefined })).toEqual([]);
  });
});

describe('ids of an indexed list', () => {
  it('are named where another one is given', () => {
    const checks = new FieldChecks('row');
    checks.known('codec', 3, [undefined, { id: 1 }, { id: 2 }]);
    expect(checks.errors).toEqual([{ path: 'row.codec', message: 'Must be one of 1, 2' }]);
  });
});
