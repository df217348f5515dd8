import type { Catalogue } from '../catalogue/schema.ts';
import { requireStructure } from './structure.ts';

/** What a list of entries has. */
const ENTRIES = [{}];

/** What a catalogue must have: what is in its parts is told by the schema of a catalogue file. */
export const CATALOGUE_PARTS: Readonly<Record<keyof Catalogue, unknown>> = {
  version: '',
  names: { series: '', software: '', client: '' },
  bitrateModel: {},
  measurementModel: {},
  storageModel: {},
  networkModel: {},
  failureModel: {},
  physicalModel: {},
  siteModel: { poeClasses: ENTRIES },
  codecs: ENTRIES,
  complexities: ENTRIES,
  resolutions: ENTRIES,
  diskFamilies: ENTRIES,
  raidFamilies: ENTRIES,
  machineFamilies: ENTRIES,
  appliances: ENTRIES,
  platformVersions: ENTRIES,
  managementLevels: ENTRIES,
  retentionRules: ENTRIES,
  switchKinds: ENTRIES,
  decoders: ENTRIES,
  autoModelRaidTypes: {},
  osDisk: {},
  hardwareTypes: ENTRIES,
  lensTypes: ENTRIES,
  recordings: ENTRIES,
  connectivities: ENTRIES,
  formFactors: ENTRIES,
  archiveFrequencies: ENTRIES,
  serverDiskQuantities: ENTRIES,
};

const CHECKED = new WeakSet<Catalogue>();

/**
 * Refuse what is no catalogue: callers without TypeScript may leave it out, or hand in a part of one. Each is looked at once, since
 * catalogues do not change.
 *
 * @throws SizingError `out-of-domain` with the path of the first part that is missing.
 */
export function requireCatalogue(catalogue: Catalogue): void {
  if (CHECKED.has(catalogue)) return;
  requireStructure(catalogue, CATALOGUE_PARTS, 'catalogue');
  CHECKED.add(catalogue);
}
