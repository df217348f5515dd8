import type { AsBuiltCheck } from '@site-designer/sizing-engine/as-built';
import { counted } from './en/grammar.ts';

/** What is noted with the rates of a camera report, by `cameraGroupId`. */
export function reportNotes({ groups }: Pick<AsBuiltCheck, 'groups'>): Readonly<Record<number, string>> {
  return Object.fromEntries(
    groups.map(({ cameraGroupId, checkedCameras }) => [
      cameraGroupId,
      `Camera report: ${counted(checkedCameras, 'camera')}`,
    ]),
  );
}
