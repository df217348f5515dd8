import { defaultServerSettings, NEW_STREAM } from '@site-designer/sizing-engine';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { storedStream } from '../../src/modules/cameras/stored-stream.ts';
import { NO_BRANDING } from '../../src/modules/branding/branding-texts.ts';
import type { Actor } from '../../src/modules/ports/actor.ts';
import type { FrozenProposal } from '../../src/modules/proposals/proposal-store.ts';
import { numberText, revisionText } from '../../src/modules/proposals/proposal-view.ts';
import type { Stores } from '../../src/modules/ports/stores.ts';
import { OPEN_STORES } from '../support/open-stores.ts';
import { unknownActor } from '../support/actors.ts';

const ALICE: Actor = unknownActor({ issuer: 'https://one.example', subject: 'alice' });
const STRANGERS: readonly Actor[] = [
  unknownActor({ issuer: 'https://one.example', subject: 'bob' }),
  unknownActor({ issuer: 'https://two.example', subject: 'alice' }),
];
const DAY_MS = 86_400_000;
const ODD = '"note":"Gate 🚪 \\u0001 \\" {}","big":1e21,"b":1,"a":[ 2 ]';
const FROZEN: FrozenProposal = {
  siteDesignName: 'Design',
  customer: 'Harbour',
  headline: '1 x Server',
  validUntil: '2026-04-01T00:00:00.000Z',
  versions: '{"engine":"1","catalogue":"2","model":"3"}',
  content: ODD,
  common: '',
  pictures: [],
};
const ANY = ['issued', 'accepted', 'declined', 'superseded', 'withdrawn'] as const;

