import process from 'node:process';
import { setImmediate as turnOfEventLoop } from 'node:timers/promises';
import {
  calculateSiteDesign,
  contracts,
  deleteMe,
  exportMe,
  listProjects,
  saveChanges,
  type CameraRow,
  type RouteContract,
} from '@site-designer/api-contract';
import { NEW_STREAM } from '@site-designer/sizing-engine';
import { median } from '../../../tools/bench-row.ts';
import { addressOf, apiClient, type ApiClient, type Call } from '../test/support/api-client.ts';
import { sampleOf } from '../test/support/samples.ts';
import { testApp, type TestApp } from '../test/support/test-app.ts';
import { isAboutProposal, makeTree, makeTreeWithoutProposal, readDesign, type Ids } from '../test/support/tree.ts';

/** A call with what makes it cost something else: none, or `as it was remembered`. */
export interface MeasuredCall {
  readonly contract: RouteContract;
  readonly how: string;
  /** Milliseconds of processor time of this process. */
  readonly cost: number;
}

const GROUPS = 50;
/** A list has at least as many entries. */
const PROJECTS = 40;
/** With the rounds below the most open invitations of a workspace. */
const WARM_UPS = 4;
const ROUNDS = 15;
const WITHOUT_LIMITS = {
  RATE_LIMIT_PER_MINUTE: '100000000',
  QUOTA_PROJECTS_PER_USER: '1000000',
  QUOTA_DESIGNS_PER_USER: '1000000',
  QUOTA_ROWS_PER_USER: '100000000',
  QUOTA_TEMPLATES_PER_USER: '1000000',
  QUOTA_LINKS_PER_PROJECT: '1000000',
};

interface Variant {
  readonly contract: RouteContract;
  readonly how: string;
  /** Instead of the sample of the tests. */
  readonly call?: (client: ApiClient, ids: Ids) => Promise<Call>;
  /** What makes the next call cost what is to be measured. */
  readonly before?: (client: ApiClient, ids: Ids) => Promise<unknown>;
}

let edits = 0;
async function oneRowChanged(client: ApiClient, ids: Ids): Promise<Call> {
  const [row] = (await readDesign(client, ids)).cameras;
  edits += 1;
  return { params: ids, body: { cameras: [{ ...row, retentionDays: 10 + (edits % 300) }], serverSettings: null } };
}
const edited = async (client: ApiClient, ids: Ids) => client(saveChanges, await oneRowChanged(client, ids));

const plain = async (_: ApiClient, params: Ids): Promise<Call> => ({ params });
const asked = (querystring: Call['querystring']) => async (_: ApiClient, params: Ids) => ({
  params,
  ...(querystring && { querystring }),
});

/** Of calls that cost something else by what is asked, or by what was done before. */
const VARIANTS: readonly Variant[] = [
  { contract: listProjects, how: `of ${PROJECTS}`, call: plain },
  { contract: listProjects, how: `of ${PROJECTS}, with figures`, call: asked({ figures: 'true' }) },
  { contract: exportMe, how: `of ${PROJECTS} projects`, call: plain },
  { contract: saveChanges, how: 'one row', call: oneRowChanged },
  { contract: saveChanges, how: `${GROUPS} rows as they are` },
  { contract: calculateSiteDesign, how: 'as it was remembered', call: plain },
  { contract: calculateSiteDesign, how: 'after an edit', call: plain, before: edited },
  { contract: calculateSiteDesign, how: 'after an edit, with derivations', before: edited },
];

const variants: readonly Variant[] = contracts.flatMap((contract): readonly Variant[] => {
  const own = VARIANTS.filter((each) => each.contract === contract);
  return own.length > 0 ? own : [{ contract, how: '' }];
});

/** The processor time of every call of the API, with designs of 50 groups. */
export async function measuredCalls(url: string, tell: (line: string) => void): Promise<MeasuredCall[]> {
  const served = await testApp({ variables: { ...WITHOUT_LIMITS, DATABASE_URL: url } });
  try {
    const alice = await clientOf(served, 'alice');
    const unchanged = await treeOf(alice, true);
    for (let count = 1; count < PROJECTS; count += 1) await makeTreeWithoutProposal(alice);
    const measured: MeasuredCall[] = [];
    // Reads first, while the lists are as long as they should be.
    for (const variant of [...variants].toSorted((a, b) => order(a) - order(b))) {
      const cost = await costOf(served, variant, unchanged);
      tell(`${variant.contract.schema.operationId} ${variant.how}: ${cost.toFixed(1)}`);
      measured.push({ contract: variant.contract, how: variant.how, cost });
    }
    return measured;
  } finally {
    await served.close();
  }
}

const order = ({ contract }: Variant) => (contract.method === 'GET' ? 0 : 1);

async function clientOf(served: TestApp, user: string): Promise<ApiClient> {
  const colleague = apiClient(served.app, await served.tokenFor('carol'));
  return apiClient(served.app, await served.tokenFor(user), colleague);
}

async function treeOf(client: ApiClient, withProposal: boolean): Promise<Ids> {
  const before = await makeTreeWithoutProposal(client);
  const cameras = Array.from({ length: GROUPS - 1 }, (_, index) => ({ ...NEW_STREAM, streamName: `Gate ${index}` }));
  await client(saveChanges, { params: before, body: { cameras: cameras satisfies Partial<CameraRow>[] } });
  return withProposal ? { ...before, ...(await makeTree(client, before)) } : before;
}

async function costOf(served: TestApp, variant: Variant, unchanged: Ids): Promise<number> {
  const { contract } = variant;
  const times: number[] = [];
  for (let round = -WARM_UPS; round < ROUNDS; round += 1) {
    // Who goes is somebody else each time.
    const user = contract === deleteMe ? `leaver-${round + WARM_UPS}` : 'alice';
    const client = await clientOf(served, user);
    const ids = contract.method === 'GET' ? unchanged : await treeOf(client, isAboutProposal(contract));
    const time = await timeOf(served, variant, { client, ids, token: await served.tokenFor(user), user });
    if (round >= 0) times.push(time);
  }
  return median(times);
}

interface Caller {
  readonly client: ApiClient;
  readonly ids: Ids;
  readonly token: string;
  readonly user: string;
}

async function timeOf(served: TestApp, variant: Variant, { client, ids, token, user }: Caller): Promise<number> {
  const { contract, call, before } = variant;
  const { operationId } = contract.schema;
  await before?.(client, ids);
  const sample = await (call?.(client, ids) ?? sampleOf(operationId, client, ids));
  const body = contract === deleteMe ? { confirm: user } : sample.body;
  const query = sample.querystring === undefined ? '' : `?${new URLSearchParams(sample.querystring).toString()}`;
  await turnOfEventLoop();
  const start = process.cpuUsage();
  const answer = await served.app.inject({
    method: contract.method,
    url: `${addressOf(contract, sample.params)}${query}`,
    headers: { authorization: `Bearer ${token}`, ...sample.headers },
    ...(body !== undefined && { payload: body as object }),
  });
  const { user: own, system } = process.cpuUsage(start);
  const expected = Number(Object.keys(contract.schema.response)[0]);
  if (answer.statusCode !== expected) throw new Error(`${operationId}: ${answer.statusCode} ${answer.payload}`);
  await turnOfEventLoop();
  return (own + system) / 1000;
}
