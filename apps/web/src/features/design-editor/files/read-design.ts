import { readDesignFile, type NamedDesign, type Problem } from '@site-designer/design-file';
import type { Catalogue } from '@site-designer/sizing-engine';
import { readText } from './read-text.ts';

/** Why a file is refused: one reason, or all faults with their places. */
export type Refusal = { readonly message: string } | { readonly problems: readonly Problem[] };

export async function readDesign(
  file: File,
  catalogue: Catalogue,
): Promise<{ readonly design: NamedDesign } | Refusal> {
  const read = await readText(file);
  return 'message' in read ? read : readDesignFile(read.text, catalogue);
}
