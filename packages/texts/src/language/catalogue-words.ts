import type { SOURCES } from '@site-designer/sizing-engine/catalogue';

type Processors = `machineFamilies.${1 | 2 | 3}` | `managementLevels.${1 | 2 | 3 | 4}.server`;

/** Texts of the published catalogue that are words, by the id of their entry. What price lists match is no word. */
export type CatalogueText =
  | 'hardwareTypes.0.name'
  | `lensTypes.${0 | 1 | 2}.name`
  | `recordings.${0 | 1 | 2}.name`
  | `connectivities.${1 | 2 | 3}.name`
  | `formFactors.${3 | 4}.name`
  | `archiveFrequencies.${1 | 2 | 3 | 4 | 6 | 8 | 12 | 24}.name`
  | `managementLevels.${1 | 2 | 3 | 4 | 5}.name`
  | `complexities.${1 | 2 | 3 | 4 | 5}.${'name' | 'example'}`
  | 'resolutions.16.name'
  | `${Processors}.cpu.value`
  | `managementLevels.${3 | 4}.server.databaseServer.cpu.value`
  | `appliances.${4 | 5 | 6}.processor.value`
  | `appliances.${5 | 6}.networkPorts.value`
  | `retentionRules.${1 | 2 | 3 | 4 | 5}.${'name' | 'region' | 'days.source'}`
  | `retentionRules.${1 | 3 | 5}.citation`
  | `${'bitrate' | 'measurement' | 'storage' | 'network' | 'failure' | 'physical' | 'site'}Model.id`;

/** Sources that are more than a chapter of the model. */
type Source = Exclude<keyof typeof SOURCES, 'model' | 'physicalModel'>;

/** What the published catalogue says, in a language. English has none: it is the catalogue itself. */
export interface CatalogueWords {
  readonly texts: Readonly<Record<CatalogueText, string>>;
  readonly sources: Readonly<Record<Source, string>>;
  /** Choices of a form that are no entries of the catalogue. */
  readonly yes: string;
  readonly no: string;
}
