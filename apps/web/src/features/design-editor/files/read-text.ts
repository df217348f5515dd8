import { DESIGN_FILE_TEXTS } from '#texts/editor/design-files.ts';
import { unicodeText } from '@site-designer/camera-table/encoding';
import { logError } from '../../../lib/calls/log.ts';
import { MAX_FILE_BYTES } from '../../../lib/files/max-file-bytes.ts';

/** The text of a file, or why it is refused. Of an encoding that is guessed, names would come out with other letters. */
export async function readText(file: File): Promise<{ readonly text: string } | { readonly message: string }> {
  if (file.size > MAX_FILE_BYTES) return { message: DESIGN_FILE_TEXTS.tooLarge };
  try {
    const text = unicodeText(new Uint8Array(await file.arrayBuffer()));
    return text === undefined ? { message: DESIGN_FILE_TEXTS.notUnicode } : { text };
  } catch (cause) {
    logError(DESIGN_FILE_TEXTS.unreadable, cause);
    return { message: DESIGN_FILE_TEXTS.unreadable };
  }
}
