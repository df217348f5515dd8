import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  compareInProject,
  compareIssuedProposal,
  FrozenResult,
  getIssuedProposal,
  getSharedProposal,
} from '@site-designer/api-contract';
import { Errors } from 'typebox/value';
import { expect, it } from 'vitest';
import { openStores } from '../../../src/storage/stores/base/open-stores.ts';
import { readConfig } from '../../../src/settings/config.ts';
import { addressOf, apiClient } from '../../support/api-client.ts';
import { newSecret } from '../../support/samples.ts';
import { testAppForThisTest } from '../../support/test-app.ts';
import { makeTree } from '../../support/tree.ts';

/** Proposals as they were issued once: they must be opened, shared and compared for ever. */
const FOLDER = join(import.meta.dirname, '../../../../../e2e/golden/issued');
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));

/** A server in whose database every proposal has the content of that file. */
async function servedWith(content: string) {
  const { database } = readConfig({ DATABASE_URL: 'sqlite::memory:' });
  const real = await openStores(database);
  const proposals: typeof real.proposals = {
    ...real.proposals,
    issue: (owner, design, freeze) =>
      real.proposals.issue(owner, design, (at, place) => ({ ...freeze(at, place), content })),
  };
  const { app, tokenFor } = await testAppForThisTest({ stores: { ...real, proposals } });
  const token = await tokenFor('alice');
  return { app, token, call: apiClient(app, token) };
}

it('issued proposals of earlier versions are stored', () => {
  expect(FILES.length).toBeGreaterThanOrEqual(4);
});

interface Schema {
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

/** The objects of a schema that every result has, and that none of the values has. */
function unseenIn(schema: Schema, values: readonly unknown[], path: string): readonly string[] {
  const { anyOf, items, properties = {}, required = [] } = schema;
  if (anyOf !== undefined) return anyOf.flatMap((each) => unseenIn(each, values, path));
  if (items !== undefined) return unseenIn(items, values.flat(), `${path}[]`);
  if (![schema.type].flat().includes('object')) return [];
  const seen = values.filter((value): value is Record<string, unknown> => typeof value === 'object' && value !== null);
  if (seen.length === 0) return [path];
  return required.flatMap((name) =>
    unseenIn(
      properties[name]!,
      seen.map((value) => value[name]),
      `${path}.${name}`,
    ),
  );
}

it('have between them every object that the schema of frozen results asks for, so that no field becomes required unseen', () => {
  const results = FILES.map((file) => {
    const { proposal } = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as { proposal: { result: unknown } };
    return proposal.result;
  });
  // None of them has a finding; its fields are those of the first version.
  expect(unseenIn(FrozenResult as Schema, results, 'result')).toEqual(['result.retentionFindings[]']);
  expect(unseenIn(FrozenResult as Schema, [{ ...(results[0] as object), serverPlan: null }], 'result')).toContain(
    'result.serverPlan',
  );
});

it.each(FILES)('the schema of frozen results describes %s: fields that were added later are optional', (file) => {
  const { proposal } = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as {
    readonly proposal: { result: unknown };
  };
  expect([...Errors(FrozenResult, proposal.result)]).toEqual([]);
});

it.each(FILES)('%s is read byte for byte, shared and compared', async (file) => {
  const text = readFileSync(join(FOLDER, file), 'utf8').trimEnd();
  const content = text.slice(text.indexOf('"contact":'), -2);
  const { app, token, call } = await servedWith(content);
  const params = await makeTree(call);

  const headers = { authorization: `Bearer ${token}` };
  const opened = await app.inject({ url: addressOf(getIssuedProposal, params), headers });
  expect([opened.statusCode, opened.payload.slice(opened.payload.indexOf('"contact":'))]).toEqual([
    200,
    `${content}}}`,
  ]);

  const shared = await app.inject(addressOf(getSharedProposal, { secret: await newSecret(call, params) }));
  expect(shared.statusCode).toBe(200);
  const { proposal } = JSON.parse(text) as { readonly proposal: Readonly<Record<string, unknown>> };
  const { result, derivations, formulas, sections, ...others } = shared.json().proposal;
  expect(['audience', 'withPrices', 'document'].filter((name) => name in others)).toEqual([]);
  expect({ result, derivations, formulas, sections }).toEqual({
    sections: proposal['sections'],
    result: proposal['result'],
    derivations: proposal['derivations'],
    formulas: proposal['formulas'],
  });

  for (const to of ['today', 'design', String(params['proposalId'])]) {
    const { status, body } = await call(compareIssuedProposal, { params, querystring: { to } });
    expect([to, status, Array.isArray(body.differences)]).toEqual([to, 200, true]);
    // The proposal of the last comparison has the content of the file as well.
    const isRecomputed = Number.isNaN(Number(to));
    expect(body.modelChanges.map(({ model }: { model: string }) => model).includes('3')).toBe(isRecomputed);
  }

  const [issued, today] = [`proposal:${params['proposalId']}`, `today:${params['proposalId']}`];
  const { status, body } = await call(compareInProject, { params, querystring: { a: issued, b: today } });
  expect([status, body.changes]).toEqual([200, []]);
  // They had no answer, so nothing that is read from it can be told.
  const hasAnswer = 'answer' in (proposal['result'] as object);
  const codes = body.figures.map(({ code }: { readonly code: string }) => code);
  expect([codes[0], codes.includes('servers')]).toEqual(['cameras', hasAnswer]);
  expect(['answer' in body.a.result, 'answer' in body.b.result]).toEqual([hasAnswer, true]);
  expect(body.versions.before).toMatchObject({ engine: (proposal['result'] as FrozenResult).versions.engine });
});
