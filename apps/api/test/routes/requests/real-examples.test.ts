import {
  acceptInvitation,
  askAboutSharedProposal,
  bulkApplyCameras,
  calculateSiteDesign,
  compareInProject,
  contracts,
  createApiToken,
  createPlan,
  decideSharedProposal,
  exampleOf,
  getProjectSummary,
  getSharedProposal,
  getSiteDesign,
  issueProposal,
  listProjectComments,
  listApiTokens,
  listAudit,
  listProjects,
  listProposalStatuses,
  listSiteDesigns,
  liveness,
  NO_OFFER,
  readiness,
  replacePlanPicture,
  saveChanges,
  updatePlan,
  type CameraRow,
  type Offer,
  type RouteContract,
  type ServerSettings,
} from '@site-designer/api-contract';
import { defaultServerSettings, NEW_STREAM } from '@site-designer/sizing-engine';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { expect, it } from 'vitest';
import { apiClient, type Answer, type ApiClient } from '../../support/api-client.ts';
import { newSecret, sampleOf } from '../../support/samples.ts';
import { testAppForThisTest } from '../../support/test-app.ts';
import { pngOf } from '../../support/pictures.ts';
import { makeTree, type Ids } from '../../support/tree.ts';

const { genericServerSettings: generic, ...both } = defaultServerSettings(publishedCatalogue);

function genericWith(advanced: Partial<typeof generic.advancedSettings>): ServerSettings {
  const advancedSettings = { ...generic.advancedSettings, ...advanced };
  return {
    ...both,
    hardwareType: 0,
    genericServerSettings: { ...generic, addManagementServer: true, advancedSettings },
  };
}

/** An edition of at most 48 cameras. */
const EXPRESS: ServerSettings = {
  ...both,
  hardwareType: 0,
  genericServerSettings: {
    ...generic,
    xProtectVersion: 3,
    mainSettings: { ...generic.mainSettings, maxCamerasPerServer: 48 },
  },
};

const COLD_STANDBY = { failover: { kind: 1, servers: 1, outageDays: 3 }, hotSparesPerServer: 0 } as const;

/** Designs whose proposals say, together, everything that a proposal can say. */
const DESIGNS: readonly {
  readonly serverSettings: ServerSettings;
  readonly retentionDays: number;
  readonly offer?: Offer;
}[] = [
  { serverSettings: genericWith({}), retentionDays: 30, offer: { ...NO_OFFER, discountPercent: 4, vatPercent: 25 } },
  {
    serverSettings: genericWith({
      archiving: true,
      archiveDatabase: { ...generic.advancedSettings.archiveDatabase, raidType: 4 },
    }),
    retentionDays: 30,
  },
  { serverSettings: { ...genericWith({}), resilience: COLD_STANDBY }, retentionDays: 30 },
  { serverSettings: { ...both, hardwareType: 1, genericServerSettings: generic }, retentionDays: 30 },
  // The smallest appliance has a single disk, of which one that fails loses the recordings.
  {
    serverSettings: {
      ...both,
      hardwareType: 1,
      genericServerSettings: generic,
      huskyServerSettings: { ...both.huskyServerSettings, ivoModel: 1 },
    },
    retentionDays: 30,
  },
  { serverSettings: EXPRESS, retentionDays: 30 },
  {
    serverSettings: {
      ...genericWith({ archiving: true }),
      tiers: { groomAfterDays: 10, groomFps: 1, keyFrameRatio: 10 },
      evidenceLock: { locksPerMonth: 4, camerasPerLock: 6, hoursPerLock: 1.5, monthsKept: 12 },
    },
    retentionDays: 30,
  },
];

/** A schema as far as contracts use it. */
interface Part {
  readonly examples?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Part>>;
  readonly items?: Part;
  readonly anyOf?: readonly Part[];
}

interface Answered {
  readonly name: string;
  readonly schema: TSchema;
  readonly body: unknown;
}

const published = [...contracts, liveness, readiness].flatMap(({ schema }) =>
  Object.entries(schema.response).map(([status, each]) => [`${schema.operationId} ${status}`, each as Part] as const),
);

