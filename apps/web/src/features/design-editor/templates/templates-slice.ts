import { STEP_TEXTS, TEMPLATE_TEXTS } from '#texts/cameras.ts';
import {
  createCameraTemplate,
  deleteCameraTemplate,
  listCameraTemplates,
  type CameraTemplate,
} from '@site-designer/api-contract';
import { groupsToAdd } from '@site-designer/camera-table';
import { contentOf, streamsOf } from '@site-designer/sizing-engine/design';
import type { Call } from '../../../lib/call.ts';
import type { RequestStatus } from '../../../lib/request-status.ts';
import type { SliceCreator } from '../../../store/slice.ts';

/** Camera groups that the user keeps to use again, in any design. */
export interface TemplatesSlice {
  readonly items: readonly CameraTemplate[];
  readonly status: RequestStatus;
  readonly load: () => Promise<void>;
  /** Keeps a group under a name; says whether it is kept. */
  readonly keep: (cameraGroupId: number, name: string) => Promise<boolean>;
  readonly remove: (cameraTemplateId: number) => Promise<void>;
  /** Adds the group to the open design, as one step. */
  readonly insert: (template: CameraTemplate) => void;
}

export function createTemplatesSlice(call: Call): SliceCreator<'templates'> {
  return (set, get) => {
    const write = (patch: Partial<TemplatesSlice>) =>
      set(({ templates }) => ({ templates: { ...templates, ...patch } }));

    async function attempt(action: string, work: () => Promise<Partial<TemplatesSlice>>): Promise<boolean> {
      write({ status: 'pending' });
      try {
        write({ ...(await work()), status: 'success' });
        return true;
      } catch (cause) {
        write({ status: 'rejected' });
        get().failure.report(action, cause);
        return false;
      }
    }

    let keeping: Promise<boolean> | undefined;

    async function create(cameraGroupId: number, name: string): Promise<Partial<TemplatesSlice>> {
      const cameras = streamsOf(get().cameras.model.rows, cameraGroupId).map(contentOf);
      const { data } = await call(createCameraTemplate, { body: { name, cameras } });
      return { items: [data.cameraTemplate, ...get().templates.items] };
    }

    return {
      items: [],
      status: 'idle',
      load: async () => {
        await attempt(TEMPLATE_TEXTS.actions.load, async () => ({
          items: (await call(listCameraTemplates, {})).data.cameraTemplates,
        }));
      },
      // Whoever presses twice wants one of it: nothing shows yet that the first press was heard.
      keep: (cameraGroupId, name) =>
        (keeping ??= attempt(TEMPLATE_TEXTS.actions.save, () => create(cameraGroupId, name)).finally(() => {
          keeping = undefined;
        })),
      remove: async (cameraTemplateId) => {
        await attempt(TEMPLATE_TEXTS.actions.delete, async () => {
          await call(deleteCameraTemplate, { params: { cameraTemplateId } });
          return { items: get().templates.items.filter(({ id }) => id !== cameraTemplateId) };
        });
      },
      insert: ({ cameras }) => {
        get().cameras.edit(STEP_TEXTS.template, () => groupsToAdd([cameras]));
      },
    };
  };
}
