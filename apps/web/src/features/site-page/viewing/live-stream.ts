import type { Catalogue, LiveStream, PictureSize } from '@site-designer/sizing-engine';
import { recordedStream, tileOf } from '@site-designer/sizing-engine/design';
import type { Station } from '../page/network-plan.ts';
import type { SiteGroup } from '../page/site-input.ts';
import { sizeOf } from './shown-pictures.ts';

interface LiveStreamForTile {
  readonly stream: LiveStream;
  readonly width: number;
  readonly height: number;
}

/** A second stream of a group that suits the tiles of a station; undefined where its own is no greater. */
export function liveStreamFor(
  { first }: SiteGroup,
  station: Station,
  catalogue: Catalogue,
): LiveStreamForTile | undefined {
  const { resolutions } = catalogue;
  const monitor = resolutions.find(({ id }) => id === station.monitorResolution);
  if (station.rule === 'full' || first.liveStream !== null || monitor === undefined) return undefined;
  const tile = tileOf(station, monitor);
  const recorded = recordedStream(first);
  const own = sizeOf(recorded, catalogue);
  const areaOf = ({ width, height }: PictureSize): number => width * height;
  const smaller = resolutions.filter((each) => areaOf(each) < areaOf(own)).toSorted((a, b) => areaOf(a) - areaOf(b));
  const fitting =
    station.rule === 'smallestAtLeast'
      ? smaller.find(({ width, height }) => width >= tile.width && height >= tile.height)
      : smaller.findLast(({ width, height }) => width <= tile.width && height <= tile.height);
  if (fitting === undefined) return undefined;
  const { id: resolution, width, height } = fitting;
  return { stream: { ...recorded, resolution, size: null }, width, height };
}
