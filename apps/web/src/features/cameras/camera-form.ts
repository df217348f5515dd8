import type { FormData } from '@site-designer/api-contract';
import { LensType } from '@site-designer/sizing-engine';
import type { SelectOption } from '../../ui/select.tsx';

/** The option lists of the camera table. */
export interface CameraForm {
  readonly codecs: readonly SelectOption[];
  readonly complexities: readonly SelectOption[];
  readonly resolutions: readonly SelectOption[];
  readonly recordings: readonly SelectOption[];
  readonly lensTypes: readonly SelectOption[];
}

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
