import { describe, expect, it } from 'vitest';
import { calculateProposal, derivationText, explain, formulas, type ExplainedProposal } from '../../src/index.ts';
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

describe('an alternative', () => {
  it('names what the design asks of it', () => {
    const proposal = calculateProposal(genericDesign(groupsOf({ quantity: 400 })), catalogue);
    expect(textOf(proposal, 'alternatives[0].servers')).toContain('because = Cameras: 400 camera');
  });
});
