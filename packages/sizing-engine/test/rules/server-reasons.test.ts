import { describe, expect, it } from 'vitest';
import {
  calculateProposal,
  derivationText,
  explain,
  formulas,
  type Design,
  type ExplainedProposal,
  type Headroom,
} from '../../src/index.ts';
import { catalogue, constantGroup, genericDesign, groupsOf, huskyDesign } from '../support/designs.ts';

const textOf = (proposal: ExplainedProposal, figure: string): string =>
  derivationText(explain(proposal, figure), formulas);

describe('the number of servers', () => {
  it('names the storage network where that decided it, with what it is asked and what it allows', () => {
    const san = { storageConnectivity: 2 };
    const proposal = calculateProposal(
      genericDesign(constantGroup({ quantity: 900, kbps: 6000, retentionDays: 1 }), {
        concurrentSmartClientStreams: 300,
        maxCamerasPerServer: 500,
        archiving: true,
        liveDatabase: san,
        archiveDatabase: san,
      }),
      catalogue,
    );
    expect(proposal.bindingConstraint).toMatchObject({ limit: 'storageLink' });
    const text = textOf(proposal, 'genericProposal.quantity');
    expect(text).toMatch(/because = Share of the data rate limit: 1\d\d\.\d+ %/);
    expect(text).toMatch(/load = Chosen: storage network, of the fullest of \d+ servers: [\d.]+ Mbit\/s/);
    expect(text).toContain('limit = Link left for cameras: 2680 Mbit/s');
  });

  it('names the appliance limit that breaks with one server less', () => {
    const proposal = calculateProposal(huskyDesign(groupsOf({ quantity: 400 })), catalogue);
    expect(textOf(proposal, 'huskyProposal.serverQuantity')).toMatch(
      /because = Share of the storage limit: 1\d\d\.\d+ %/,
    );
  });
});

describe('a server plan', () => {
  it.each([
    ['lowerBound', 'servers at which the mean of every figure is within its limit, found by the search: 3 servers'],
    ['servers[0].count', 'servers with the same cameras, found by the search: 2 servers'],
    ['servers[0].cameras', 'cameras that are dealt to the server, found by the search: 133 cameras'],
  ])('says what %s is', (figure, said) => {
    const proposal = calculateProposal(genericDesign(groupsOf({ quantity: 400, retentionDays: 1 })), catalogue);
    expect(textOf(proposal, `serverPlan.${figure}`).split('\n')[0]).toBe(`Chosen: ${said}`);
  });
});

describe('headroom', () => {
  it.each([
    ['generic servers', genericDesign(groupsOf({ quantity: 400 }))],
    ['appliances', huskyDesign(groupsOf({ quantity: 400 }))],
  ])('of %s names the limit that breaks, with what it is asked and what it allows', (_, design) => {
    const proposal = calculateProposal(design, catalogue);
    const index = proposal.headroom.findIndex(({ code }) => code === 'storage-more');
    const text = textOf(proposal, `headroom[${index}].distance`);
    expect(text).toMatch(/because = Share of the storage limit: 10\d\.?\d* %/);
    expect(text).toMatch(/load = Chosen: storage, of the fullest of the present servers after the change: [\d.]+ TB/);
    expect(text).toMatch(/limit = .*: [\d.]+ TB/);
  });
});

describe('headroom of less', () => {
  const busy = constantGroup({ quantity: 100, kbps: 8000, retentionDays: 1 });
  const watched = { systemOverhead: 0, concurrentSmartClientStreams: 40 };
  it.each<[string, Design, Headroom['code'], string]>([
    ['generic servers', genericDesign(groupsOf({ quantity: 400 })), 'storage-less', 'storage'],
    ['appliances', huskyDesign(groupsOf({ quantity: 400 })), 'storage-less', 'storage'],
    ['busy disks', genericDesign(busy, watched), 'data-rate-less', 'disk operations'],
  ])(
    'of %s names the limit that smaller hardware breaks one step before, and keeps after it',
    (_, design, code, limit) => {
      const proposal = calculateProposal(design, catalogue);
      const index = proposal.headroom.findIndex((each) => each.code === code);
      const text = textOf(proposal, `headroom[${index}].distance`);
      const asked = [
        ...text.matchAll(/load = Chosen: ([a-z ]+), of the fullest of the smaller servers (.+): [\d.]+ /g),
      ];
      expect(asked.map(([, ...said]) => said)).toEqual([
        [limit, 'one step before'],
        [limit, 'after the change'],
      ]);
      const shares = [...text.matchAll(/because = Share of [a-z ]+: ([\d.]+) %/g)].map(([, percent]) =>
        Number(percent),
      );
      expect(shares).toHaveLength(2);
      expect(shares[0]).toBeGreaterThan(100);
      expect(shares[1]).toBeLessThanOrEqual(100);
    },
  );
});

describe('an alternative', () => {
  it('names what the design asks of it', () => {
    const proposal = calculateProposal(genericDesign(groupsOf({ quantity: 400 })), catalogue);
    expect(textOf(proposal, 'alternatives[0].servers')).toContain('because = Cameras: 400 camera');
  });
});
