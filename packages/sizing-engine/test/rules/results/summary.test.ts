import { describe, expect, it } from 'vitest';
import { calculateProposal, summarize, type Design, type SummarizedProposal } from '../../../src/index.ts';
import { Platform } from '../../../src/doors/enumerations.ts';
import { expectClose } from '../../support/close-to.ts';
import { catalogue, genericDesign, groupsOf, huskyDesign } from '../../support/designs.ts';
import { english, type BillLine, type Proposal } from '../../support/in-english.ts';

const sized = (design: Design): Proposal =>
  english.rendered(calculateProposal(design, catalogue, { headroom: false, alternatives: false }));
const oneSystem = (proposals: readonly SummarizedProposal[]) =>
  english.rendered(summarize(proposals, { system: 'one', catalogue }));
const perSite = (proposals: readonly SummarizedProposal[]) => english.rendered(summarize(proposals));
const quantityOf = (bill: readonly BillLine[], designation: string) =>
  bill.flatMap((line) => (line.designation === designation ? [line.quantity] : []));
const managed = (quantity: number, supportedCameras: number): Proposal =>
  sized(genericDesign(groupsOf({ quantity }), { addManagementServer: true, supportedCameras }));

const MAIN = sized(huskyDesign(groupsOf({ quantity: 82 })));
const ANNEX = sized(huskyDesign(groupsOf({ quantity: 22 })));
const BASE = 'Professional+ base licence';
const DEVICE = 'Professional+ device licence';

