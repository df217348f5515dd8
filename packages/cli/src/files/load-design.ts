import { readDesignFile, type NamedDesign } from '@site-designer/design-file';
import { SizingError, type Catalogue, type Design } from '@site-designer/sizing-engine';
import { asBuiltCheck } from '@site-designer/sizing-engine/as-built';
import { errorText } from '@site-designer/texts';
import { EXIT } from '../shell/exit-code.ts';
import { Failure, FaultyFile } from '../shell/failure.ts';
import { printable } from '../print/printable.ts';
import { withProgress } from '../shell/progress.ts';
import type { Shell } from '../shell/shell.ts';
import { issuedOf } from './load-issued.ts';
import { readText, shownName } from './read-text.ts';

/** The design of a file. One with faults is refused whole, with the place of each. */
export async function loadDesign(shell: Shell, file: string, catalogue: Catalogue): Promise<NamedDesign> {
  return designIn({ shell, file, text: await readText(shell, file) }, catalogue);
}

interface ReadFile {
  readonly shell: Shell;
  readonly file: string;
  readonly text: string;
}

export async function designIn({ shell, file, text }: ReadFile, catalogue: Catalogue): Promise<NamedDesign> {
  const read = await withProgress(shell, `reading ${printable(shownName(file))}`, () =>
    readDesignFile(text, catalogue),
  );
  if ('problems' in read) throw new FaultyFile(shownName(file), text, read.problems);
  return read.design;
}

/** What a site was built by. */
interface Baseline {
  readonly design: NamedDesign;
  /** `P-0001 A`; null for a design file. */
  readonly issuedAs: string | null;
}

/** The design of a file, or that of an issued proposal as it was issued. */
export async function loadBaseline(shell: Shell, file: string, catalogue: Catalogue): Promise<Baseline> {
  const text = await readText(shell, file);
  const issued = issuedOf(text);
  if (issued === undefined) return { design: await designIn({ shell, file, text }, catalogue), issuedAs: null };
  const { name, siteDesignName, design } = issued;
  const { cameras, serverSettings } = design as Design;
  try {
    asBuiltCheck({ design: { cameras, serverSettings }, cameras: [] }, catalogue);
  } catch (error) {
    if (!(error instanceof SizingError)) throw error;
    throw new Failure(EXIT.file, `${shownName(file)}: ${errorText(error)}`);
  }
  return { design: { name: siteDesignName, cameras, serverSettings }, issuedAs: name };
}
