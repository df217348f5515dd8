import closeWithGrace from 'close-with-grace';
import { buildApp } from './app.ts';
import { ignoredVariables, readConfig, type Config } from '../settings/config.ts';
import { BAD_INPUT, ConfigError } from '../settings/environment.ts';
import { DAY_MS } from '../modules/texts/day.ts';
import { identitySetup } from '../identity/identity-setup.ts';
import { WEB_APP_FOLDER } from './package-root.ts';
import { openStores } from '../storage/stores/base/open-stores.ts';
import { codeOf, reasonOf, StartProblem } from './start-problem.ts';
import { workersFor } from '../workers/worker-pool.ts';

/** Longest time for closing the database after the last request. */
const CLOSE_MS = 5000;

const NO_PASSWORDS =
  'Anybody who reaches this server can sign in without a password: the embedded identity provider is for development and demonstrations.';

/** What to do if the server cannot listen, by error code. */
const CURES: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program listens there: stop it or choose another PORT',
  EADDRNOTAVAIL: 'this machine has no such address: correct HOST',
  ENOTFOUND: 'this machine has no such address: correct HOST',
  EACCES: 'the system refuses it: choose a PORT above 1023',
};

function listenProblem({ port, host }: Config, error: unknown): StartProblem {
  const cure = CURES[codeOf(error) ?? ''] ?? 'the server cannot listen';
  return new StartProblem(`PORT=${port}:`, `${cure} (HOST=${host}, ${reasonOf(error)})`, error);
}

function configOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(BAD_INPUT);
  }
}

/** Older ones pack without a dictionary, without a word. */
const OLDEST_NODE = '24.6';

function refuseOldNode(): void {
  const { node } = process.versions;
  if (node.localeCompare(OLDEST_NODE, 'en', { numeric: true }) >= 0) return;
  throw new StartProblem(
    `Node ${node}`,
    `is too old: start with Node ${OLDEST_NODE} or later, as "npm start" does`,
    undefined,
  );
}

async function serve(config: Config): Promise<void> {
  refuseOldNode();
  const ignored = ignoredVariables(process.env);
  if (ignored !== undefined) process.stderr.write(`${ignored}\n`);
  const stores = await openStores(config.database, {
    limits: config.databaseLimits,
    quotas: config.quotas,
    listenUrl: config.databaseListenUrl,
  });
  const identity = identitySetup(config);
  const workers = workersFor(config);
  const app = await buildApp({
    config,
    stores,
    identity,
    catalogue: config.catalogue,
    workers,
    webAppFolder: WEB_APP_FOLDER,
  });

  const purge = () => stores.purge().catch((error: unknown) => app.log.error(error));
  await purge();
  const purging = setInterval(() => void purge(), DAY_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(purging);
    identity.close();
    await workers?.close();
    await stores.close();
  });
  const delay = config.shutdownMs + CLOSE_MS;
  let isStopping = false;
  const { close } = closeWithGrace({ delay, logger: app.log, skip: ['SIGTERM'] }, async ({ err }) => {
    isStopping = true;
    if (err) app.log.error(err);
    await app.drain(config.shutdownMs);
    await app.close();
  });
  // A terminal tells all processes of a start to stop, and `npm start` tells the server again: only a second SIGINT ends it at once.
  process.on('SIGTERM', () => {
    if (!isStopping) close();
  });

  const { port, host } = config;
  await app.listen({ port, host }).catch(async (error: unknown) => {
    await app.close();
    throw listenProblem(config, error);
  });
  const warning = identity.provider === undefined ? '' : `${NO_PASSWORDS}\n`;
  process.stdout.write(`${warning}Site Designer answers at ${config.publicOrigin}\n`);
}

// What the server writes (database, keys, sign-ins) is for its user alone.
process.umask(0o077);
await serve(configOrExit()).catch((error: unknown) => {
  if (!(error instanceof StartProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
