import type { Connection } from '../base/schema.ts';

export async function planIdsOf(connection: Connection, siteId: number): Promise<number[]> {
  const rows = await connection.selectFrom('site_plans').select('id').where('site_id', '=', siteId).execute();
  return rows.map(({ id }) => id);
}
