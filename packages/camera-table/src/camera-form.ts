import type { Catalogue } from '@site-designer/sizing-engine';
import { optionLists, LensType } from '@site-designer/sizing-engine/design';
import type { CameraForm } from './columns.ts';

/** What can be chosen in the camera table with a catalogue. */
export function cameraForm(catalogue: Catalogue): CameraForm {
  const { codecs, imageComplexities, resolutions, recordings, lensTypes } = optionLists(catalogue);
  return {
    catalogue,
    codecs,
    complexities: imageComplexities,
    resolutions,
    recordings,
    // Nobody chooses a further lens: it follows from the first one.
    lensTypes: lensTypes.filter(({ id }) => id !== LensType.multiChild),
  };
}
