import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../src/modules/ports/actor.ts';
import type { Stores } from '../../src/modules/ports/stores.ts';
import type { Decision } from '../../src/modules/proposals/proposal-store.ts';
import { OPEN_STORES } from '../support/open-stores.ts';
import { unknownActor } from '../support/actors.ts';

const ALICE: Actor = unknownActor({ issuer: 'https://one.example', subject: 'alice' });
const BOB: Actor = unknownActor({ issuer: 'https://one.example', subject: 'bob' });
const VALID_UNTIL = '2026-04-01T00:00:00.000Z';
const FROZEN = {
  siteDesignName: 'D',
  customer: '',
  headline: '',
  validUntil: VALID_UNTIL,
  versions: '{}',
  common: '',
  pictures: [],
  content: '',
};
const JO: Decision = { status: 'accepted', name: 'Jo', remark: 'Start in May' };

describe.each(Object.entries(OPEN_STORES))('statuses of a proposal on %s', (_, open) => {
  let now: number;
  let stores: Stores;
  let address: { readonly projectId: number; readonly proposalId: number };
  const issue = (projectId: number) => stores.proposals.issue(ALICE, { projectId, siteDesignId: 1 }, () => FROZEN);
  const history = async () =>
    (await stores.proposals.statuses(ALICE, address))?.map(({ status, by, remark }) => [status, by, remark]);
  const decide = (decision = JO, hash = 'h') => stores.proposals.decide('secret', decision, () => hash);

  beforeEach(async () => {
    now = Date.parse('2026-03-01T00:00:00Z');
    stores = await open(() => new Date(now));
    const { id: projectId } = await stores.projects.create(ALICE, 'Project');
    address = { projectId, proposalId: (await issue(projectId))?.id ?? 0 };
    const expiresAt = '2026-05-01T00:00:00.000Z';
    await stores.proposals.addLink(ALICE, address, { secretHash: 'secret', expiresAt });
  });
  afterEach(() => stores.close());

  it('are kept with their times, and an accepted one stays in them when it is superseded', async () => {
    now += 1000;
    await decide();
    now += 1000;
    await issue(address.projectId);
    now += 1000;
    await stores.proposals.setStatus(ALICE, address, { status: 'withdrawn', from: ['superseded'] });
    expect(await stores.proposals.statuses(ALICE, address)).toEqual([
      { status: 'issued', at: '2026-03-01T00:00:00.000Z', by: '', user: 'alice', remark: '' },
      { status: 'accepted', at: '2026-03-01T00:00:01.000Z', by: 'Jo', user: '', remark: 'Start in May' },
      { status: 'superseded', at: '2026-03-01T00:00:02.000Z', by: '', user: 'alice', remark: '' },
      { status: 'withdrawn', at: '2026-03-01T00:00:03.000Z', by: '', user: 'alice', remark: '' },
    ]);
    expect(await stores.proposals.statuses(BOB, address)).toBeUndefined();
    expect(await stores.proposals.statuses(ALICE, { ...address, proposalId: 999 })).toBeUndefined();
  });

  it('get none for a change that is not allowed or changes nothing', async () => {
    await stores.proposals.setStatus(ALICE, address, { status: 'withdrawn', from: ['declined'] });
    await stores.proposals.setStatus(BOB, address, { status: 'withdrawn', from: ['issued'] });
    expect(await history()).toEqual([['issued', '', '']]);
  });

  it('name who decided until the owner changes the status', async () => {
    const statusBy = async () => (await stores.proposals.list(ALICE, address.projectId))?.map((each) => each.statusBy);
    expect(await statusBy()).toEqual(['']);
    expect(await decide()).toMatchObject({ isRecorded: true, proposal: { status: 'accepted', statusBy: 'Jo' } });
    expect(await statusBy()).toEqual(['Jo']);
    const owner = { issuer: ALICE.issuer, subject: ALICE.subject };
    expect(await stores.proposals.open('secret')).toMatchObject({ status: 'accepted', statusBy: 'Jo', owner });
    await stores.proposals.setStatus(ALICE, address, { status: 'declined', from: ['accepted'] });
    expect(await statusBy()).toEqual(['']);
  });

  it('take one of many decisions at once', async () => {
    const names = Array.from({ length: 20 }, (_each, index) => `Reader ${index}`);
    const made = await Promise.all(
      names.map((name, index) => decide({ status: index % 2 === 0 ? 'accepted' : 'declined', name, remark: '' })),
    );
    const winners = made.filter((each) => each?.isRecorded === true);
    expect(winners).toHaveLength(1);
    const { status, statusBy } = winners[0]!.proposal;
    expect(await history()).toEqual([
      ['issued', '', ''],
      [status, statusBy, ''],
    ]);
    expect(made.filter((each) => each?.isRecorded === false && each.proposal.status === status)).toHaveLength(19);
  });

  it('take a decision or a withdrawal, never both as the last word of a reader', async () => {
    const withdraw = () =>
      stores.proposals.setStatus(ALICE, address, { status: 'withdrawn', from: ['issued', 'accepted'] });
    const [decided] = await Promise.all([decide(), withdraw()]);
    const told = (await history())?.map(([status]) => status);
    expect(told).toEqual(decided === undefined ? ['issued', 'withdrawn'] : ['issued', 'accepted', 'withdrawn']);
    expect(await decide()).toBeUndefined();
  });

  it('take a decision until the last moment of the validity', async () => {
    now = Date.parse(VALID_UNTIL) + 1;
    expect(await decide()).toMatchObject({ isRecorded: false, proposal: { status: 'issued' } });
    expect(await history()).toEqual([['issued', '', '']]);
    now -= 1;
    expect(await decide()).toMatchObject({ isRecorded: true });
  });

  it('take no decision by a link that is unknown, revoked or ended', async () => {
    expect(await stores.proposals.decide('other', JO, () => 'h')).toBeUndefined();
    const [link] = (await stores.proposals.links(ALICE, address)) ?? [];
    await stores.proposals.removeLink(ALICE, address, link?.id ?? 0);
    expect(await decide()).toBeUndefined();
    await stores.proposals.addLink(ALICE, address, { secretHash: 'secret', expiresAt: '2026-03-02T00:00:00.000Z' });
    now = Date.parse('2026-03-02T00:00:00Z');
    expect(await decide()).toBeUndefined();
    expect(await history()).toEqual([['issued', '', '']]);
  });
});
