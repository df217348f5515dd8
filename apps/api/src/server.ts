import closeWithGrace from 'close-with-grace';
import { buildApp } from './app.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { identitySetup } from './identity/identity-setup.ts';
import { WEB_APP_FOLDER } from './plugins/web-app.ts';
import { openStores } from './storage/open-stores.ts';
import { StartProblem } from './storage/start-problem.ts';
import { workersFor } from './workers/worker-pool.ts';

const DAY_MS = 86_400_000;
/** How long the database may take to close once the requests are answered or given up. */
const CLOSE_MS = 5000;

function configOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

async function serve(config: Config): Promise<void> {
  const stores = await openStores(config.database, { limits: config.databaseLimits });
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

  await stores.purge();
  const purging = setInterval(() => void stores.purge().catch((error) => app.log.error(error)), DAY_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(purging);
    identity.close();
    await workers?.close();
    await stores.close();
  });
  closeWithGrace({ delay: config.shutdownMs + CLOSE_MS, logger: app.log }, async ({ err }) => {
    if (err) app.log.error(err);
    await app.drain(config.shutdownMs);
    await app.close();
  });

  await app.listen({ port: config.port, host: config.host });
  process.stdout.write(`Site Designer answers at ${config.publicOrigin}\n`);
}

await serve(configOrExit()).catch((error: unknown) => {
  if (!(error instanceof StartProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
