import react from '@vitejs/plugin-react';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview, type InlineConfig } from 'vite';
import { benchRows } from './bench-rows.ts';

const ROOT = join(import.meta.dirname, 'rivals');
export const RIVALS = ['ag-grid', 'react-data-grid'] as const;

export interface RivalPages {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** The other grids, built as the app is built and served from a folder of their own. */
export async function servedRivals(): Promise<RivalPages> {
  const outDir = await mkdtemp(join(tmpdir(), 'site-designer-rivals-'));
  const config: InlineConfig = {
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    resolve: { conditions: ['@site-designer/source', 'module', 'browser', 'production'] },
    build: {
      outDir,
      target: 'es2023',
      chunkSizeWarningLimit: 4000,
      rolldownOptions: { input: RIVALS.map((rival) => join(ROOT, `${rival}.html`)) },
    },
    preview: { host: 'localhost', port: 0 },
  };
  await build(config);
  await writeFile(join(outDir, 'rows.json'), JSON.stringify(benchRows()));
  const served = await preview(config);
  const origin = served.resolvedUrls?.local[0];
  if (origin === undefined) throw new Error('The pages of the other grids are not served');
  return {
    origin,
    stop: async () => {
      await served.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
