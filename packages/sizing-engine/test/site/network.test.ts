import { describe, expect, it, test } from 'vitest';
import { calculateProposal, explain } from '../../src/index.ts';
import { figurePaths, formulas, replay } from '../../src/doors/explanations.ts';
import { cableRunsOf, NETWORK_DEFAULTS } from '../../src/doors/design.ts';
import { expectClose } from '../support/close-to.ts';
import { catalogue, genericDesign, greatestCamera, rowOf } from '../support/designs.ts';
import { connected, networkOf, proposalOf } from '../support/site.ts';

test('a design that asks for no network has none', () => {
  const { network, bill } = proposalOf(connected({ quantity: 4 }), {});
  expect(network).toBeNull();
  expect(bill!.map(({ kind }) => kind)).not.toContain('switch');
});

describe('24 cameras of class 4 that draw 16 W', () => {
  const cameras = connected({ quantity: 24, poeClass: 4, watts: 16 });

  it('take two switches of 24 ports, 12 cameras and 360 W each', () => {
    const [closet] = networkOf(cameras, { switchKind: 'poe-24' }).closets;
    expect(closet).toMatchObject({
      closet: '',
      cameras: 24,
      switchKind: 'poe-24',
      lowerBound: 2,
      provenLeast: true,
      decidedBy: 'poe',
    });
    const of = {
      cameras: 12,
      reservedW: 360,
      drawnW: 192,
      drawnKnown: true,
      groups: [{ cameraGroupId: 1, cameras: 12 }],
    };
    expect(closet!.switches).toMatchObject([{ count: 2, ...of }]);
    expectClose(closet!.powerW!, 2 * 42 + 384 / 0.9);
    expectClose(closet!.heatBtuPerHour!, (84 + 384 * (1 / 0.9 - 1)) * 3.412142);
  });

  it('take one switch of 48 ports under Auto: 720 of 740 W', () => {
    const [closet] = networkOf(cameras).closets;
    expect(closet).toMatchObject({ switchKind: 'poe-48', lowerBound: 1 });
    expect(closet!.switches).toMatchObject([{ count: 1, cameras: 24, reservedW: 720 }]);
  });
});

describe('three closets of 24 cameras into one path of 1000 Mbit/s', () => {
  const at = (mbit: number) =>
    networkOf(connected(...['A', 'B', 'C'].map((closet) => ({ quantity: 24, mbit, closet }))), {
      sharedUplinkMbit: 1000,
    });

  it('hold at 8 Mbit/s', () => {
    expect(at(8).core.rateMbit).toBe(576);
    expect(at(8).findings).toEqual([]);
  });

  it('do not hold at 14 Mbit/s', () => {
    expect(at(14).findings).toEqual([
      { code: 'shared-uplink', closet: null, cameraGroupId: null, figure: 1008, limit: 600, unit: 'Mbit/s' },
    ]);
  });
});

describe('a closet that no switch holds', () => {
  it('has no switches, and says which limits break', () => {
    const { closets, findings, core } = networkOf(connected({ quantity: 2, poeClass: 6 }), { switchKind: 'poe-24' });
    expect(closets).toEqual([
      {
        closet: '',
        cameras: 2,
        switchKind: 'poe-24',
        switches: [],
        lowerBound: null,
        provenLeast: null,
        decidedBy: null,
        powerW: null,
        heatBtuPerHour: null,
      },
    ]);
    expect(findings).toEqual([
      { code: 'poe-class', closet: '', cameraGroupId: 1, figure: 6, limit: 4, unit: 'class' },
      { code: 'port-watts', closet: '', cameraGroupId: 1, figure: 60, limit: 30, unit: 'W' },
    ]);
    expect(core.ports).toBe(0);
  });

  it('is told against the switch of the highest class under Auto, and leaves other closets alone', () => {
    const [other] = connected({ quantity: 1, closet: 'B' });
    const heavy = {
      ...greatestCamera(),
      id: 2,
      streamId: 2,
      cameraGroupId: 2,
      network: { ...other!.network, closet: 'A' },
    };
    const { closets, findings } = networkOf([heavy, other!], { uplinkUsePercent: 10 });
    expect(closets.map(({ closet, switchKind }) => [closet, switchKind])).toEqual([
      ['A', null],
      ['B', 'poe-8'],
    ]);
    expect(findings.map(({ code, limit }) => [code, limit])).toEqual([
      ['uplink', 1000],
      ['port-rate', 10],
    ]);
  });
});

test('cable is summed where it is known, and told of where it is too long', () => {
  const { cable, findings } = networkOf(
    connected({ quantity: 10, cableM: 42.5 }, { quantity: 2, cableM: 95 }, { quantity: 3 }),
  );
  expect(cable).toEqual({ metres: 615, boxes: 3, unknownCameras: 3 });
  expect(findings).toEqual([{ code: 'cable-length', closet: '', cameraGroupId: 2, figure: 95, limit: 90, unit: 'm' }]);
});

test('more than 150 cameras are advised a network of their own', () => {
  const codes = (quantity: number) => networkOf(connected({ quantity })).findings.map(({ code }) => code);
  expect([codes(150), codes(151)]).toEqual([[], ['own-network']]);
});

test('a camera with its own supply takes a port and no power', () => {
  const [closet] = networkOf(connected({ quantity: 6, poeClass: null, watts: 40 })).closets;
  expect(closet!.switches).toMatchObject([{ cameras: 6, reservedW: 0, drawnW: 0, drawnKnown: true }]);
});

