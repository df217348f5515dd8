import type { SelectQueryBuilder } from 'kysely';
import type { Connection, Schema } from '../base/schema.ts';

/** Questions and their replies stay in their project when a design goes elsewhere or for ever. */
async function keepQuestions(
  transaction: Connection,
  designs: SelectQueryBuilder<Schema, 'site_designs', { id: number }>,
): Promise<void> {
  const questions = transaction.selectFrom('comments').select('id').where('link_id', 'is not', null);
  await transaction
    .updateTable('comments')
    .set({ site_design_id: null })
    .where('site_design_id', 'in', designs)
    .where((where) => where.or([where('link_id', 'is not', null), where('parent_id', 'in', questions)]))
    .execute();
}

/** Before designs are purged that were deleted before then, or whose site was. */
export async function keepQuestionsOfOldDesigns(transaction: Connection, since: string): Promise<void> {
  const old = transaction
    .selectFrom('site_designs')
    .innerJoin('sites', 'sites.id', 'site_id')
    .select('site_designs.id')
    .where((where) => where.or([where('site_designs.deleted_at', '<', since), where('sites.deleted_at', '<', since)]));
  await keepQuestions(transaction, old);
}

/** With a design that moves to another project. */
export async function moveComments(transaction: Connection, designId: number, projectId: number): Promise<void> {
  const moved = transaction.selectFrom('site_designs').select('id').where('id', '=', designId);
  await keepQuestions(transaction, moved);
  await transaction
    .updateTable('comments')
    .set({ project_id: projectId })
    .where('site_design_id', '=', designId)
    .execute();
}
