import type { MatchedBy, MatchedReport, ReportCamera } from '@site-designer/camera-report';
import type { AsBuiltCamera } from '@site-designer/sizing-engine/as-built';
import { isShort } from './gap-scale.ts';

/** Which cameras of a report are listed. */
export type CameraFilter = 'all' | 'open' | 'gap' | 'unchecked';

export interface ListedCamera {
  readonly camera: ReportCamera;
  /** Undefined if it has none, null if it is left out. */
  readonly cameraGroupId: number | null | undefined;
  readonly by: MatchedBy | undefined;
  /** Groups that match equally well. */
  readonly candidates: readonly number[];
}

const NONE: readonly number[] = [];

export function listedCameras(
  cameras: readonly ReportCamera[],
  { matched, unmatched, leftOut }: MatchedReport,
): readonly ListedCamera[] {
  const groups = new Map(matched.map((each) => [each.key, each]));
  const open = new Map(unmatched.map(({ camera, candidates }) => [camera.key, candidates]));
  const out = new Set(leftOut.map(({ key }) => key));
  return cameras.map((camera) => {
    const group = groups.get(camera.key);
    return {
      camera,
      cameraGroupId: out.has(camera.key) ? null : group?.cameraGroupId,
      by: group?.by,
      candidates: open.get(camera.key) ?? NONE,
    };
  });
}

interface ListQuestion {
  readonly filter: CameraFilter;
  readonly search: string;
  readonly resultOf: (key: string) => AsBuiltCamera | undefined;
}

export function shownCameras(
  listed: readonly ListedCamera[],
  { filter, search, resultOf }: ListQuestion,
): readonly ListedCamera[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return listed.filter((each) => {
    if (!isAskedFor(each, filter, resultOf(each.camera.key))) return false;
    const { name, hardwareName, model, recorderName } = each.camera;
    const text = `${name} ${hardwareName} ${model} ${recorderName}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

function isAskedFor({ cameraGroupId }: ListedCamera, filter: CameraFilter, result: AsBuiltCamera | undefined): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'open':
      return cameraGroupId === undefined;
    case 'gap':
      return result?.gap != null && isShort(result.gap);
    case 'unchecked':
      return result !== undefined && result.status !== 'checked';
  }
}
