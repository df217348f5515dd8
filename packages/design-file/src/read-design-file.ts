import { checkName } from '@site-designer/api-contract/names';
import type { CameraRow, Catalogue, DesignInput } from '@site-designer/sizing-engine';
import { checkCameraRow, checkServerSettings, settleRows, settleServerSettings } from '@site-designer/sizing-engine';
import { orderRows, rowsByGroup, stationGroupErrors, withLaterFields } from '@site-designer/sizing-engine/design';
import { type FieldError, fieldErrors } from '@site-designer/texts';
import { readJson, schemaErrors, type Problem } from '@site-designer/json-file';
import { DESIGN_FILE_KIND, DesignFile } from './design-file.ts';
import { formatErrors } from './format-errors.ts';
import { cablesOfFile, placedErrors } from './placed.ts';
import { quantityErrors } from './quantity-errors.ts';
import type { NamedDesign } from './write-design-file.ts';

/** A design as a file may say it. */
type FileDesign = Omit<NamedDesign, 'serverSettings'> & Pick<DesignInput, 'serverSettings'>;

/** The design of a file, or everything that is wrong with it. */
type ReadDesignFile = { readonly design: NamedDesign } | { readonly problems: readonly Problem[] };

/**
 * Reads a design file. Nothing is guessed: a file with any fault is refused whole, and every fault is reported with its place.
 * Rows get new ids, the top group the highest, and the order of a store; derived fields are computed again.
 */
export function readDesignFile(text: string, catalogue: Catalogue): ReadDesignFile {
  const read = readJson(text);
  return 'problems' in read ? read : readValue(read.value, catalogue, read.located);
}

function readValue(
  value: unknown,
  catalogue: Catalogue,
  located: (errors: readonly FieldError[]) => Problem[],
): ReadDesignFile {
  const wrong = formatErrors(value, DESIGN_FILE_KIND) ?? schemaErrors(DesignFile, value);
  if (wrong.length > 0) return { problems: located(wrong) };
  const design = designOf(value as DesignFile);
  const refused = errorsOf(design, value as DesignFile, catalogue);
  return refused.length > 0 ? { problems: located(refused) } : { design: settled(design, catalogue) };
}

function designOf({ name, serverSettings, cameraGroups, placed }: DesignFile): FileDesign {
  return { name, serverSettings, cameras: rowsOf(cameraGroups.map(({ streams }) => streams)), placed };
}

function rowsOf(groups: readonly DesignFile['cameraGroups'][number]['streams'][]): CameraRow[] {
  let next = 1;
  return groups.toReversed().flatMap((streams) => {
    const cameraGroupId = next;
    return streams.map((content) => {
      const id = next;
      next += 1;
      return { ...withLaterFields(content), id, cameraGroupId, streamId: id };
    });
  });
}

function errorsOf({ name, serverSettings, cameras }: FileDesign, file: DesignFile, catalogue: Catalogue): FieldError[] {
  const nameError = checkName('siteDesign', name);
  const paths = pathsOf(file);
  const groups = new Set(cameras.map(({ cameraGroupId }) => cameraGroupId));
  return [
    ...(nameError === undefined ? [] : [{ path: 'name', message: nameError }]),
    ...fieldErrors([
      ...checkServerSettings(serverSettings, catalogue, 'serverSettings'),
      ...stationGroupErrors(serverSettings, (id) => groups.has(id), 'serverSettings'),
      ...cameras.flatMap((row, index) => checkCameraRow(row, catalogue, paths[index]!)),
    ]),
    ...file.cameraGroups.flatMap(({ streams }, group) => quantityErrors(streams, `cameraGroups[${group}]`)),
    ...(file.placed ? placedErrors(file.placed, file.cameraGroups.length) : []),
  ];
}

/** Where the rows stand in the file, in the order in which they are made of it. */
function pathsOf({ cameraGroups }: DesignFile): string[] {
  return cameraGroups
    .map(({ streams }, group) => streams.map((_, stream) => `cameraGroups[${group}].streams[${stream}]`))
    .toReversed()
    .flat();
}

function settled({ name, serverSettings, cameras, placed }: FileDesign, catalogue: Catalogue): NamedDesign {
  const rows = orderRows(settleRows(cameras, catalogue));
  const groupIds = [...rowsByGroup(rows).keys()];
  const runs = placed ? cablesOfFile(placed, { rows, groupIds }) : [];
  return {
    ...(placed && { placed }),
    name,
    serverSettings: settleServerSettings(serverSettings, catalogue),
    cameras: rows,
    ...(runs.length > 0 && { cableRuns: runs }),
  };
}
