import type { CameraTemplate } from '@site-designer/api-contract';
import type { TemplateStream } from '../cameras/stored-stream.ts';
import type { Owner } from '../ports/owner.ts';

export interface StoredCameraTemplate extends Omit<CameraTemplate, 'cameras'> {
  readonly streams: readonly TemplateStream[];
}

export interface CameraTemplateStore {
  /** Highest id first. */
  readonly list: (owner: Owner) => Promise<readonly StoredCameraTemplate[]>;
  readonly create: (
    owner: Owner,
    content: Pick<StoredCameraTemplate, 'name' | 'streams'>,
  ) => Promise<StoredCameraTemplate>;
  readonly remove: (owner: Owner, cameraTemplateId: number) => Promise<boolean>;
}
