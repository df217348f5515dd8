import type { Catalogue, LiveStream, PictureSize } from '@site-designer/sizing-engine';
import { recordedStream } from '@site-designer/sizing-engine/design';
import type { ViewingPlan } from '../page/network-plan.ts';
import type { SiteGroup } from '../page/site-input.ts';

/** Pictures alike that a station shows. */
export interface ShownPicture {
  readonly group: SiteGroup;
  /** Place of the group among those shown, for its colour. */
  readonly place: number;
  readonly pictures: number;
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly isLive: boolean;
}

/** What a station shows, the heaviest first, with the size of the stream that each tile gets. */
export function shownPictures(
  { shown }: ViewingPlan['stations'][number],
  groups: readonly SiteGroup[],
  catalogue: Catalogue,
): readonly ShownPicture[] {
  const places = [...new Set(shown.map(({ cameraGroupId }) => cameraGroupId))];
  return shown.flatMap(({ cameraGroupId, streamId, pictures }) => {
    const group = groups.find((each) => each.cameraGroupId === cameraGroupId);
    const stream = group && streamOf(group, streamId, catalogue);
    // The design on the screen may be newer than the answer.
    if (group === undefined || !stream) return [];
    return [{ group, place: places.indexOf(cameraGroupId), pictures, isLive: streamId === null, ...stream }];
  });
}

function streamOf({ first, rows }: SiteGroup, streamId: number | null, catalogue: Catalogue) {
  const row = rows.find((each) => each.streamId === streamId);
  const stream = streamId === null ? first.liveStream : row && recordedStream(row);
  return stream && { ...sizeOf(stream, catalogue), fps: stream.fps };
}

/** The size of the picture of a stream. */
export function sizeOf({ resolution, size }: LiveStream, { resolutions }: Catalogue): PictureSize {
  const { width, height } = size ?? resolutions.find(({ id }) => id === resolution) ?? NO_SIZE;
  return { width, height };
}

const NO_SIZE = { width: 0, height: 0 };
