import { and, desc, eq } from 'drizzle-orm';
import type { CameraTemplateStore } from '../../modules/camera-templates/camera-template-store.ts';
import { atomically, type StoreContext } from './context.ts';
import { onlyRow } from './only-row.ts';
import { cameraTemplates } from './tables.ts';
import { hasId } from './visible.ts';

const TEMPLATE = {
  id: cameraTemplates.id,
  name: cameraTemplates.name,
  createdUtc: cameraTemplates.createdAt,
  streams: cameraTemplates.streams,
};

export function postgresCameraTemplateStore(context: StoreContext): CameraTemplateStore {
  const { connection, now } = context;

  return {
    list: async ({ issuer, subject }) =>
      connection
        .select(TEMPLATE)
        .from(cameraTemplates)
        .where(and(eq(cameraTemplates.ownerIssuer, issuer), eq(cameraTemplates.ownerSubject, subject)))
        .orderBy(desc(cameraTemplates.id)),

    create: ({ issuer, subject }, content) =>
      atomically(context, async (transaction) =>
        onlyRow(
          await transaction
            .insert(cameraTemplates)
            .values({ ...content, ownerIssuer: issuer, ownerSubject: subject, createdAt: now() })
            .returning(TEMPLATE),
        ),
      ),

    remove: ({ issuer, subject }, id) =>
      atomically(context, async (transaction) => {
        const own = and(
          hasId(cameraTemplates.id, id),
          eq(cameraTemplates.ownerIssuer, issuer),
          eq(cameraTemplates.ownerSubject, subject),
        );
        return (await transaction.delete(cameraTemplates).where(own)).rowCount === 1;
      }),
  };
}
