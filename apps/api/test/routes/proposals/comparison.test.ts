import {
  calculateSiteDesign,
  compareInProject,
  createSiteDesign,
  deleteSiteDesign,
  duplicateSiteDesign,
  issueProposal,
  saveChanges,
  updatePriceList,
  type CameraRow,
  type ProjectComparison,
} from '@site-designer/api-contract';
import { describe, expect, it } from 'vitest';
import { apiClient, fieldsOf, type ApiClient } from '../../support/api-client.ts';
import { testAppForThisTest } from '../../support/test-app.ts';
import { makeTree, readDesign, type Ids } from '../../support/tree.ts';

async function started(): Promise<{ readonly call: ApiClient; readonly params: Ids; readonly bob: ApiClient }> {
  const { app, tokenFor } = await testAppForThisTest();
  const call = apiClient(app, await tokenFor('alice'));
  return { call, bob: apiClient(app, await tokenFor('bob')), params: await makeTree(call) };
}

const ask = (call: ApiClient, params: Ids, a: string, b: string) =>
  call(compareInProject, { params, querystring: { a, b } });

async function compared(call: ApiClient, params: Ids, a: string, b: string): Promise<ProjectComparison> {
  const { status, body } = await ask(call, params, a, b);
  expect(status).toBe(200);
  return body as ProjectComparison;
}

/** Changes every row of a design. */
async function change(call: ApiClient, params: Ids, patch: Partial<CameraRow>): Promise<void> {
  const { cameras } = await readDesign(call, params);
  const changed = cameras.map((row) => ({ ...row, ...patch }));
  await call(saveChanges, { params, body: { cameras: changed, serverSettings: null } });
}

async function issue(call: ApiClient, params: Ids, withPrices = true): Promise<string> {
  const { proposal } = (await call(issueProposal, { params, body: { withPrices } })).body;
  return `proposal:${proposal.id}`;
}

function setPrice(call: ApiClient, designation: string, unitPrice: string) {
  return call(updatePriceList, { body: { priceList: { currency: 'EUR', lines: [{ designation, unitPrice }] } } });
}

const codesOf = ({ figures }: ProjectComparison) => figures.map(({ code }) => code);

it('tells what was changed since an issue, in the draft and in what would be today', async () => {
  const { call, params } = await started();
  const { proposalId, siteDesignId } = params;
  const [issued, draft, today] = [`proposal:${proposalId}`, `design:${siteDesignId}`, `today:${proposalId}`];
  for (const [a, b] of [
    [issued, draft],
    [issued, today],
    [today, draft],
  ] as const) {
    const { changes, figures, bill, differences } = await compared(call, params, a, b);
    expect({ changes, bill, differences }).toEqual({ changes: [], bill: [], differences: [] });
    expect(figures.every((figure) => figure.before === figure.after)).toBe(true);
  }
  await change(call, params, { quantity: 11, streamName: 'Lobby' });
  const answer = await compared(call, params, issued, draft);
  expect(answer.a).toMatchObject({ kind: 'proposal', proposalId, number: 'P-0001', revision: 'A', siteDesignId });
  expect(answer.b).toMatchObject({ kind: 'design', proposalId: null, number: null, siteId: params['siteId'] });
  // Each side has what its answer card is drawn of, and no more of its result.
  for (const [side, cameras] of [
    [answer.a, 1],
    [answer.b, 11],
  ] as const) {
    const { result, spareKind } = side;
    expect([result.answer?.onFailure?.cameras, result.totals.cameras.value, spareKind]).toEqual([
      cameras,
      cameras,
      'cold',
    ]);
    expect(
      Object.keys(result).filter((name) => ['ledger', 'headroom', 'serverPlan', 'network'].includes(name)),
    ).toEqual([]);
  }
  expect(answer.changes).toContainEqual({
    group: 'Group 1: Lobby',
    title: 'Cameras',
    before: 1,
    after: 11,
    unit: 'camera',
  });
  expect(answer.figures[0]).toMatchObject({ code: 'cameras', before: 1, after: 11, change: 10, unit: 'camera' });
  expect(answer.figures.length).toBeLessThanOrEqual(12);
  expect(answer.bill).toContainEqual(
    expect.objectContaining({ before: expect.objectContaining({ quantity: 1 }), change: null }),
  );
  expect(answer.differences.map(({ path }) => path)).toContain('totals.cameras.value');
  // What is before and what is after is the choice of the caller.
  const back = await compared(call, params, draft, issued);
  expect(back.figures[0]).toMatchObject({ before: 11, after: 1, change: -10 });
  expect((await compared(call, params, today, issued)).changes).toEqual([]);
});

it('matches the groups of two designs that were made apart by their names', async () => {
  const { call, params } = await started();
  await change(call, params, { streamName: 'Lobby' });
  const copy = (await call(duplicateSiteDesign, { params })).body.siteDesign.id as number;
  const other = { ...params, siteDesignId: copy };
  await change(call, other, { retentionDays: 77 });
  const { a, b, changes } = await compared(call, params, `design:${params['siteDesignId']}`, `design:${copy}`);
  expect([a.siteDesignId, b.siteDesignId]).toEqual([params['siteDesignId'], copy]);
  expect(new Set(changes.map(({ group }) => group))).toEqual(new Set(['Group 1: Lobby']));
  expect(changes[0]).toMatchObject({ title: 'Days kept', after: 77, unit: 'day' });
});

