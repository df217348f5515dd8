import { deepFreeze } from '../checks/deep-freeze.ts';
import { APPLIANCES } from './appliances.ts';
import { BITRATE_MODEL, CODECS, COMPLEXITIES, RESOLUTIONS } from './bitrate-model.ts';
import { FAILURE_MODEL } from './failure-model.ts';
import { MACHINE_FAMILIES, OS_DISK } from './machine-families.ts';
import {
  ARCHIVE_FREQUENCIES,
  AUTO_MODEL_RAID_TYPES,
  CONNECTIVITIES,
  FORM_FACTORS,
  HARDWARE_TYPES,
  LENS_TYPES,
  PUBLISHED_NAMES,
  RECORDINGS,
  SERVER_DISK_QUANTITIES,
} from './option-lists.ts';
import { MEASUREMENT_MODEL } from './measurement-model.ts';
import { RETENTION_RULES } from './retention-rules.ts';
import { MANAGEMENT_LEVELS, PLATFORM_VERSIONS } from './platforms.ts';
import type { Catalogue } from './schema.ts';
import { DECODERS, SITE_MODEL, SWITCH_KINDS } from './site-model.ts';
import { DISK_FAMILIES, NETWORK_MODEL, PHYSICAL_MODEL, RAID_FAMILIES, STORAGE_MODEL } from './storage-model.ts';

/** The catalogue that comes with the engine: every fact with its unit, origin and source. Frozen. */
export const publishedCatalogue: Catalogue = /* #__PURE__ */ deepFreeze({
  version: '2026-11',
  names: PUBLISHED_NAMES,
  bitrateModel: BITRATE_MODEL,
  measurementModel: MEASUREMENT_MODEL,
  storageModel: STORAGE_MODEL,
  networkModel: NETWORK_MODEL,
  failureModel: FAILURE_MODEL,
  physicalModel: PHYSICAL_MODEL,
  siteModel: SITE_MODEL,
  codecs: CODECS,
  complexities: COMPLEXITIES,
  resolutions: RESOLUTIONS,
  diskFamilies: DISK_FAMILIES,
  raidFamilies: RAID_FAMILIES,
  machineFamilies: MACHINE_FAMILIES,
  appliances: APPLIANCES,
  platformVersions: PLATFORM_VERSIONS,
  managementLevels: MANAGEMENT_LEVELS,
  retentionRules: RETENTION_RULES,
  switchKinds: SWITCH_KINDS,
  decoders: DECODERS,
  autoModelRaidTypes: AUTO_MODEL_RAID_TYPES,
  osDisk: OS_DISK,
  hardwareTypes: HARDWARE_TYPES,
  lensTypes: LENS_TYPES,
  recordings: RECORDINGS,
  connectivities: CONNECTIVITIES,
  formFactors: FORM_FACTORS,
  archiveFrequencies: ARCHIVE_FREQUENCIES,
  serverDiskQuantities: SERVER_DISK_QUANTITIES,
});
