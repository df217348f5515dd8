import type { Catalogue } from '@site-designer/sizing-engine';
import { VIEWING_TEXTS as TEXTS } from '#texts/editor/site.ts';

/** Graphics cards to choose from, each with its engines. Names of published ones end with them, in English. */
export function graphicsCards({
  decoders,
}: Pick<Catalogue, 'decoders'>): { readonly id: string; readonly name: string }[] {
  return decoders.map(({ id, name, engines }) => ({
    id,
    name: TEXTS.engines(name.replace(/, \d+ engines?$/, ''), engines.value),
  }));
}
