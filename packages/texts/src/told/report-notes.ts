import type { AsBuiltCheck } from '@site-designer/sizing-engine/as-built';
import type { Speaker } from '../language/language.ts';
import { ownSpeaker } from '../spoken/own-speaker.ts';

/** What is noted with the rates of a camera report, by `cameraGroupId`. */
export function reportNotes(
  { groups }: Pick<AsBuiltCheck, 'groups'>,
  { language }: Speaker = ownSpeaker,
): Readonly<Record<number, string>> {
  const { reportNote } = language.documents.common;
  return Object.fromEntries(
    groups.map(({ cameraGroupId, checkedCameras }) => [cameraGroupId, reportNote(checkedCameras)]),
  );
}