/** Calls everything on the tree that the examples speak of, then on trees that may be spoilt. */
async function allAnswers(): Promise<Answered[]> {
  const { app, tokenFor } = await testAppForThisTest({
    clock: () => new Date('2026-03-01T09:30:00.000Z'),
    variables: { BUILD: '43dba81f' },
  });
  const answers: Answered[] = [];
  const client = apiClient(app, await tokenFor('alice'));
  const alice: ApiClient = async (contract, call) => {
    const answer = await client(contract, call);
    answers.push(answered(contract, answer));
    return answer;
  };
  answers.push({
    name: 'liveness 200',
    schema: liveness.schema.response[200],
    body: (await app.inject({ url: liveness.url })).json(),
  });
  const params = await makeTree(alice);
  for (const contract of contracts.filter(({ schema }) => schema.body !== undefined)) {
    await alice(contract, { params, body: exampleOf(contract.schema.body ?? {}) });
  }
  // Once more, as calls after it may have taken back what it changed since the version that is compared.
  await alice(bulkApplyCameras, { params, body: exampleOf(bulkApplyCameras.schema.body) });
  await placeEverything(alice, params);
  await alice(askAboutSharedProposal, await sampleOf('askAboutSharedProposal', alice, params));
  await alice(listProjectComments, { params });
  for (const contract of contracts.filter(({ method }) => method === 'GET')) {
    await alice(contract, await sampleOf(contract.schema.operationId, alice, params));
  }
  for (const { retentionDays, ...parts } of DESIGNS) {
    const design = await makeTree(alice);
    const { body } = await alice(getSiteDesign, { params: design });
    const removedCameraIds = body.siteDesign.cameras.map(({ id }: { readonly id: number }) => id);
    const cameras = [{ ...NEW_STREAM, quantity: 120, retentionDays }];
    const saved = await alice(saveChanges, { params: design, body: { cameras, ...parts, removedCameraIds } });
    expect([saved.status, saved.body.errors]).toEqual([200, undefined]);
    await alice(calculateSiteDesign, { params: design, querystring: { explain: 'true' } });
    await alice(getProjectSummary, { params: design });
    await alice(listSiteDesigns, { params: design, querystring: { figures: 'true' } });
  }
  const changed = await makeTree(alice);
  const { siteDesign } = (await alice(getSiteDesign, { params: changed })).body;
  const more = siteDesign.cameras.map((row: CameraRow) => ({ ...row, quantity: 9 }));
  await alice(saveChanges, { params: changed, body: { cameras: more, serverSettings: null } });
  await alice(compareInProject, await sampleOf('compareInProject', alice, changed));
  const sold = await makeTree(alice);
  await alice(issueProposal, {
    params: sold,
    body: { ...Object(exampleOf(issueProposal.schema.body)), audience: 'sales' },
  });
  const decided = await makeTree(alice);
  const link = { params: { secret: await newSecret(alice, decided) } };
  await alice(getSharedProposal, link);
  // The second time it is refused.
  for (let time = 1; time <= 2; time += 1) {
    await alice(decideSharedProposal, { ...link, body: exampleOf(decideSharedProposal.schema.body) });
  }
  await alice(listProposalStatuses, { params: decided });
  const bob = apiClient(app, await tokenFor('bob'));
  const joined = await bob(acceptInvitation, await sampleOf('acceptInvitation', alice, decided));
  answers.push(answered(acceptInvitation, joined));
  await alice(listAudit, { params: { workspaceId: 1 } });
  await alice(listProjects, { querystring: { workspaceId: '1' } });
  const { body } = await alice(createApiToken, await sampleOf('createApiToken', alice, decided));
  await apiClient(app, body.token.secret)(listApiTokens);
  await alice(listApiTokens);
  const wrong = { ...NEW_STREAM, recording: 1, fps: { continuous: 0, motion: 61 } };
  await alice(saveChanges, { params, body: { cameras: [wrong] } });
  const tooMany = Array.from({ length: 5000 }, () => NEW_STREAM);
  await alice(saveChanges, { params: await makeTree(alice), body: { cameras: tooMany } });
  return answers;
}

