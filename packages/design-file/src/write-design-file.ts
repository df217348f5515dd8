import type { CameraRow, Design, ServerSettings } from '@site-designer/sizing-engine';
import { contentOf, orderRows, rowsByGroup, withGroups } from '@site-designer/sizing-engine/design';
import { FORMAT, VERSION, type DesignFile } from './design-file.ts';
import { placedOf, type Placed } from './placed.ts';

/** A design with the name that its author gave it. */
export interface NamedDesign extends Design {
  readonly name: string;
  /** What stands on floor plans, as a file says it. */
  readonly placed?: Placed | undefined;
}

/** A design as the text of a file. Rows lose their ids: they are the store's, not the author's. */
export function writeDesignFile({ name, serverSettings, cameras, placed }: NamedDesign): string {
  const groups = groupsOfFile(cameras);
  const file: DesignFile = {
    format: FORMAT,
    version: VERSION,
    name,
    serverSettings: withFileIds(serverSettings, groups),
    cameraGroups: groups.map((streams) => ({ streams: streams.map(contentOf) })),
    ...(placed && { placed }),
  };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}

/** The groups in the order of a file. */
function groupsOfFile(cameras: readonly CameraRow[]): CameraRow[][] {
  return [...rowsByGroup(orderRows(cameras)).values()].map((rows) => [...rows]);
}

/** What a design has on the floor plans of its site, as its file says it; undefined where that is nothing. */
export function placedInFile(
  placed: Parameters<typeof placedOf>[0],
  cameras: readonly CameraRow[],
): Placed | undefined {
  return placedOf(
    placed,
    groupsOfFile(cameras).map(([row]) => row!.cameraGroupId),
  );
}

/** Stations name groups by ids, which reading gives anew: the last group gets the lowest. */
function withFileIds(settings: ServerSettings, groups: readonly (readonly CameraRow[])[]): ServerSettings {
  if (settings.viewing.stations.every(({ cameraGroupIds }) => cameraGroupIds === null)) return settings;
  const ids = new Map<number, number>();
  let next = 1;
  for (const streams of groups.toReversed()) {
    ids.set(streams[0]!.cameraGroupId, next);
    next += streams.length;
  }
  return { ...settings, viewing: withGroups(settings.viewing, (id) => ids.get(id)) };
}
