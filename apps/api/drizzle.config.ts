import process from 'node:process';
import { defineConfig } from 'drizzle-kit';

const BOTH = { sqlite: 'sqlite', postgres: 'postgresql' } as const;
const database = process.env['DATABASE'] === 'postgres' ? 'postgres' : 'sqlite';

export default defineConfig({
  dialect: BOTH[database],
  casing: 'snake_case',
  schema: `./src/storage/${database}/tables.ts`,
  out: `./drizzle/${database}`,
});
