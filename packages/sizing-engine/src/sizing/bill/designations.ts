import { requireCatalogue } from '../../checks/catalogue-check.ts';
import type { Catalogue } from '../../catalogue/schema.ts';

/** Designations of lines without an SKU. */
export const NAMES = {
  managementServer: 'Management server',
  databaseServer: 'Database server',
  operatingSystem: 'Server operating system',
  disk: (sizeTb: number, type: string) => `${sizeTb} TB ${type}`,
  cableBox: (metres: number) => `Cable, box of ${metres} m`,
  workstation: (card: string | null) => (card === null ? 'Workstation' : `Workstation, ${card}`),
  shelf: (bays: number) => `Disk shelf, ${bays} bays`,
  ups: (va: number) => `UPS ${va} VA`,
  upsBattery: 'UPS battery',
  baseLicence: (platform: string) => `${platform} base licence`,
  deviceLicence: (platform: string) => `${platform} device licence`,
  database: (edition: string) => `SQL Server ${edition}`,
} as const;

/**
 * Every designation that a bill can have with a catalogue, in the order of a bill: what a price list should price.
 *
 * @returns Each once.
 * @throws Never.
 * @example
 * ```ts
 * billDesignations(publishedCatalogue).includes('HE150D-4TB'); // true
 * ```
 */
export function billDesignations(catalogue: Catalogue): readonly string[] {
  requireCatalogue(catalogue);
  const { appliances, machineFamilies, diskFamilies, managementLevels, platformVersions, physicalModel } = catalogue;
  const { switchKinds, decoders, siteModel } = catalogue;
  const management = managementLevels.flatMap(({ server }) => (server === null ? [] : [server]));
  const all = [
    ...appliances.flatMap(({ skus }) => skus.map(({ sku }) => sku)),
    ...machineFamilies.map(({ name }) => name),
    ...diskFamilies.flatMap(({ name, sizesTb }) => sizesTb.values.map((size) => NAMES.disk(size, name))),
    ...diskFamilies.flatMap(({ shelfBays }) => (shelfBays === undefined ? [] : [NAMES.shelf(shelfBays.value)])),
    ...(management.length === 0 ? [] : [NAMES.managementServer]),
    ...(management.some(({ databaseServer }) => databaseServer !== undefined) ? [NAMES.databaseServer] : []),
    ...management.map(({ databaseDiskTb, diskType }) => NAMES.disk(databaseDiskTb.value, diskType.value)),
    ...platformVersions.flatMap(({ name }) => [NAMES.baseLicence(name), NAMES.deviceLicence(name)]),
    ...management.map(({ sqlServer }) => NAMES.database(sqlServer.value)),
    NAMES.operatingSystem,
    ...switchKinds.map(({ name }) => name),
    NAMES.cableBox(siteModel.cableBox.value),
    NAMES.workstation(null),
    ...decoders.map(({ name }) => NAMES.workstation(name)),
    ...physicalModel.upsSizes.map(({ rating }) => NAMES.ups(rating.value)),
    NAMES.upsBattery,
  ];
  return [...new Set(all)];
}