test('the live stream of a group counts once for each picture', () => {
  const rate = (live: number | null) => {
    const first = rowOf({
      lensType: 1,
      quantity: 3,
      liveStream: live === null ? null : { resolution: 5, size: null, fps: 15, codec: 3, kbps: live },
    });
    const second = { ...first, id: 2, streamId: 2, lensType: 2 as const };
    return networkOf([first, second]).core.rateMbit;
  };
  expectClose(rate(1000) - rate(null), 6);
});

test('cable of placed cameras is what the plan gives, unless it is typed', () => {
  const cameras = connected({ quantity: 10, cableM: 42.5 }, { quantity: 3 });
  const { serverSettings } = genericDesign(cameras);
  const cableRuns = [
    { cameraGroupId: 1, cameras: 10, metres: 900, longestM: 95 },
    { cameraGroupId: 2, cameras: 2, metres: 131, longestM: 96 },
  ];
  const design = { cameras, serverSettings: { ...serverSettings, network: NETWORK_DEFAULTS }, cableRuns };
  const proposal = calculateProposal(design, catalogue);
  const { cable, findings } = proposal.network!;
  expect(replay(explain(proposal, 'network.cable.metres'), formulas)).toEqual([]);
  const wrong = { ...design, cableRuns: [{ ...cableRuns[0]!, metres: -1 }] };
  expect(() => calculateProposal(wrong, catalogue)).toThrow('cableRuns[0].metres');
  expect(cable).toEqual({ metres: 556, boxes: 2, unknownCameras: 1 });
  expect(findings).toEqual([{ code: 'cable-length', closet: '', cameraGroupId: 2, figure: 96, limit: 90, unit: 'm' }]);
});

test('the cable of a placed camera runs along the plan to its closet, and cameras beyond the quantity have none', () => {
  const row = { cameraGroupId: 7, streamId: 1, quantity: 2, network: { closet: ' IDF ' }, optics: { mountHeightM: 4 } };
  const at = { cameraGroupId: 7, planId: 1 };
  const placements = [
    { ...at, x: 100, y: 300 },
    { ...at, x: 0, y: 0 },
    { ...at, x: 50, y: 50 },
    { ...at, x: 100, y: 300, planId: 2 },
  ];
  const closets = [{ name: 'IDF', planId: 1, x: 400, y: 200, heightM: 2.5 }];
  const known = { cameras: [row], placements, closets };
  // (300 + 100) x 0.05 + 1.5 + 12.5, and (400 + 200) x 0.05 + 14.
  expect(cableRunsOf({ ...known, plans: [{ id: 1, metresPerPixel: 0.05 }] })).toEqual([
    { cameraGroupId: 7, cameras: 2, metres: 34 + 44, longestM: 44 },
  ]);
  expect(cableRunsOf({ ...known, plans: [{ id: 1, metresPerPixel: null }] })).toEqual([]);
});

test('switches and cable are on the bill, with power and heat in their own lines, and not behind the UPS', () => {
  const cameras = connected({ quantity: 24, poeClass: 4, watts: 16, cableM: 40 });
  const asked = proposalOf(cameras, { network: { ...NETWORK_DEFAULTS, switchKind: 'poe-24' } });
  const plain = proposalOf(cameras, {});
  const lineOf = (kind: string) => asked.bill!.find((line) => line.kind === kind)!;
  expect(lineOf('switch')).toMatchObject({ quantity: 2, rackUnits: 2, greatestW: null });
  expectClose(lineOf('switch').typicalW!, 84 + 384 / 0.9);
  expect(lineOf('cable')).toMatchObject({ quantity: 4, typicalW: 0 });
  expect(asked.physical!.ups).toEqual(plain.physical!.ups);
  expectClose(asked.physical!.typicalW - plain.physical!.typicalW, lineOf('switch').typicalW!);
  expectClose(asked.physical!.heatBtuPerHour - plain.physical!.heatBtuPerHour, lineOf('switch').heatBtuPerHour!);
  expect(asked.bill!.filter(({ kind }) => kind === 'ups')).toEqual(plain.bill!.filter(({ kind }) => kind === 'ups'));
});

test('the network is given where the sizing fails', () => {
  const cameras = connected({ quantity: 60 });
  const { serverSettings } = genericDesign(cameras, { xProtectVersion: 3, maxCamerasPerServer: 48 });
  const proposal = calculateProposal(
    { cameras, serverSettings: { ...serverSettings, network: NETWORK_DEFAULTS } },
    catalogue,
  );
  expect(proposal.calculationSuccess).toBe(false);
  expect(proposal.network!.closets).toHaveLength(1);
});

test('a switch that the catalogue no longer has is read as Auto, with a warning', () => {
  const { network, warnings } = proposalOf(connected({ quantity: 2 }), {
    network: { ...NETWORK_DEFAULTS, switchKind: 'gone' },
  });
  expect(network!.closets[0]!.switchKind).toBe('poe-8');
  expect(warnings.map(({ code }) => code)).toContain('unknown-kind');
});

test('every figure of the network explains itself', () => {
  const cameras = connected(
    { quantity: 24, poeClass: 4, watts: 16, cableM: 40, closet: 'A' },
    { quantity: 9, closet: 'A' },
    { quantity: 3, closet: 'B' },
  ).map((row) =>
    row.id === 2 ? { ...row, liveStream: { resolution: 5, size: null, fps: 15, codec: 3, kbps: null } } : row,
  );
  const { serverSettings } = genericDesign(cameras);
  const proposal = calculateProposal(
    { cameras, serverSettings: { ...serverSettings, network: NETWORK_DEFAULTS } },
    catalogue,
  );
  const paths = figurePaths(proposal).filter((path) => path.startsWith('network.'));
  expect(paths.length).toBeGreaterThan(15);
  for (const path of paths) expect(replay(explain(proposal, path), formulas)).toEqual([]);
});
