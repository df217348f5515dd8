import { defineConfig } from 'tsup';

/** Packages that read files beside their own, and the log for terminals, which few servers write. */
export const APART = ['better-sqlite3', 'piscina', '@fastify/swagger-ui', 'pino-pretty'];

/** Packages of the old kind ask for parts of Node by `require`. */
const REQUIRE = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

export default defineConfig({
  entry: { server: 'src/server/server.ts', worker: 'src/workers/worker.ts' },
  format: ['esm'],
  target: 'node24',
  platform: 'node',
  sourcemap: true,
  clean: true,
  dts: false,
  // To find and read a thousand modules one by one was a third of a start.
  noExternal: [new RegExp(`^(?!(${APART.join('|')})$)`)],
  banner: { js: REQUIRE },
  esbuildOptions(options) {
    // Some packages load their parts in a way that no bundler can follow where they are read by `main`.
    options.mainFields = ['module', 'main'];
    options.conditions = ['@site-designer/source', 'module'];
  },
});
