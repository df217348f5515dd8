import { DESIGN_FILE_TEXTS } from '#texts/design-files.ts';
import { readDesignFile, type NamedDesign, type Problem } from '@site-designer/design-file';
import type { Catalogue } from '@site-designer/sizing-engine/catalogue';
import { logError } from '../../../lib/log.ts';
import { MAX_FILE_BYTES } from '../../../lib/max-file-bytes.ts';

/** Why a file is refused: one reason, or all faults with their places. */
export type Refusal = { readonly message: string } | { readonly problems: readonly Problem[] };

export async function readDesign(
  file: File,
  catalogue: Catalogue,
): Promise<{ readonly design: NamedDesign } | Refusal> {
  if (file.size > MAX_FILE_BYTES) return { message: DESIGN_FILE_TEXTS.tooLarge };
  try {
    return readDesignFile(await file.text(), catalogue);
  } catch (cause) {
    logError(DESIGN_FILE_TEXTS.unreadable, cause);
    return { message: DESIGN_FILE_TEXTS.unreadable };
  }
}
