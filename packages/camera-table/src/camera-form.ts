import { LensType, type FormData } from '@site-designer/sizing-engine/design';
import type { CameraForm } from './columns.ts';

/** What can be chosen in the camera table, of all that a design can be made of. */
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