describe.each(Object.entries(OPEN_STORES))('issued proposals on %s', (_, open) => {
  let now: number;
  let stores: Stores;
  let projectId: number;

  async function newDesign(): Promise<number> {
    const site = await stores.sites.create(ALICE, projectId, 'Site');
    const serverSettings = defaultServerSettings(publishedCatalogue);
    const at = { projectId, siteId: site?.id ?? 0 };
    return (await stores.siteDesigns.create(ALICE, at, { name: 'Design', serverSettings }))?.id ?? 0;
  }
  async function issue(siteDesignId: number) {
    const issued = await stores.proposals.issue(ALICE, { projectId, siteDesignId }, () => FROZEN);
    if (issued === undefined) throw new Error('not issued');
    return issued;
  }
  const named = ({ number, revision }: { number: number; revision: number }) =>
    `${numberText(number)} ${revisionText(revision)}`;
  const statuses = async () => (await stores.proposals.list(ALICE, projectId))?.map(({ status }) => status);
  const linked = async (proposalId: number, secretHash: string, days = 1) =>
    stores.proposals.addLink(
      ALICE,
      { projectId, proposalId },
      { secretHash, expiresAt: new Date(now + days * DAY_MS).toISOString() },
    );

  beforeEach(async () => {
    now = Date.parse('2026-03-01T00:00:00Z');
    stores = await open(() => new Date(now));
    projectId = (await stores.projects.create(ALICE, 'Project')).id;
  });
  afterEach(() => stores.close());

  it('are numbered by owner and lettered by design, each superseding the one before', async () => {
    const [first, second] = [await newDesign(), await newDesign()];
    const names = [];
    for (const design of [first, second, first, first, second]) names.push(named(await issue(design)));
    expect(names).toEqual(['P-0001 A', 'P-0002 A', 'P-0001 B', 'P-0001 C', 'P-0002 B']);
    expect(await statuses()).toEqual(['issued', 'issued', 'superseded', 'superseded', 'superseded']);
  });

  it('never share a number and revision, however many are issued at once', async () => {
    const designs = [await newDesign(), await newDesign(), await newDesign()];
    const issued = await Promise.all(Array.from({ length: 50 }, (_each, index) => issue(designs[index % 3] ?? 0)));
    expect(new Set(issued.map(named)).size).toBe(50);
    expect(new Set(issued.map(({ number }) => number))).toEqual(new Set([1, 2, 3]));
    const standing = (await statuses())?.filter((status) => status === 'issued');
    expect(standing).toHaveLength(3);
  });

  it('return the frozen text byte for byte', async () => {
    const { id } = await issue(await newDesign());
    const found = await stores.proposals.find(ALICE, { projectId, proposalId: id });
    expect([found?.content, found?.versions]).toEqual([ODD, FROZEN.versions]);
  });

  it('outlive their design, and are hidden and removed with their project', async () => {
    const siteDesignId = await newDesign();
    const { id: proposalId } = await issue(siteDesignId);
    const siteId = (await stores.proposals.siteOf(ALICE, { projectId, proposalId })) ?? 0;
    const address = { projectId, siteId, siteDesignId };
    await stores.siteDesigns.remove({ actor: ALICE, address, expected: undefined });
    now += 31 * DAY_MS;
    await stores.purge();
    expect(await stores.proposals.siteOf(ALICE, { projectId, proposalId })).toBeUndefined();
    expect(await stores.proposals.find(ALICE, { projectId, proposalId })).toMatchObject({ siteDesignId });
    await linked(proposalId, 'hash');
    await stores.projects.remove(ALICE, projectId);
    expect(await stores.proposals.find(ALICE, { projectId, proposalId })).toBeUndefined();
    expect(await stores.proposals.open('hash')).toBeUndefined();
    expect(await stores.projects.restore(ALICE, projectId)).toBeDefined();
    expect(await stores.proposals.find(ALICE, { projectId, proposalId })).toMatchObject({ siteDesignId });
  });

  it('are not copied with their design or project, while the cover page is', async () => {
    const siteDesignId = await newDesign();
    const { id: proposalId } = await issue(siteDesignId);
    const siteId = (await stores.proposals.siteOf(ALICE, { projectId, proposalId })) ?? 0;
    const cover = { customer: 'Harbour', contact: 'Jo', reference: '1', note: 'n' };
    expect(await stores.projects.cover(ALICE, projectId)).toBeNull();
    expect(await stores.projects.setCover(ALICE, projectId, cover)).toBe(true);
    const copy = (name: string) => `Copy of ${name}`;
    await stores.siteDesigns.duplicate(ALICE, { projectId, siteId, siteDesignId }, copy);
    const project = await stores.projects.duplicate(ALICE, projectId, copy);
    expect(await stores.proposals.list(ALICE, projectId)).toHaveLength(1);
    expect(await stores.proposals.list(ALICE, project?.id ?? 0)).toEqual([]);
    expect(await stores.projects.cover(ALICE, project?.id ?? 0)).toEqual(cover);
  });

  it('change their status only along allowed transitions', async () => {
    const { id: proposalId } = await issue(await newDesign());
    const set = (status: 'accepted' | 'withdrawn', from: readonly (typeof ANY)[number][]) =>
      stores.proposals.setStatus(ALICE, { projectId, proposalId }, { status, from });
    now += 1000;
    expect(await set('accepted', ['issued'])).toMatchObject({
      status: 'accepted',
      statusAt: new Date(now).toISOString(),
    });
    expect(await set('withdrawn', ['issued'])).toMatchObject({ status: 'accepted' });
    expect(await set('withdrawn', ['accepted'])).toMatchObject({ status: 'withdrawn' });
  });

  it('decide which design of a site counts: the last accepted one, else a chosen one, else the last issued one', async () => {
    const first = await newDesign();
    const { id: proposalId } = await issue(first);
    const siteId = (await stores.proposals.siteOf(ALICE, { projectId, proposalId })) ?? 0;
    const place = { projectId, siteId };
    const serverSettings = defaultServerSettings(publishedCatalogue);
    const addDesign = async () =>
      (await stores.siteDesigns.create(ALICE, place, { name: 'Other', serverSettings }))?.id ?? 0;
    const [second, third] = [await addDesign(), await addDesign()];
    const address = { ...place, siteDesignId: third };
    const group = { addedGroups: [[storedStream(NEW_STREAM)]] };
    await stores.siteDesigns.change({ actor: ALICE, address, expected: undefined }, () => group);
    const counting = async () => {
      const [site] = (await stores.sites.countingDesigns(ALICE, projectId)) ?? [];
      const { siteDesignId, from, proposal } = site?.counting ?? {};
      return [siteDesignId, from, proposal && named(proposal)];
    };
    const setStatus = async (id: number, status: 'accepted' | 'declined' | 'withdrawn') => {
      now += 1000;
      await stores.proposals.setStatus(ALICE, { projectId, proposalId: id }, { status, from: ANY });
    };
    expect(await counting()).toEqual([first, 'issued', 'P-0001 A']);
    now += 1000;
    const { id: later } = await issue(second);
    expect(await counting()).toEqual([second, 'issued', 'P-0002 A']);
    now += 1000;
    const { id: revised } = await issue(first);
    expect(await counting()).toEqual([first, 'issued', 'P-0001 B']);
    await stores.sites.choose(ALICE, place, third);
    expect(await counting()).toEqual([third, 'chosen', null]);
    await setStatus(revised, 'accepted');
    expect(await counting()).toEqual([first, 'accepted', 'P-0001 B']);
    await setStatus(later, 'accepted');
    expect(await counting()).toEqual([second, 'accepted', 'P-0002 A']);
    await setStatus(later, 'declined');
    await setStatus(revised, 'withdrawn');
    expect(await counting()).toEqual([third, 'chosen', null]);
    await stores.sites.choose(ALICE, place, null);
    expect(await counting()).toEqual([third, 'newest', null]);
    const { id: last } = await issue(second);
    expect(await counting()).toEqual([second, 'issued', 'P-0002 B']);
    const removed = { ...place, siteDesignId: second };
    await stores.siteDesigns.remove({ actor: ALICE, address: removed, expected: undefined });
    expect(await stores.proposals.find(ALICE, { projectId, proposalId: last })).toBeDefined();
    expect(await counting()).toEqual([third, 'newest', null]);
  });

  it('stay withdrawn when a later revision is issued', async () => {
    const siteDesignId = await newDesign();
    const { id: proposalId } = await issue(siteDesignId);
    await stores.proposals.setStatus(ALICE, { projectId, proposalId }, { status: 'withdrawn', from: ANY });
    await issue(siteDesignId);
    expect(await statuses()).toEqual(['issued', 'withdrawn']);
  });

  it('are opened only by a valid link, which records the time', async () => {
    const { id: proposalId } = await issue(await newDesign());
    const address = { projectId, proposalId };
    const link = await linked(proposalId, 'one');
    expect(link).toMatchObject({ lastOpenedAt: null });
    expect(await stores.proposals.open('other')).toBeUndefined();
    expect(await stores.proposals.open('one')).toMatchObject({ id: proposalId, content: ODD });
    const openedAt = new Date(now).toISOString();
    expect(await stores.proposals.links(ALICE, address)).toMatchObject([{ lastOpenedAt: openedAt }]);
    now += DAY_MS - 1;
    expect(await stores.proposals.open('one')).toBeDefined();
    now += 1;
    expect(await stores.proposals.open('one')).toBeUndefined();

    await linked(proposalId, 'two');
    const [newest] = (await stores.proposals.links(ALICE, address)) ?? [];
    expect(await stores.proposals.removeLink(ALICE, address, newest?.id ?? 0)).toBe(true);
    expect(await stores.proposals.open('two')).toBeUndefined();

    await linked(proposalId, 'three');
    await stores.proposals.setStatus(ALICE, address, { status: 'withdrawn', from: ANY });
    expect(await stores.proposals.open('three')).toBeUndefined();
    expect(await linked(proposalId, 'four')).toBe('withdrawn');
  });

  it('are not found by other users', async () => {
    const siteDesignId = await newDesign();
    const { id: proposalId } = await issue(siteDesignId);
    const address = { projectId, proposalId };
    const link = await linked(proposalId, 'one');
    const linkId = typeof link === 'object' ? link.id : 0;
    for (const stranger of STRANGERS) {
      expect(await stores.proposals.issue(stranger, { projectId, siteDesignId }, () => FROZEN)).toBeUndefined();
      expect(await stores.proposals.list(stranger, projectId)).toBeUndefined();
      expect(await stores.proposals.find(stranger, address)).toBeUndefined();
      expect(await stores.proposals.siteOf(stranger, address)).toBeUndefined();
      const change = { status: 'accepted', from: ANY } as const;
      expect(await stores.proposals.setStatus(stranger, address, change)).toBeUndefined();
      expect(await stores.proposals.addLink(stranger, address, { secretHash: 'x', expiresAt: 'x' })).toBeUndefined();
      expect(await stores.proposals.links(stranger, address)).toBeUndefined();
      expect(await stores.proposals.removeLink(stranger, address, linkId)).toBe(false);
      expect(await stores.projects.cover(stranger, projectId)).toBeUndefined();
      const cover = { customer: '', contact: '', reference: '', note: '' };
      expect(await stores.projects.setCover(stranger, projectId, cover)).toBe(false);
    }
    expect(await statuses()).toEqual(['issued']);
    expect(await stores.proposals.links(ALICE, address)).toHaveLength(1);
  });

  it('are numbered from 1 for every owner', async () => {
    await issue(await newDesign());
    for (const stranger of STRANGERS) {
      const { id } = await stores.projects.create(stranger, 'Theirs');
      const issued = await stores.proposals.issue(stranger, { projectId: id, siteDesignId: 9999 }, () => FROZEN);
      expect(issued).toMatchObject({ number: 1, revision: 1 });
    }
  });

  it('show the branding of their own company', async () => {
    const branding = { ...NO_BRANDING, name: 'North' };
    await stores.brandings.write(ALICE, branding);
    await stores.brandings.write(ALICE, { ...branding, name: 'South' });
    expect(await stores.brandings.read(ALICE)).toEqual({ ...branding, name: 'South' });
    for (const stranger of STRANGERS) expect(await stores.brandings.read(stranger)).toBeUndefined();
  });
});

it('revisions are numbered in letters', () => {
  expect([1, 2, 26, 27, 28, 52, 53, 702, 703].map(revisionText)).toEqual([
    'A',
    'B',
    'Z',
    'AA',
    'AB',
    'AZ',
    'BA',
    'ZZ',
    'AAA',
  ]);
  expect([1, 9999, 10_000].map(numberText)).toEqual(['P-0001', 'P-9999', 'P-10000']);
});