/** A plan with a picture, and one of everything on it. */
async function placeEverything(alice: ApiClient, params: Ids): Promise<void> {
  const { planId = 0, cameraGroupId } = params;
  const picture = { params, body: pngOf(1600, 900, false), headers: { 'content-type': 'image/png' } };
  await alice(createPlan, picture);
  await alice(replacePlanPicture, picture);
  await alice(updatePlan, { params, body: { metresPerPixel: 0.02, name: 'Ground floor' } });
  await alice(replacePlanPicture, picture);
  await alice(updatePlan, { params, body: { crop: { x: 0, y: 0, width: 1600, height: 900 } } });
  const at = { planId, x: 412.5, y: 260 };
  const point = { x: 412.5, y: 260 };
  await alice(updatePlan, { params, body: { walls: [{ id: 1, points: [point, point] }] } });
  const placements = [{ ...at, cameraGroupId, directionDeg: 90, label: 'C-01', note: 'above the double door' }];
  const closets = [{ ...at, name: 'MDF', heightM: 2.5 }];
  const areas = [{ id: 1, planId, points: [point, point, point], standard: '2014', level: 'observe' }];
  await alice(saveChanges, { params, body: { placements, closets, areas } });
}

function answered({ schema }: RouteContract, { status, body }: Answer): Answered {
  const { [status]: response } = schema.response;
  if (response === undefined) throw new Error(`${schema.operationId} answers ${status}, which is not in its contract`);
  return { name: `${schema.operationId} ${status}`, schema: response, body };
}

type Examples = NonNullable<Part['examples']>;

/** Collects what stands in a value at the place of each part of its schema that has examples; copies of a part share them. */
function collect(part: Part, value: unknown, found: Map<Examples, unknown[]>): void {
  if (part.examples !== undefined) {
    const values = found.get(part.examples) ?? [];
    values.push(value);
    found.set(part.examples, values);
  }
  for (const [inner, each] of innerValues(part, value)) collect(inner, each, found);
}

function innerValues({ anyOf = [], items, properties = {} }: Part, value: unknown): (readonly [Part, unknown])[] {
  const alternatives = anyOf
    .filter((each) => Value.Check(each as TSchema, value))
    .map((each) => [each, value] as const);
  if (Array.isArray(value)) return items === undefined ? alternatives : value.map((each) => [items, each] as const);
  const fields: Readonly<Record<string, unknown>> = Object(value);
  const named = Object.entries(properties).filter(([name]) => name in fields);
  return [...alternatives, ...named.map(([name, each]) => [each, fields[name]] as const)];
}

/** Every part of a schema that has examples, by the path to it. */
function illustrated(part: Part, path: string): [string, Part][] {
  const inside = [
    ...Object.entries(part.properties ?? {}).map(([name, each]) => [`${path}.${name}`, each] as const),
    ...(part.items === undefined ? [] : [[`${path}[]`, part.items] as const]),
    ...(part.anyOf ?? []).map((each, index) => [`${path}|${index}`, each] as const),
  ];
  const here: [string, Part][] = part.examples === undefined ? [] : [[path, part]];
  return [...here, ...inside.flatMap(([at, each]) => illustrated(each, at))];
}

/**
 * Numbers of examples have six digits; an example of an open object may name some of its fields; a text may leave out its end,
 * such as a secret, which is never the same.
 */
function isShownBy(example: unknown, real: unknown): boolean {
  if (typeof example === 'number' && typeof real === 'number') {
    return Number(example.toPrecision(6)) === Number(real.toPrecision(6));
  }
  if (typeof example === 'string' && typeof real === 'string' && example.endsWith('…')) {
    return real.startsWith(example.slice(0, -1));
  }
  if (typeof example !== 'object' || typeof real !== 'object' || example === null || real === null) {
    return example === real;
  }
  const fields: Readonly<Record<string, unknown>> = { ...real };
  return Object.entries(example).every(([name, each]) => isShownBy(each, fields[name]));
}

it('every example of an answer is given by a real call', async () => {
  const found = new Map<Examples, unknown[]>();
  for (const { schema, body } of await allAnswers()) collect(schema as Part, body, found);
  const parts = new Map(
    published.flatMap(([name, schema]) => illustrated(schema, name)).map(([path, part]) => [part, path]),
  );
  expect(parts.size).toBeGreaterThan(150);
  const invented = [...parts].flatMap(([part, path]) =>
    part
      .examples!.filter((example) => !(found.get(part.examples!) ?? []).some((real) => isShownBy(example, real)))
      .map((example) => [path, example]),
  );
  expect(invented).toEqual([]);
});
