import type { Catalogue, Complexity, Option, Resolution } from '../catalogue/schema.ts';
import { SLIDERS } from './bounds.ts';

/** A slider as a form draws it. */
export interface SliderSetup {
  readonly value: number;
  readonly rangeMin: number;
  readonly rangeMax: number;
  readonly minValue: number;
  readonly inputName: string;
  readonly unitType: string;
}

/** Every list that a form offers, ids with their names in display order. */
export interface OptionLists {
  readonly hardwareTypes: readonly Option[];
  readonly machineTypes: readonly Option[];
  readonly supportedCameras: readonly Option[];
  readonly storageConnectivities: readonly Option[];
  readonly raidTypes: readonly Option[];
  readonly diskTypes: readonly Option[];
  readonly codecs: readonly Option[];
  readonly imageComplexities: readonly (Option & Pick<Complexity, 'example'>)[];
  readonly resolutions: readonly (Option & Pick<Resolution, 'width' | 'height'>)[];
  readonly lensTypes: readonly Option[];
  readonly recordings: readonly Option[];
  readonly xProtectVersions: readonly (Option & Readonly<Record<'camQtyDefault' | 'camQtyMax', number>>)[];
  readonly serverDiskQuantities: readonly Option[];
  readonly raidOS: readonly Option[];
  readonly archiveFrequencies: readonly Option[];
  readonly husky: {
    readonly huskyIvoModels: readonly (Option & { readonly modelName: string })[];
    readonly formFactors: readonly Option[];
    readonly raidTypes: readonly Option[];
    readonly serverDiskQuantities: readonly Option[];
    readonly supportedCameras: readonly Option[];
    readonly totalUsageSetup: SliderSetup;
    readonly netStorageSetup: SliderSetup;
  };
}

const AUTO: Option = { id: 0, name: 'Auto', sortOrder: 0 };

/**
 * All option lists of the product, for forms and for checking ids.
 *
 * @example
 * ```ts
 * optionLists(catalogue).codecs[2]; // { id: 3, name: 'H.264', sortOrder: 3 }
 * ```
 */
export function optionLists(catalogue: Catalogue): OptionLists {
  const supportedCameras = sorted(catalogue.managementLevels, option);
  const raidTypes = [AUTO, ...sorted(catalogue.raidFamilies, option)];
  return {
    hardwareTypes: sorted(catalogue.hardwareTypes, option),
    machineTypes: [AUTO, ...sorted(catalogue.machineFamilies, option)],
    supportedCameras,
    storageConnectivities: sorted(catalogue.connectivities, option),
    raidTypes,
    diskTypes: sorted(catalogue.diskFamilies, option),
    codecs: sorted(catalogue.codecs, option),
    imageComplexities: sorted(catalogue.complexities, (each) => ({ ...option(each), example: each.example })),
    resolutions: sorted(catalogue.resolutions, (each) => ({
      ...option(each),
      width: each.width,
      height: each.height,
    })),
    lensTypes: sorted(catalogue.lensTypes, option),
    recordings: sorted(catalogue.recordings, option),
    xProtectVersions: sorted(catalogue.platformVersions, (each) => ({
      ...option(each),
      camQtyDefault: each.camQtyDefault.value,
      camQtyMax: each.camQtyMax.value,
    })),
    serverDiskQuantities: sorted(catalogue.serverDiskQuantities, option),
    raidOS: [
      { id: 1, name: 'Yes', sortOrder: 1 },
      { id: 0, name: 'No', sortOrder: 2 },
    ],
    archiveFrequencies: sorted(catalogue.archiveFrequencies, option),
    husky: {
      huskyIvoModels: [
        { ...AUTO, modelName: AUTO.name },
        ...catalogue.appliances.map(({ id, model, name }, index) => ({
          id,
          name: model,
          sortOrder: index + 1,
          modelName: name,
        })),
      ],
      formFactors: sorted(catalogue.formFactors, option),
      raidTypes,
      serverDiskQuantities: applianceDiskQuantities(catalogue),
      supportedCameras,
      totalUsageSetup: SLIDERS.totalUsage,
      netStorageSetup: SLIDERS.netStorage,
    },
  };
}

/** Auto and the numbers of disks that appliances are sold with; the id is the number itself. */
export function applianceDiskQuantities({ appliances }: Pick<Catalogue, 'appliances'>): readonly Option[] {
  const sold = new Set(appliances.flatMap(({ skus }) => skus.map(({ disks }) => disks.value)));
  const ids = [AUTO.id, ...[...sold].toSorted((a, b) => a - b)];
  return ids.map((id, index) => ({ id, name: id === AUTO.id ? AUTO.name : String(id), sortOrder: index + 1 }));
}

function option({ id, name, sortOrder }: Option): Option {
  return { id, name, sortOrder };
}

function sorted<T extends Option, R>(entries: readonly T[], map: (entry: T) => R): R[] {
  return entries.toSorted((a, b) => a.sortOrder - b.sortOrder).map(map);
}