it('compares with an issue whose design was deleted, and with a design that nothing fits', async () => {
  const { call, params } = await started();
  const { projectId, siteId } = params;
  const empty = (await call(createSiteDesign, { params: { projectId: projectId!, siteId: siteId! } })).body.siteDesign;
  const issued = `proposal:${params['proposalId']}`;
  const failed = await compared(call, params, issued, `design:${empty.id}`);
  expect(failed.b).toMatchObject({ headline: '', errorMessage: 'Add a camera group first.' });
  expect(failed.bill).toEqual([]);
  expect(failed.changes).toEqual([expect.objectContaining({ title: 'Removed', before: 1, after: null })]);
  await call(deleteSiteDesign, { params });
  expect((await ask(call, params, issued, `design:${params['siteDesignId']}`)).status).toBe(404);
  const { a, differences } = await compared(call, params, issued, `today:${params['proposalId']}`);
  expect({ siteId: a.siteId, differences }).toEqual({ siteId: null, differences: [] });
});

describe('prices', () => {
  it('are those of the issue, and of now for what is sized now', async () => {
    const { call, params } = await started();
    const { bill } = (await call(calculateSiteDesign, { params })).body;
    const { designation, quantity } = bill[0];
    await setPrice(call, designation, '850');
    const issued = await issue(call, params);
    await setPrice(call, designation, '990.50');
    for (const other of [`design:${params['siteDesignId']}`, issued.replace('proposal', 'today')]) {
      const answer = await compared(call, params, issued, other);
      expect([answer.a.priced, answer.b.priced]).toEqual([true, true]);
      expect(answer.figures).toContainEqual(
        expect.objectContaining({
          code: 'price',
          before: `${850 * quantity}.00`,
          after: (990.5 * quantity).toFixed(2),
          change: (140.5 * quantity).toFixed(2),
          unit: 'EUR',
        }),
      );
      expect(answer.bill).toEqual([
        expect.objectContaining({
          designation,
          before: expect.objectContaining({ unitPrice: '850.00' }),
          after: expect.objectContaining({ unitPrice: '990.50' }),
        }),
      ]);
      expect(answer.versions.before).toMatchObject({ pricesUtc: answer.a.atUtc });
      expect(answer.versions.after.pricesUtc).not.toBeNull();
    }
  });

  it('are in no figure where one side has none', async () => {
    const { call, params } = await started();
    const { bill } = (await call(calculateSiteDesign, { params })).body;
    await setPrice(call, bill[0].designation, '850');
    const answer = await compared(call, params, `proposal:${params['proposalId']}`, `design:${params['siteDesignId']}`);
    expect([answer.a.priced, answer.b.priced]).toEqual([false, true]);
    expect(codesOf(answer)).toEqual(['cameras', 'servers']);
    expect(answer.bill).toEqual([]);
    expect(answer.versions.before.pricesUtc).toBeNull();
  });
});

describe('a side', () => {
  it.each(['', 'x', 'design', 'design:', 'design:0', 'design:-1', 'proposal:1x', 'Design:1', 'today', 'all:1', '1'])(
    'that is %j is refused where it stands',
    async (wrong) => {
      const { call, params } = await started();
      const right = `design:${params['siteDesignId']}`;
      const [first, second] = [await ask(call, params, wrong, right), await ask(call, params, right, wrong)];
      expect([first.status, second.status]).toEqual([400, 400]);
      expect([Object.keys(fieldsOf(first)), Object.keys(fieldsOf(second))]).toEqual([['a'], ['b']]);
    },
  );

  it('that is missing is refused', async () => {
    const { call, params } = await started();
    const answer = await call(compareInProject, { params, querystring: { a: `design:${params['siteDesignId']}` } });
    expect([answer.status, Object.keys(fieldsOf(answer))]).toEqual([400, ['b']]);
  });

  it('that is unknown, of another project or of another user is not found', async () => {
    const { call, bob, params } = await started();
    const { siteDesignId, proposalId } = params;
    const [draft, issued] = [`design:${siteDesignId}`, `proposal:${proposalId}`];
    const elsewhere = await makeTree(call);
    const strange = [
      'design:999999999999999',
      'proposal:999999999999999',
      'today:999999999999999',
      `design:${elsewhere['siteDesignId']}`,
      `proposal:${elsewhere['proposalId']}`,
      `today:${elsewhere['proposalId']}`,
    ];
    for (const unknown of strange) {
      expect((await ask(call, params, draft, unknown)).status).toBe(404);
      expect((await ask(call, params, unknown, issued)).status).toBe(404);
    }
    expect((await ask(bob, params, draft, issued)).status).toBe(404);
    const own = await makeTree(bob);
    expect((await ask(bob, own, draft, `design:${own['siteDesignId']}`)).status).toBe(404);
  });
});
