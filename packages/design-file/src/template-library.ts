import { MOST_STREAMS } from '@site-designer/api-contract/design-bounds';
import { CAMERA_NAME_LIMIT } from '@site-designer/sizing-engine/bounds';
import type { Catalogue } from '@site-designer/sizing-engine';
import { checkCameraRow } from '@site-designer/sizing-engine';
import type { NewCameraRow } from '@site-designer/sizing-engine';
import { checkCameraName, settleStreams, withLaterFields } from '@site-designer/sizing-engine/design';
import { type FieldError, fieldText, fieldErrors, problemText } from '@site-designer/texts';
import { readJson, schemaErrors, type Problem } from '@site-designer/json-file';
import { Type, type Static } from 'typebox';
import { Stream } from './design-file.ts';
import { formatErrors } from './format-errors.ts';
import { quantityErrors } from './quantity-errors.ts';

/** By which a file of templates says what it is, and the version that grows when files of today could no longer be read. */
const TEMPLATE_LIBRARY_KIND = {
  format: 'site-designer-camera-templates',
  version: 1,
  name: 'file of camera templates',
} as const;

const Template = Type.Object(
  {
    name: Type.String({ description: `1 to ${CAMERA_NAME_LIMIT.max} characters after trimming` }),
    streams: Type.Array(Stream, { minItems: 1, maxItems: MOST_STREAMS, description: 'The first one rules the group' }),
  },
  { additionalProperties: false, title: 'Template', description: 'A camera group that is kept to be used again' },
);

const TemplateLibrary = Type.Object(
  {
    $schema: Type.Optional(Type.String({ description: 'Where an editor finds this schema; not looked at' })),
    format: Type.Literal(TEMPLATE_LIBRARY_KIND.format),
    version: Type.Literal(TEMPLATE_LIBRARY_KIND.version),
    templates: Type.Array(Template, { description: 'In the order in which they are listed' }),
  },
  { additionalProperties: false, title: 'Camera templates' },
);
type TemplateLibrary = Static<typeof TemplateLibrary>;

/** A camera group under a name, as it is kept to be used again. */
export interface NamedTemplate {
  readonly name: string;
  /** Streams of the group, the first one first. */
  readonly cameras: readonly NewCameraRow[];
}

/** The schema of a file of templates (JSON Schema 2020-12), for editors and other validators. */
export function templateLibrarySchema(): Readonly<Record<string, unknown>> {
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', ...TemplateLibrary };
}

/** Templates as the text of a file that colleagues can read. */
export function writeTemplateLibrary(templates: readonly NamedTemplate[]): string {
  const { format, version } = TEMPLATE_LIBRARY_KIND;
  const file: TemplateLibrary = {
    format,
    version,
    templates: templates.map(({ name, cameras }) => ({ name, streams: [...cameras] })),
  };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}

/** The templates of a file, or everything that is wrong with it. */
type ReadTemplateLibrary = { readonly templates: readonly NamedTemplate[] } | { readonly problems: readonly Problem[] };

/**
 * Reads a file of templates. Nothing is guessed: a file with any fault is refused whole, and every fault is told with its place.
 * Streams stand as a store gives them; derived fields are worked out anew.
 */
export function readTemplateLibrary(text: string, catalogue: Catalogue): ReadTemplateLibrary {
  const read = readJson(text);
  if ('problems' in read) return read;
  const wrong = formatErrors(read.value, TEMPLATE_LIBRARY_KIND) ?? schemaErrors(TemplateLibrary, read.value);
  if (wrong.length > 0) return { problems: read.located(wrong) };
  const templates = templatesOf(read.value as TemplateLibrary);
  const refused = templates.flatMap((template, index) => templateErrors(template, `templates[${index}]`, catalogue));
  if (refused.length > 0) return { problems: read.located(refused) };
  return {
    templates: templates.map(({ name, cameras }) => ({ name, cameras: settleStreams(cameras, catalogue) })),
  };
}

function templatesOf({ templates }: TemplateLibrary): NamedTemplate[] {
  return templates.map(({ name, streams }) => ({
    name: name.trim(),
    cameras: streams.map((each) => withLaterFields(each)),
  }));
}

function templateErrors({ name, cameras }: NamedTemplate, path: string, catalogue: Catalogue): FieldError[] {
  const message = name === '' ? fieldText('field.required') : problemText(checkCameraName(name));
  return [
    ...(message === undefined ? [] : [{ path: `${path}.name`, message }]),
    ...fieldErrors(cameras.flatMap((row, stream) => checkCameraRow(row, catalogue, `${path}.streams[${stream}]`))),
    ...quantityErrors(cameras, path),
  ];
}
