import { readJson, schemaErrors, segmentsOf, type Problem } from '@site-designer/json-file';
import type { Catalogue } from '@site-designer/sizing-engine';
import {
  catalogueErrors,
  mergeCatalogue,
  removalErrors,
  type CatalogueChanges,
} from '@site-designer/sizing-engine/catalogue';
import { checkWords, type FieldError, fieldErrors } from '@site-designer/texts';
import type { Static } from 'typebox';
import { Hash } from 'typebox/value';
import { Catalogue as CatalogueSchema } from './catalogue-schema.ts';
import { CatalogueFile } from './file-schema.ts';

type CatalogueFile = Static<typeof CatalogueFile>;

/** The catalogue of a file, or everything that is wrong with it. */
type ReadCatalogueFile = { readonly catalogue: Catalogue } | { readonly problems: readonly Problem[] };

/**
 * Reads a company's own catalogue.
 *
 * A file with every part is a catalogue of its own; of any other, the entries and models replace those of `base` or join
 * them, and those that it removes are left out. Its version is the one that it states, else a hash of its content.
 */
export function readCatalogueFile(text: string, base: Catalogue): ReadCatalogueFile {
  const read = readJson(text);
  if ('problems' in read) return read;
  const { value, located } = read;
  if (isAnswer(value)) {
    return {
      problems: located([{ path: 'catalogue', message: checkWords().files.wholeAnswer }]),
    };
  }
  const wrong = schemaErrors(CatalogueFile, value);
  if (wrong.length > 0) return { problems: located(wrong) };
  const { $schema: _, applianceDiskQuantities: _earlier, ...own } = value as CatalogueFile;
  const labelled = { version: `own-${Hash(own)}`, ...own };
  const [from, changes] = isWhole(labelled) ? [withLaterParts(labelled, base), {}] : [base, labelled];
  const catalogue = mergeCatalogue(from, changes);
  const errors = fieldErrors(catalogueErrors(catalogue)).map((error) => inFile(error, own, catalogue));
  const problems = [...fieldErrors(removalErrors(base, own)), ...errors];
  return problems.length > 0 ? { problems: located(problems) } : { catalogue };
}

/** Whether a file is a whole answer of `GET /catalogue`, which has the catalogue in a field. */
function isAnswer(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'catalogue' in value;
}

/** Parts that whole files of earlier versions do not have: those stay whole and get the published part. */
const LATER_PARTS = [
  'names',
  'measurementModel',
  'failureModel',
  'physicalModel',
] as const satisfies readonly (keyof Catalogue)[];

type WholeFile = Omit<Catalogue, (typeof LATER_PARTS)[number]>;

function isWhole(own: CatalogueChanges): own is WholeFile {
  if (own.remove !== undefined) return false;
  const later: readonly string[] = LATER_PARTS;
  return Object.keys(CatalogueSchema.properties).every((name) => name in own || later.includes(name));
}

function withLaterParts(own: WholeFile, base: Catalogue): Catalogue {
  const parts = Object.fromEntries(LATER_PARTS.map((name) => [name, base[name]])) as unknown as Pick<
    Catalogue,
    (typeof LATER_PARTS)[number]
  >;
  return { ...parts, ...own };
}

/** An error of the merged catalogue with the path that its entry has in the file. */
function inFile(error: FieldError, own: CatalogueChanges, catalogue: Catalogue): FieldError {
  const [list, index] = segmentsOf(error.path);
  if (typeof index !== 'number') return error;
  const entry = (catalogue[list as keyof Catalogue] as readonly unknown[])[index];
  const place = (own[list as keyof Catalogue] as readonly unknown[] | undefined)?.indexOf(entry) ?? -1;
  return place < 0 ? error : { ...error, path: error.path.replace(`[${index}]`, `[${place}]`) };
}
