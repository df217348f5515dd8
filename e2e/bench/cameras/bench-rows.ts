import { NEW_STREAM, settleCameraRow, type CameraRow } from '@site-designer/sizing-engine';
import { Recording } from '@site-designer/sizing-engine/enumerations';
import { orderRows } from '@site-designer/sizing-engine/design';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';

export const GROUPS = 1000;
const STREAMS_PER_GROUP = 2;

/** The same design for every table: 1000 groups of two streams, codecs, modes and sizes in a fixed mixture. */
export function benchRows(): CameraRow[] {
  return orderRows(Array.from({ length: GROUPS * STREAMS_PER_GROUP }, (_, index) => rowAt(index)));
}

function rowAt(index: number): CameraRow {
  const mix = (count: number, stride: number): number => 1 + ((index * stride) % count);
  const group = Math.floor(index / STREAMS_PER_GROUP);
  const isFirst = index % STREAMS_PER_GROUP === 0;
  return settleCameraRow(
    {
      ...NEW_STREAM,
      id: index + 1,
      streamId: index + 1,
      cameraGroupId: group * STREAMS_PER_GROUP + 1,
      streamName: isFirst ? `Entrance ${group + 1}` : '',
      quantity: 2,
      recording: isFirst ? Recording.event : Recording.constant,
      retentionDays: 6 + mix(30, 7),
      codec: mix(6, 5),
      fps: { continuous: mix(15, 2), motion: 9 + mix(20, 3) },
      complexity: { continuous: mix(5, 2), motion: mix(5, 3) },
      resolution: { continuous: mix(17, 5), motion: mix(17, 7) },
    },
    publishedCatalogue,
  );
}
