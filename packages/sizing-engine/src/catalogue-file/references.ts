import type { Catalogue } from '../catalogue/schema.ts';
import { DEFAULT_PLATFORM, NEW_STREAM } from '../selection/defaults.ts';
import type { FieldError } from '../selection/field-check.ts';

type IdList = {
  [K in keyof Catalogue]: Catalogue[K] extends readonly { readonly id: number }[] ? K : never;
}[keyof Catalogue];

const ID_LISTS = [
  'codecs',
  'complexities',
  'resolutions',
  'diskFamilies',
  'raidFamilies',
  'machineFamilies',
  'appliances',
  'platformVersions',
  'managementLevels',
  'hardwareTypes',
  'lensTypes',
  'recordings',
  'connectivities',
  'formFactors',
  'archiveFrequencies',
  'serverDiskQuantities',
  'applianceDiskQuantities',
] as const satisfies readonly IdList[];

/** What of a well-formed catalogue does not hold together. */
export function referenceErrors(catalogue: Catalogue): FieldError[] {
  return [
    ...ID_LISTS.flatMap((list) => repeatedIds(catalogue[list], list)),
    ...applianceErrors(catalogue),
    ...defaultErrors(catalogue),
    ...sizeErrors(catalogue),
  ];
}

function repeatedIds(entries: readonly { readonly id: number }[], list: string): FieldError[] {
  return entries.flatMap(({ id }, index) =>
    entries.findIndex((each) => each.id === id) === index
      ? []
      : [{ path: `${list}[${index}].id`, message: `Id ${id} stands twice` }],
  );
}

function applianceErrors({ appliances, formFactors, raidFamilies }: Catalogue): FieldError[] {
  return appliances.flatMap(({ formFactor, raidTypes }, index) => [
    ...missing(formFactors, formFactor, `appliances[${index}].formFactor`),
    ...raidTypes.flatMap((raid, place) => missing(raidFamilies, raid, `appliances[${index}].raidTypes[${place}]`)),
  ]);
}

/** A new design must be possible: what it starts with has to exist. */
function defaultErrors({ codecs, complexities, resolutions, platformVersions }: Catalogue): FieldError[] {
  return [
    ...missing(codecs, NEW_STREAM.codec, 'codecs'),
    ...missing(complexities, NEW_STREAM.complexity.motion, 'complexities'),
    ...missing(resolutions, NEW_STREAM.resolution.motion, 'resolutions'),
    ...missing(platformVersions, DEFAULT_PLATFORM, 'platformVersions'),
  ];
}

function missing(entries: readonly { readonly id: number }[], id: number, path: string): FieldError[] {
  return entries.some((each) => each.id === id) ? [] : [{ path, message: `There is no entry with id ${id}` }];
}

function sizeErrors({ diskFamilies }: Catalogue): FieldError[] {
  return diskFamilies.flatMap(({ sizesTb }, index) =>
    sizesTb.every((size, place) => place === 0 || size > sizesTb[place - 1]!)
      ? []
      : [{ path: `diskFamilies[${index}].sizesTb`, message: 'Must rise' }],
  );
}
