import type { Catalogue } from '@site-designer/sizing-engine';
import { createContext, useContext } from 'react';

/**
 * Lists without entries and models without figures, for a page that is prepared while its catalogue is on the way. Nothing is
 * calculated with it.
 */
export const NO_ENTRIES = Object.freeze({
  version: '',
  names: { series: '', software: '', client: '' },
  bitrateModel: {},
  measurementModel: {},
  storageModel: {},
  networkModel: {},
  failureModel: {},
  physicalModel: {},
  siteModel: { poeClasses: [] },
  autoModelRaidTypes: {},
  osDisk: {},
  codecs: [],
  complexities: [],
  resolutions: [],
  diskFamilies: [],
  raidFamilies: [],
  machineFamilies: [],
  appliances: [],
  platformVersions: [],
  managementLevels: [],
  retentionRules: [],
  switchKinds: [],
  decoders: [],
  hardwareTypes: [],
  lensTypes: [],
  recordings: [],
  connectivities: [],
  formFactors: [],
  archiveFrequencies: [],
  serverDiskQuantities: [],
} satisfies Record<keyof Catalogue, unknown>) as unknown as Catalogue;

/** The catalogue that the open design is sized with; undefined until a design has been opened. */
export const CatalogueContext = createContext<Catalogue | undefined>(undefined);

export function useCatalogue(): Catalogue {
  const catalogue = useContext(CatalogueContext);
  if (!catalogue) throw new Error('useCatalogue needs a <CatalogueContext> above it, with a catalogue');
  return catalogue;
}
