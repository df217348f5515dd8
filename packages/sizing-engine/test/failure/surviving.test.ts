import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateProposal, type Design } from '../../src/index.ts';
import { checkSpares, survivingOneServer } from '../../src/doors/goals.ts';
import { Failover, Platform } from '../../src/doors/enumerations.ts';
import { designs } from '../support/arbitraries.ts';
import { catalogue, constantGroup, genericDesign, groupsOf, huskyDesign } from '../support/designs.ts';
import { failureOf, isOfSpares, stateOf, withReady } from '../support/failures.ts';
import { english } from '../support/in-english.ts';

/** 400 default cameras on 3 x HE1000R-96TB. */
const THREE = huskyDesign(groupsOf({ quantity: 400 }));

describe('surviving one server', () => {
  it('keeps every camera recorded and every limit whole, storage of the spare included', () => {
    fc.assert(
      fc.property(designs, (design) => {
        const serverSettings = survivingOneServer(design, catalogue);
        if (serverSettings === undefined) return;
        const state = stateOf(failureOf({ ...design, serverSettings }), 'serverDownFailover')!;
        expect(state).toMatchObject({ camerasNotRecorded: 0, broken: [] });
        const { failover } = serverSettings.resilience;
        expect(failover).toMatchObject({ kind: Failover.coldStandby, servers: 1 });
        expect({ ...serverSettings, resilience: undefined }).toEqual({
          ...design.serverSettings,
          resilience: undefined,
        });
      }),
    );
  });

  it('covers the days that the disks of a spare hold, where they hold no more', () => {
    const short = genericDesign(constantGroup({ quantity: 10, kbps: 20_000, retentionDays: 1 }), {
      serverDiskQuantity: 4,
      liveDatabase: { diskSizeMax: 2 },
    });
    const asked = withReady(short, { outageDays: 30 });
    const { outageDays } = survivingOneServer(asked, catalogue)!.resilience.failover;
    expect(outageDays).toBeLessThan(30);
    const oneMore = withReady(short, { kind: Failover.coldStandby, outageDays: outageDays + 1 });
    expect(stateOf(failureOf(oneMore), 'serverDownFailover')!.broken).toEqual(['storage']);
  });

  it.each<readonly [string, Design]>([
    [
      'an edition of one server',
      genericDesign(groupsOf({}), { xProtectVersion: Platform.expressPlus, maxCamerasPerServer: 48 }),
    ],
    ['a design without cameras', huskyDesign([])],
  ])('is not possible for %s', (_, design) => {
    expect(survivingOneServer(design, catalogue)).toBeUndefined();
  });
});

describe('more spares than servers', () => {
  it('are refused at their field, as many as servers are not', () => {
    const check = (servers: number) =>
      english.rendered(checkSpares(withReady(THREE, { kind: Failover.coldStandby, servers }), catalogue));
    expect(check(3)).toEqual([]);
    expect(checkSpares(withReady(THREE, { kind: Failover.hotStandby, servers: 4 }), catalogue)).toEqual([]);
    expect(check(4)).toEqual([
      {
        path: 'serverSettings.resilience.failover.servers',
        message:
          'The failover group has 4 spare servers, more than the 3 recording servers of this design. Set Spare Servers to 3 or less.',
      },
    ]);
  });

  it('break a limit that says how many there may be', () => {
    const { bindingConstraint } = calculateProposal(
      withReady(THREE, { kind: Failover.coldStandby, servers: 6 }),
      catalogue,
    );
    expect(bindingConstraint).toMatchObject({
      limit: 'spareServers',
      value: 6,
      max: 3,
      unit: { unit: 'server' },
      percent: 200,
    });
  });

  it('are not reported for a design that nothing fits', () => {
    expect(checkSpares(withReady(huskyDesign([]), { kind: Failover.coldStandby, servers: 4 }), catalogue)).toEqual([]);
  });
});

describe('headroom', () => {
  const spareOf = (design: Design) =>
    english.rendered(calculateProposal(design, catalogue)).headroom.find(({ code }) => code === 'spare-servers-more')
      ?.message;

  it('says what happens without a spare, and what one costs', () => {
    expect(spareOf(THREE)).toBe(
      'Without a spare, 134 cameras are not recorded when one server fails; one spare costs 1 x HE1000R-96TB.',
    );
    expect(spareOf(withReady(THREE, { kind: Failover.coldStandby }))).toBe('One spare more costs 1 x HE1000R-96TB.');
  });

  it('says nothing where every server has a spare, or none can be had', () => {
    expect(spareOf(withReady(THREE, { kind: Failover.coldStandby, servers: 3 }))).toBeUndefined();
    expect(spareOf(withReady(THREE, { kind: Failover.hotStandby }))).toBeUndefined();
    const express = genericDesign(groupsOf({}), { xProtectVersion: Platform.expressPlus, maxCamerasPerServer: 48 });
    expect(spareOf(express)).toBeUndefined();
  });

  it('lists the disks of a generic spare, as the bill does', () => {
    const design = genericDesign(groupsOf({ quantity: 300 }));
    const [, machine, disks] = /one spare costs 1 x (.+) with (\d+) x /.exec(spareOf(design)!)!;
    const { bill } = calculateProposal(withReady(design, { kind: Failover.coldStandby }), catalogue);
    expect(bill!.find(({ kind }) => kind === 'spare-server')!.designation).toBe(machine);
    const line = bill!.find(isOfSpares)!;
    expect(line.quantity).toBe(Number(disks));
  });
});
