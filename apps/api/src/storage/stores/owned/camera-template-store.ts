import type {
  CameraTemplateStore,
  StoredCameraTemplate,
} from '../../../modules/camera-templates/camera-template-store.ts';
import { atomically, parsed, type StoreContext } from '../base/store-context.ts';
import { pageOf } from '../base/page-bounds.ts';
import { idOf } from '../base/ids.ts';

const TEMPLATE = ['id', 'name', 'created_at as createdUtc', 'streams'] as const;

export function cameraTemplateStore(context: StoreContext): CameraTemplateStore {
  const { connection, now, quotas } = context;

  return {
    list: async ({ issuer, subject }, page) => {
      const own = connection
        .selectFrom('camera_templates')
        .select(TEMPLATE)
        .where('owner_issuer', '=', issuer)
        .where('owner_subject', '=', subject)
        .orderBy('id', 'desc');
      const stored = await pageOf(own, 'id', page).execute();
      return stored.map(storedTemplate);
    },

    create: async (actor, { name, streams }) => {
      const { workspaceId, issuer, subject } = actor;
      const values = { name, streams: JSON.stringify(streams), created_at: now() };
      const stored = await atomically(context, async (transaction) => {
        await quotas.newTemplate(transaction, actor);
        return transaction
          .insertInto('camera_templates')
          .values({ ...values, workspace_id: workspaceId, owner_issuer: issuer, owner_subject: subject })
          .returning(TEMPLATE)
          .executeTakeFirstOrThrow();
      });
      return storedTemplate(stored);
    },

    remove: async ({ issuer, subject }, id) => {
      const { numDeletedRows } = await atomically(context, (transaction) =>
        transaction
          .deleteFrom('camera_templates')
          .where('id', '=', idOf(id))
          .where('owner_issuer', '=', issuer)
          .where('owner_subject', '=', subject)
          .executeTakeFirst(),
      );
      return numDeletedRows === 1n;
    },
  };
}

type TemplateRow = Omit<StoredCameraTemplate, 'streams'> & {
  readonly streams: StoredCameraTemplate['streams'] | string;
};

function storedTemplate({ streams, ...template }: TemplateRow): StoredCameraTemplate {
  return { ...template, streams: parsed(streams) };
}