describe('a summary of two sites', () => {
  it('as one system has one base licence, as two systems one for each', () => {
    const one = oneSystem([MAIN, ANNEX]);
    expect([quantityOf(one.bill, BASE), quantityOf(one.bill, DEVICE)]).toEqual([[1], [104]]);
    expect(one.licences).toMatchObject([
      { kind: 'base', quantity: 1, note: 'One for the whole system' },
      { kind: 'device', quantity: 104 },
      { kind: 'operating-system' },
    ]);
    expect(one.bill.slice(-one.systemLines).map(({ designation }) => designation)).toEqual([BASE]);
    const two = perSite([MAIN, ANNEX]);
    expect([quantityOf(two.bill, BASE), quantityOf(two.bill, DEVICE)]).toEqual([[2], [104]]);
    expect(two.systemLines).toBe(0);
    const note = 'One for each site (2)';
    expect(two.licences[0]).toMatchObject({ kind: 'base', quantity: 2, note });
    expect(two.bill.find(({ designation }) => designation === BASE)!.description).toBe(note);
    expect(two.physical).toEqual(one.physical);
  });

  it('as one system has the management server for the cameras of both, with its database and its systems', () => {
    const sites = [managed(900, 2), managed(400, 2)];
    const { bill, systemLines, licences, physical, problem } = oneSystem(sites);
    const whole = bill.slice(-systemLines);
    expect(whole.map(({ kind, designation, quantity }) => [kind, designation, quantity])).toEqual([
      ['management-server', 'Management server', 1],
      ['database-server', 'Database server', 1],
      ['disk', '0.96 TB SSD', 4],
      ['licence', BASE, 1],
      ['licence', 'SQL Server Standard, own server', 1],
      ['operating-system', 'Server operating system', 1],
      ['operating-system', 'Server operating system', 1],
    ]);
    const parts = bill.slice(0, -systemLines);
    expect(quantityOf(parts, 'Management server')).toEqual([]);
    expect(quantityOf(parts, '0.96 TB SSD')).toEqual([]);
    const servers = sites.map(({ genericProposal }) => genericProposal!.quantity).reduce((a, b) => a + b);
    expect(quantityOf(parts, 'Server operating system')).toEqual([servers]);
    expect(licences.filter(({ kind }) => kind === 'operating-system').map(({ quantity }) => quantity)).toEqual([
      1,
      1,
      servers,
    ]);
    // Two servers of level 2 (100 W, 1 U, two disks) go; one of level 3 (180 W, 1 U) comes, with a database server (180 W, 2 U).
    const before = perSite(sites).physical;
    expectClose(physical.typicalW, before.typicalW - 2 * 100 - 4 * 6.3 + 2 * 180 + 4 * 6.3);
    expect(physical.rackUnits).toBe(before.rackUnits - 2 + 3);
    expectClose(physical.energyKwhPerYear, physical.typicalW * 8.76);
    expect(physical.ups).toEqual(before.ups);
    expect(problem).toBeNull();
  });

  it('as one system sizes the UPS of each site for what stands there, the servers of the system with most cameras', () => {
    const sites = [managed(900, 2), managed(400, 2), ANNEX].map((proposal, place) => ({
      ...proposal,
      site: `Site ${place + 1}`,
      upsMinutes: 15,
    }));
    const { atSites, bill, physical } = oneSystem(sites);
    const standing = atSites.map((each) => each.bill.map(({ kind }) => kind));
    expect(standing[0]).toEqual(expect.arrayContaining(['management-server', 'database-server', 'ups']));
    expect(standing[1]).not.toContain('management-server');
    expect(standing[1]).toContain('ups');
    for (const { physical: of } of atSites) expectClose(of!.ups.va, (of!.typicalW / 0.9) * 1.25);
    expectClose(physical.ups.va, (physical.typicalW / 0.9) * 1.25);
    expectClose(
      physical.typicalW,
      atSites.reduce((watts, each) => watts + each.physical!.typicalW, 0),
    );
    // What stood at the second site had one server and its disks more.
    expectClose(atSites[1]!.physical!.typicalW, sites[1]!.physical!.typicalW - 100 - 2 * 6.3);
    expect(atSites[2]!.physical).toEqual(ANNEX.physical);
    const supplied = bill.filter(({ kind }) => kind === 'ups');
    expect(supplied.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(
      atSites
        .flatMap((each) => each.bill)
        .reduce((sum, { kind, quantity }) => (kind === 'ups' ? sum + quantity : sum), 0),
    );
    // Without the minutes of a site its UPS stays as it is.
    const unknown = oneSystem(sites.map(({ upsMinutes: _minutes, ...site }) => site));
    expect(unknown.physical.ups).toEqual(perSite(sites).physical.ups);
  });

  it('names the sites of equal UPS', () => {
    const sites = [
      { ...ANNEX, site: 'Main building' },
      { ...ANNEX, site: 'Staff house' },
    ];
    const upsOf = (bill: readonly BillLine[]) => bill.filter(({ kind }) => kind === 'ups');
    for (const { bill } of [perSite(sites), oneSystem(sites)]) {
      expect(upsOf(bill)).toMatchObject([{ quantity: 2, description: '2 x UPS 750 VA: Main building, Staff house' }]);
    }
    expect(upsOf(perSite([MAIN, ANNEX]).bill).map(({ quantity }) => quantity)).toEqual([1, 1]);
  });

  it('has one management server where only one site asks for it', () => {
    const { bill } = oneSystem([managed(10, 4), sized(genericDesign(groupsOf({ quantity: 10 })))]);
    expect(quantityOf(bill, 'Management server')).toEqual([1]);
    expect(bill.find(({ kind }) => kind === 'management-server')!.description).toContain(
      '4-core server CPU, 16 GB RAM',
    );
    expect(quantityOf(bill, 'Database server')).toEqual([]);
  });

  it('is no system where editions differ, and says which site has which', () => {
    const other = sized(genericDesign(groupsOf({ quantity: 12 }), { xProtectVersion: Platform.corporate }));
    const sites = [
      { ...other, site: 'Main building' },
      { ...ANNEX, site: 'Staff house' },
    ];
    expect(oneSystem(sites).problem).toBe(
      'Main building has Corporate, Staff house Professional+: one system has one edition',
    );
    expect(perSite(sites).problem).toBeNull();
    expect(perSite(sites).licences.map(({ note }) => note)).toContain('One for each site (2)');
  });

  it('as one system of more cameras than a management server takes is for presales', () => {
    const { bill, problem } = oneSystem([managed(3000, 4), managed(2001, 4)]);
    expect(problem).toBe('Please contact presales for an optimized design.');
    expect(quantityOf(bill, 'Management server')).toEqual([]);
  });

  it('with a management server that presales design has no total', () => {
    const sites = [managed(10, 5), ANNEX];
    for (const { problem } of [oneSystem(sites), perSite(sites)]) {
      expect(problem).toBe('Please contact presales for an optimized design.');
    }
  });

  it('keeps the prices of its lines, of the whole system too', () => {
    const priced = (site: Proposal, unitPrice: string): SummarizedProposal => ({
      ...site,
      bill: site.bill!.map((line) => ({ ...line, unitPrice, total: unitPrice, currency: 'EUR', leadTimeDays: 14 })),
    });
    const { bill } = oneSystem([priced(MAIN, '10.00'), priced(ANNEX, '12.00')]);
    const pricesOf = (name: string) =>
      bill.flatMap(({ designation, quantity, unitPrice, total }) =>
        designation === name ? [[quantity, unitPrice, total]] : [],
      );
    expect(pricesOf(DEVICE)).toEqual([
      [82, '10.00', null],
      [22, '12.00', null],
    ]);
    expect(pricesOf(BASE)).toEqual([[1, '10.00', null]]);
    const inDollars = priced(ANNEX, '12.00');
    const bill2 = inDollars.bill!.map((line) => ({ ...line, currency: 'USD' }));
    expect(perSite([priced(MAIN, '10.00'), { ...inDollars, bill: bill2 }]).problem).toBe(
      'Prices are in EUR and USD: they have no sum',
    );
  });
});
