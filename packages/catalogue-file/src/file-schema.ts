import { Type } from 'typebox';
import { Catalogue, list } from './catalogue-schema.ts';
import { EXACT, number, text } from './facts.ts';
import { object } from './objects.ts';

/** Ids of published entries that a file leaves out, by part. */
const Removed = object(
  {
    codecs: removed(),
    complexities: removed(),
    resolutions: removed(),
    diskFamilies: removed(),
    raidFamilies: removed(),
    machineFamilies: removed(),
    appliances: removed(),
    platformVersions: removed(),
    managementLevels: removed(),
    retentionRules: removed(),
    hardwareTypes: removed(),
    lensTypes: removed(),
    recordings: removed(),
    connectivities: removed(),
    formFactors: removed(),
    archiveFrequencies: removed(),
    serverDiskQuantities: removed(),
    switchKinds: Type.Optional(list(text())),
    decoders: Type.Optional(list(text())),
  },
  'Published entries that there are not, by their ids; entries of the file itself stay',
);

function removed() {
  return Type.Optional(list(number('id')));
}

/** A catalogue file: a whole catalogue, or only the parts that differ from the published one. */
export const CatalogueFile = Type.Object(
  {
    $schema: Type.Optional(Type.String({ description: 'Where an editor finds this schema; ignored' })),
    ...Type.Partial(Catalogue).properties,
    remove: Type.Optional(Removed),
    applianceDiskQuantities: Type.Optional(
      Type.Unknown({ description: 'Of files of earlier versions; ignored: SKUs say how many disks there are' }),
    ),
  },
  {
    ...EXACT,
    title: 'Catalogue file',
    description: 'A whole catalogue, or only the parts that differ from the published one',
  },
);

/** The JSON schema (2020-12) of a catalogue file, for editors and other validators. */
export function catalogueFileSchema(): Readonly<Record<string, unknown>> {
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', ...CatalogueFile };
}
