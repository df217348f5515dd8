import { STEP_TEXTS } from '#texts/editor/cameras.ts';
import { TEMPLATE_TEXTS } from '#texts/editor/templates.ts';
import {
  createCameraTemplate,
  deleteCameraTemplate,
  listCameraTemplates,
  type CameraTemplate,
} from '@site-designer/api-contract/design-addresses';
import { groupsToAdd } from '@site-designer/camera-table';
import { contentOf, streamsOf } from '@site-designer/sizing-engine/design';
import type { Call } from '../../../lib/calls/call.ts';
import type { RequestStatus } from '../../../lib/calls/request-status.ts';
import type { Report, SliceAccess } from '../../../lib/state/slice.ts';
import { createWorkQueue } from '../../../lib/calls/work-queue.ts';
import type { DesignDocument } from '../document/design-document.ts';
import type { LibraryImport } from './library-import.ts';

/** Camera groups that the user has saved to use again, in any design. */
export interface TemplatesSlice {
  readonly items: readonly CameraTemplate[];
  readonly status: RequestStatus;
  readonly load: () => Promise<void>;
  /** Saves a camera group under a name; returns whether that succeeded. */
  readonly saveGroup: (cameraGroupId: number, name: string) => Promise<boolean>;
  readonly remove: (cameraTemplateId: number) => Promise<void>;
  /** Stores templates of a file, then deletes those that they replace; returns whether that succeeded. */
  readonly take: (taken: LibraryImport) => Promise<boolean>;
  /** Adds the group to the open design, as one step. */
  readonly insert: (template: CameraTemplate) => void;
}

interface TemplatesHost extends SliceAccess<TemplatesSlice> {
  readonly call: Call;
  readonly report: Report;
  readonly document: Pick<DesignDocument, 'rows' | 'edit'>;
}

export function createTemplatesSlice({ read, write, call, report, document }: TemplatesHost): TemplatesSlice {
  const enqueue = createWorkQueue();
  let saving: Promise<boolean> | undefined;

  /** Requests run one after another: an earlier answer must not replace a later change. */
  async function attempt(action: string, work: () => Promise<Pick<TemplatesSlice, 'items'>>): Promise<boolean> {
    write({ status: 'pending' });
    try {
      write({ ...(await enqueue(work)), status: 'success' });
      return true;
    } catch (cause) {
      write({ status: 'rejected' });
      report(action, cause);
      return false;
    }
  }

  async function create(cameraGroupId: number, name: string): Promise<Pick<TemplatesSlice, 'items'>> {
    const cameras = streamsOf(document.rows, cameraGroupId).map(contentOf);
    const { data } = await call(createCameraTemplate, { body: { name, cameras } });
    return { items: [data.cameraTemplate, ...read().items] };
  }

  async function take({ added, replacedIds }: LibraryImport): Promise<Pick<TemplatesSlice, 'items'>> {
    // The last one of the file first: the newest template is listed on top.
    for (const body of added.toReversed()) await call(createCameraTemplate, { body });
    for (const cameraTemplateId of replacedIds) await call(deleteCameraTemplate, { params: { cameraTemplateId } });
    return { items: (await call(listCameraTemplates, {})).data.cameraTemplates };
  }

  return {
    items: [],
    status: 'idle',
    load: async () => {
      await attempt(TEMPLATE_TEXTS.actions.load, async () => ({
        items: (await call(listCameraTemplates, {})).data.cameraTemplates,
      }));
    },
    // A second press saves nothing: the screen does not show yet that the first one succeeded.
    saveGroup: (cameraGroupId, name) =>
      (saving ??= attempt(TEMPLATE_TEXTS.actions.save, () => create(cameraGroupId, name)).finally(() => {
        saving = undefined;
      })),
    remove: async (cameraTemplateId) => {
      await attempt(TEMPLATE_TEXTS.actions.delete, async () => {
        await call(deleteCameraTemplate, { params: { cameraTemplateId } });
        return { items: read().items.filter(({ id }) => id !== cameraTemplateId) };
      });
    },
    take: (taken) => attempt(TEMPLATE_TEXTS.actions.import, () => take(taken)),
    insert: ({ cameras }) => void document.edit(STEP_TEXTS.template, () => groupsToAdd([cameras])),
  };
}
