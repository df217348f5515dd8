import { FIELD_TEXTS } from './field-texts.ts';

/** The texts of fields that are wrong, letter for letter as specified. */
export const TEXTS = {
  ...FIELD_TEXTS,
  required: 'This field is required',
  unknownField: 'Unknown field',
  alphanumeric: 'Must contain only letters and numbers',
  minLength: (min: number): string => `Must be at least ${min} characters`,
  maxLength: (max: number): string => `Must be ${max} characters or less`,
  atLeast: (min: number): string => `Value must be at least ${min}`,
  atMost: (max: number): string => `Value must be no more than ${max}`,
  noFailover: (edition: string): string => `The ${edition} edition has one recording server and no failover servers`,
  hotSparesFillBays: (bays: number): string => `Hot spares must leave bays for recordings: a server has ${bays}`,
  incompatibleAppliance: 'Model, form factor and RAID type do not go together',
  skuNotOffered: 'This SKU does not belong to the chosen model, form factor, RAID type and number of disks',
  noSuchGroup: (id: number): string => `Camera group ${id} not found`,
  mostEntries: (max: number): string => `Must have ${max} entries or fewer`,
  noSuchRow: (id: number): string => `Row ${id} not found`,
  listedTwice: 'Must be listed once',
  namedTwice: (id: number): string => `Row ${id} is listed twice`,
  otherGroup: (cameraGroupId: number): string => `The row does not belong to group ${cameraGroupId}`,
  quantityOfGroup: (first: number, other: number): string =>
    `The quantity of a group is that of its first stream (${first}); ${other} is not taken`,
  wattsOfClass: (most: number, poeClass: number): string => `A device of class ${poeClass} draws at most ${most} W`,
  startsNoGroup: 'Only a row without id and cameraGroupId can start a new group',
  firstStreamStays: 'The first stream of a group cannot be deleted; delete the group instead',
  controlCharacters: 'Must not contain line breaks or other control characters',
  nothingVisible: 'Must contain visible characters',
} as const;
