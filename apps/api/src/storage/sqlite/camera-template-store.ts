import { and, desc, eq } from 'drizzle-orm';
import type { CameraTemplateStore } from '../../modules/camera-templates/camera-template-store.ts';
import type { StoreContext } from './context.ts';
import { cameraTemplates } from './tables.ts';

const TEMPLATE = {
  id: cameraTemplates.id,
  name: cameraTemplates.name,
  createdUtc: cameraTemplates.createdAt,
  streams: cameraTemplates.streams,
};

export function sqliteCameraTemplateStore({ connection, now }: StoreContext): CameraTemplateStore {
  return {
    list: async ({ issuer, subject }) =>
      connection
        .select(TEMPLATE)
        .from(cameraTemplates)
        .where(and(eq(cameraTemplates.ownerIssuer, issuer), eq(cameraTemplates.ownerSubject, subject)))
        .orderBy(desc(cameraTemplates.id))
        .all(),

    create: async ({ issuer, subject }, content) =>
      connection
        .insert(cameraTemplates)
        .values({ ...content, ownerIssuer: issuer, ownerSubject: subject, createdAt: now() })
        .returning(TEMPLATE)
        .get(),

    remove: async ({ issuer, subject }, id) =>
      connection
        .delete(cameraTemplates)
        .where(
          and(
            eq(cameraTemplates.id, id),
            eq(cameraTemplates.ownerIssuer, issuer),
            eq(cameraTemplates.ownerSubject, subject),
          ),
        )
        .run().changes === 1,
  };
}
