import type { Design } from '@site-designer/sizing-engine';
import { contentOf, orderRows, rowsByGroup } from '@site-designer/sizing-engine/design';
import { FORMAT, VERSION, type DesignFile } from './design-file.ts';

/** A design with the name that its author gave it. */
export interface NamedDesign extends Design {
  readonly name: string;
}

/** A design as the text of a file. Rows lose their ids: they are the store's, not the author's. */
export function writeDesignFile({ name, serverSettings, cameras }: NamedDesign): string {
  const groups = [...rowsByGroup(orderRows(cameras)).values()];
  const file: DesignFile = {
    format: FORMAT,
    version: VERSION,
    name,
    serverSettings,
    cameraGroups: groups.map((streams) => ({ streams: streams.map(contentOf) })),
  };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}
