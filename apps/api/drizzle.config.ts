import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'sqlite',
  casing: 'snake_case',
  schema: './src/storage/sqlite/tables.ts',
  out: './drizzle/sqlite',
});
