import { readCatalogueFile } from '@site-designer/catalogue-file';
import type { Catalogue } from '@site-designer/sizing-engine';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { namedCatalogue } from '@site-designer/texts';
import { Option } from 'commander';
import { FaultyFile } from '../shell/failure.ts';
import type { Shell } from '../shell/shell.ts';
import { readText, shownName } from './read-text.ts';

/** Options of every command that computes. */
export interface CatalogueOption {
  /** File of the company's own catalogue. */
  readonly catalogue?: string;
}

export function catalogueOption(): Option {
  return new Option('--catalogue <file>', "size with a company's own catalogue (its schema: `schema catalogue`)");
}

/** The catalogue to compute with, in the language of the command: a company's own where a file is named, else the published one. */
export async function loadCatalogue(shell: Shell, { catalogue: file }: CatalogueOption): Promise<Catalogue> {
  if (file === undefined) return namedCatalogue(publishedCatalogue);
  const text = await readText(shell, file);
  const read = readCatalogueFile(text, publishedCatalogue);
  if ('problems' in read) throw new FaultyFile(shownName(file), text, read.problems);
  return namedCatalogue(read.catalogue);
}
