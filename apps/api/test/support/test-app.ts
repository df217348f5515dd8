import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type Provider from 'oidc-provider';
import { onTestFinished } from 'vitest';
import { buildApp } from '../../src/server/app.ts';
import { readConfig, type Config } from '../../src/settings/config.ts';
import { WEB_CLIENT_ID } from '../../src/identity/embedded-provider.ts';
import { identitySetup } from '../../src/identity/identity-setup.ts';
import { loadProviderKeys } from '../../src/identity/provider-keys.ts';
import type { Stores } from '../../src/modules/ports/stores.ts';
import { openStores } from '../../src/storage/stores/base/open-stores.ts';
import { workersFor, type WorkerPool } from '../../src/workers/worker-pool.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly config: Config;
  readonly provider: Provider;
  readonly workers: WorkerPool | undefined;
  readonly tokenFor: (user: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

export interface TestAppOptions {
  readonly variables?: Readonly<Record<string, string>>;
  readonly clock?: () => Date;
  /** Instead of those on the configured database. */
  readonly stores?: Stores;
  readonly webAppFolder?: string;
}

/** Threads run the build, as those of operators do: from the sources each would take seconds to start. */
const WORKER = fileURLToPath(new URL('../../dist/worker.js', import.meta.url));

let keys: string | undefined;

/** The key file of the first server is that of all others: to make keys takes longer than the rest of a start. */
function giveKeys(folder: string): void {
  const file = join(folder, 'identity-keys.json');
  if (keys === undefined) {
    loadProviderKeys(folder);
    keys = readFileSync(file, 'utf8');
  } else writeFileSync(file, keys);
}

/** The real server on a real database and with the real provider, in a folder of its own. */
export async function testApp({
  variables = {},
  clock,
  stores: given,
  webAppFolder = '/nowhere',
}: TestAppOptions = {}): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'site-designer-'));
  giveKeys(folder);
  const config = readConfig({
    DATABASE_URL: 'sqlite::memory:',
    DATA_FOLDER: folder,
    LOG_LEVEL: 'silent',
    // Each tree of a test has a workspace.
    QUOTA_WORKSPACES_PER_USER: '10000',
    ...variables,
  });
  const stores =
    given ??
    (await openStores(config.database, {
      limits: config.databaseLimits,
      quotas: config.quotas,
      listenUrl: config.databaseListenUrl,
      ...(clock && { clock }),
    }));
  const identity = identitySetup(config);
  const workers = workersFor(config, WORKER);
  const app = await buildApp({ config, stores, identity, catalogue: config.catalogue, workers, webAppFolder });
  await app.ready();
  const { provider } = identity;
  if (provider === undefined) throw new Error('a test needs the embedded provider for its tokens');
  return {
    app,
    config,
    provider,
    workers,
    tokenFor: (user) => mintToken(provider, user, `${config.publicOrigin}/api`),
    close: async () => {
      await app.close();
      identity.close();
      await workers?.close();
      await stores.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The same for one test alone. */
export async function testAppForThisTest(options: TestAppOptions = {}): Promise<TestApp> {
  const made = await testApp(options);
  onTestFinished(made.close);
  return made;
}

/** An access token as the sign-in gives it, without the sign-in. */
async function mintToken(provider: Provider, accountId: string, audience: string): Promise<string> {
  const client = await provider.Client.find(WEB_CLIENT_ID);
  if (client === undefined) throw new Error('the provider does not know the web app');
  const grant = new provider.Grant({ accountId, clientId: WEB_CLIENT_ID });
  grant.addResourceScope(audience, 'api');
  const grantId = await grant.save();
  const token = new provider.AccessToken({ accountId, client, grantId, gty: 'authorization_code', scope: 'api' });
  token.resourceServer = new provider.ResourceServer(audience, {
    scope: 'api',
    audience,
    accessTokenFormat: 'jwt',
    jwt: { sign: { alg: 'RS256' } },
  });
  return token.save();
}
