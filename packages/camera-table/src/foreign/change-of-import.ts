import type { DesignChange } from '@site-designer/sizing-engine/design';
import type { ImportView } from './choices.ts';

/**
 * An import as ONE change of the design: one step to undo, and one write that removes and adds together.
 *
 * @example
 * ```ts
 * edit(STEP_TEXTS.import, () => changeOfImport(view));
 * ```
 */
export function changeOfImport({
  change: { cameras, patches, removedCameraIds },
}: Pick<ImportView, 'change'>): DesignChange {
  return {
    ...(cameras.length > 0 && { cameras }),
    ...(patches.size > 0 && { patches }),
    ...(removedCameraIds.length > 0 && { removedCameraIds }),
  };
}
