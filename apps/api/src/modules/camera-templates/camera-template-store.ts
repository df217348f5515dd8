import type { ListPage } from '../ports/list-page.ts';
import type { CameraTemplate } from '@site-designer/api-contract';
import type { TemplateStream } from '../cameras/stored-stream.ts';
import type { Actor } from '../ports/actor.ts';

export interface StoredCameraTemplate extends Omit<CameraTemplate, 'cameras'> {
  readonly streams: readonly TemplateStream[];
}

export interface CameraTemplateStore {
  /** Highest id first. */
  readonly list: (actor: Actor, page?: ListPage) => Promise<readonly StoredCameraTemplate[]>;
  readonly create: (
    actor: Actor,
    content: Pick<StoredCameraTemplate, 'name' | 'streams'>,
  ) => Promise<StoredCameraTemplate>;
  readonly remove: (actor: Actor, cameraTemplateId: number) => Promise<boolean>;
}
