import type { CameraTemplate } from '@site-designer/api-contract/addresses';
import { compareTemplates, readTemplateLibrary, writeTemplateLibrary } from '@site-designer/design-file';
import type { Catalogue } from '@site-designer/sizing-engine';
import type { Refusal } from '../files/read-design.ts';
import { readText } from '../files/read-text.ts';
import type { Compared } from './library-import.ts';

interface LibraryContext {
  readonly catalogue: Catalogue;
  /** The user's own. */
  readonly existing: readonly CameraTemplate[];
}

/** The templates of a file compared with the user's own, or why the file is refused. */
export async function readLibrary(
  file: File,
  { catalogue, existing }: LibraryContext,
): Promise<{ readonly compared: readonly Compared[] } | Refusal> {
  const given = await readText(file);
  if ('message' in given) return given;
  const read = readTemplateLibrary(given.text, catalogue);
  return 'problems' in read ? read : { compared: compareTemplates(existing, read.templates) };
}

export function libraryFile(templates: readonly CameraTemplate[]): Blob {
  return new Blob([writeTemplateLibrary(templates)], { type: 'application/json' });
}
