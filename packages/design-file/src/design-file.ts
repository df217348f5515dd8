import { CameraRowTemplate, ServerSettingsInput } from '@site-designer/api-contract';
import { NAME_LIMITS } from '@site-designer/api-contract/names';
import type { LaterRowField } from '@site-designer/sizing-engine';
import { LATER_FIELDS } from '@site-designer/sizing-engine/design';
import { Type, type Static, type TOptional } from 'typebox';
import { Placed } from './placed.ts';

/** Identifies the kind of a file, whatever its name. */
export const FORMAT = 'site-designer-design';

/** Raised when present files could no longer be read with the same meaning. */
export const VERSION = 1;

const EXACT = { additionalProperties: false } as const;

const { properties } = CameraRowTemplate;

/** Files that are older than these fields do not have them. */
const later = Object.fromEntries(LATER_FIELDS.map((field) => [field, Type.Optional(properties[field])])) as {
  readonly [F in LaterRowField]: TOptional<(typeof properties)[F]>;
};

export const Stream = Type.Object(
  { ...properties, ...later },
  { ...EXACT, title: 'Stream', description: 'One stream of a camera group: a row of the camera table' },
);

const CameraGroup = Type.Object(
  { streams: Type.Array(Stream, { minItems: 1, description: 'The first one rules quantity and lens of the group' }) },
  { ...EXACT, title: 'CameraGroup', description: 'Cameras of one kind' },
);

/** The input of a design, without results: they follow from it. */
export const DesignFile = Type.Object(
  {
    $schema: Type.Optional(Type.String({ description: 'Where an editor finds this schema; not looked at' })),
    format: Type.Literal(FORMAT),
    version: Type.Literal(VERSION),
    name: Type.String({ description: `Design name, up to ${NAME_LIMITS.siteDesign.max} characters` }),
    serverSettings: ServerSettingsInput,
    cameraGroups: Type.Array(CameraGroup, { description: 'As the table shows them, the top one first' }),
    placed: Type.Optional(Placed),
  },
  { ...EXACT, title: 'Design file' },
);
export type DesignFile = Static<typeof DesignFile>;

/** The first fields of a file. */
export const DESIGN_FILE_KIND = { format: FORMAT, version: VERSION, name: 'design file' } as const;

/** The schema of a design file (JSON Schema 2020-12), for editors and other validators. */
export function designFileSchema(): Readonly<Record<string, unknown>> {
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', ...DesignFile };
}
