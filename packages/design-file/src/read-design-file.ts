import { checkName } from '@site-designer/api-contract/names';
import { settleCameraRow, type CameraRow, type Catalogue } from '@site-designer/sizing-engine';
import {
  checkCameraRow,
  checkServerSettings,
  orderRows,
  rowsByGroup,
  settleGroup,
  settleServerSettings,
  type FieldError,
  type NewCameraRow,
} from '@site-designer/sizing-engine/design';
import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import { Settings } from 'typebox/system';
import { Value } from 'typebox/value';
import { DesignFile, FORMAT, VERSION } from './design-file.ts';
import { pathOf, placeAt, placeOf, type Place } from './places.ts';
import type { NamedDesign } from './write-design-file.ts';

/** What is wrong in a file, and where. */
export interface Problem extends FieldError, Place {}

/** The design of a file, or everything that is wrong with it. */
export type ReadDesignFile = { readonly design: NamedDesign } | { readonly problems: readonly Problem[] };

/**
 * Reads a design file. Nothing is guessed: a file with any fault is refused whole, and every fault is told with its place.
 * Rows get ids of their own, the top group the highest, and stand as a store gives them; derived fields are worked out anew.
 */
export function readDesignFile(text: string, catalogue: Catalogue): ReadDesignFile {
  const errors: ParseError[] = [];
  const source = text.replace(/^\uFEFF/, '');
  const root = parseTree(source, errors, { allowTrailingComma: false, disallowComments: true });
  if (root === undefined || errors.length > 0) return { problems: [syntaxProblem(source, errors)] };
  return readValue(JSON.parse(source), catalogue, (error) => placed(error, source, root));
}

function placed(error: FieldError, text: string, root: Node): Problem {
  return { ...error, ...placeOf(text, root, error.path) };
}

function syntaxProblem(text: string, [first]: readonly ParseError[]): Problem {
  const reason = first === undefined ? 'the file is empty' : spaced(printParseErrorCode(first.error));
  return { path: '', message: `This is not JSON: ${reason}`, ...placeAt(text, first?.offset ?? 0) };
}

function spaced(code: string): string {
  return code
    .replace(/([A-Z])/g, ' $1')
    .trim()
    .toLowerCase();
}

function readValue(value: unknown, catalogue: Catalogue, place: (error: FieldError) => Problem): ReadDesignFile {
  const wrong = formatErrors(value) ?? shapeErrors(value);
  if (wrong.length > 0) return { problems: wrong.map(place) };
  const design = designOf(value as DesignFile);
  const refused = fieldErrors(design, value as DesignFile, catalogue);
  return refused.length > 0 ? { problems: refused.map(place) } : { design: settled(design, catalogue) };
}

/** What keeps a file from being looked at further: all else would only be noise. */
function formatErrors(value: unknown): FieldError[] | undefined {
  const { format, version } = (value ?? {}) as { readonly format?: unknown; readonly version?: unknown };
  if (format !== FORMAT) {
    return [{ path: 'format', message: `This is no design file: "format" must be "${FORMAT}"` }];
  }
  if (version === VERSION) return undefined;
  const newer = typeof version === 'number' && version > VERSION;
  const reason = newer ? 'it was written by a newer program' : `it must be ${VERSION}`;
  return [{ path: 'version', message: `Version ${JSON.stringify(version)} of the format cannot be read: ${reason}` }];
}

/** As many as anybody reads; the library tells eight unless it is told otherwise. */
const MOST_FAULTS = 200;

function shapeErrors(value: unknown): FieldError[] {
  Settings.Set({ maxErrors: MOST_FAULTS });
  const errors = [...Value.Errors(DesignFile, value)].map(({ instancePath, message, params, keyword }) => {
    const path = pathOf(instancePath);
    if (keyword === 'additionalProperties') return unknownFields(path, params.additionalProperties);
    if (keyword === 'required') return missingFields(path, params.requiredProperties);
    return [{ path, message: `${message.charAt(0).toUpperCase()}${message.slice(1)}` }];
  });
  return errors.flat();
}

function unknownFields(path: string, names: readonly string[]): FieldError[] {
  return names.map((name) => ({ path: within(path, name), message: 'Unknown field' }));
}

function missingFields(path: string, names: readonly string[]): FieldError[] {
  return names.map((name) => ({ path: within(path, name), message: 'Missing' }));
}

function within(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

function designOf({ name, serverSettings, cameraGroups }: DesignFile): NamedDesign {
  return { name, serverSettings, cameras: rowsOf(cameraGroups.map(({ streams }) => streams)) };
}

function rowsOf(groups: readonly (readonly NewCameraRow[])[]): CameraRow[] {
  let next = 1;
  return groups.toReversed().flatMap((streams) => {
    const cameraGroupId = next;
    return streams.map((content) => {
      const id = next;
      next += 1;
      return { ...content, id, cameraGroupId, streamId: id };
    });
  });
}

function fieldErrors(
  { name, serverSettings, cameras }: NamedDesign,
  file: DesignFile,
  catalogue: Catalogue,
): FieldError[] {
  const nameError = checkName('siteDesign', name);
  const paths = pathsOf(file);
  return [
    ...(nameError === undefined ? [] : [{ path: 'name', message: nameError }]),
    ...checkServerSettings(serverSettings, catalogue, 'serverSettings'),
    ...cameras.flatMap((row, index) => checkCameraRow(row, catalogue, paths[index]!)),
  ];
}

/** Where the rows stand in the file, in the order in which they are made of it. */
function pathsOf({ cameraGroups }: DesignFile): string[] {
  return cameraGroups
    .map(({ streams }, group) => streams.map((_, stream) => `cameraGroups[${group}].streams[${stream}]`))
    .toReversed()
    .flat();
}

function settled({ name, serverSettings, cameras }: NamedDesign, catalogue: Catalogue): NamedDesign {
  const rows = cameras.map((row) => settleCameraRow(row, catalogue));
  return {
    name,
    serverSettings: settleServerSettings(serverSettings, catalogue),
    cameras: orderRows([...rowsByGroup(rows).values()].flatMap((streams) => settleGroup(streams))),
  };
}
