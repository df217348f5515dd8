import type { Catalogue } from '@site-designer/sizing-engine/catalogue';
import { createContext, useContext } from 'react';

/** The catalogue that the open design is sized with; undefined until a design has been opened. */
export const CatalogueContext = createContext<Catalogue | undefined>(undefined);

export function useCatalogue(): Catalogue {
  const catalogue = useContext(CatalogueContext);
  if (!catalogue) throw new Error('useCatalogue needs a <CatalogueContext> above it, with a catalogue');
  return catalogue;
}
