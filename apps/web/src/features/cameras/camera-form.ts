import type { FormData } from '@site-designer/api-contract';
import { LensType } from '@site-designer/sizing-engine';
import type { CameraForm } from '../../editor-model/columns.ts';

export function cameraForm(formData: FormData): CameraForm {
  return {
    codecs: formData.codecs,
    complexities: formData.imageComplexities,
    resolutions: formData.resolutions,
    recordings: formData.recordings,
    // Nobody chooses a further lens: it follows from the first one.
    lensTypes: formData.lensTypes.filter(({ id }) => id !== LensType.multiChild),
  };
}
