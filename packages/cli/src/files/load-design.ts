import { readDesignFile, type NamedDesign } from '@site-designer/design-file';
import type { Catalogue } from '@site-designer/sizing-engine';
import { FaultyFile } from '../shell/failure.ts';
import type { Shell } from '../shell/shell.ts';
import { readText, shownName } from './read-text.ts';

/** The design of a file. One with faults is refused whole, with the place of each. */
export async function loadDesign(shell: Shell, file: string, catalogue: Catalogue): Promise<NamedDesign> {
  return designIn(await readText(shell, file), file, catalogue);
}

export function designIn(text: string, file: string, catalogue: Catalogue): NamedDesign {
  const read = readDesignFile(text, catalogue);
  if ('problems' in read) throw new FaultyFile(shownName(file), text, read.problems);
  return read.design;
}
