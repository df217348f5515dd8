import { wordFor } from './plural.ts';

/**
 * The texts of the product that both API and web app show, letter for letter as specified.
 */
export const TEXTS = {
  required: 'This field is required',
  numeric: 'Must be a valid number',
  alphanumeric: 'Must contain only letters and numbers',
  maxLength: (max: number): string => `Must be ${max} characters or less`,
  minLength: (min: number): string => `Must be at least ${min} characters`,
  between: ({ min, max }: { readonly min: number; readonly max: number }): string =>
    `Value must be between ${min} and ${max}`,
  atLeast: (min: number): string => `Value must be at least ${min}`,
  atMost: (max: number): string => `Value must be no more than ${max}`,
  onlyNumbers: (pasted: string): string => `Only numbers are allowed - pasted value: "${pasted}"`,
  onlyDigits: (typed: string): string => `Only digits are allowed - typed value: "${typed}"`,
  oneOf: (values: readonly (number | string)[]): string => `Must be one of ${values.join(', ')}`,
  noFailover: (edition: string): string => `The ${edition} edition has one recording server and no failover servers`,
  hotSparesFillBays: (bays: number): string => `Hot spares must leave bays for recordings: a server has ${bays}`,
  sparesExceedServers: (spares: number, servers: number): string =>
    `The failover group has ${spares} spare servers, more than the ${servers} recording ${wordFor(servers, 'server')} of this design. Set Spare Servers to ${servers} or less.`,
  incompatibleAppliance: 'Model, form factor and RAID type do not go together',
  skuNotOffered: 'This SKU does not belong to the chosen model, form factor, RAID type and number of disks',
  noSuchRow: (id: number): string => `Row ${id} not found`,
  listedTwice: 'Must be listed once',
  namedTwice: (id: number): string => `Row ${id} is listed twice`,
  otherGroup: (cameraGroupId: number): string => `The row does not belong to group ${cameraGroupId}`,
  startsNoGroup: 'Only a row without id and cameraGroupId can start a new group',
  firstStreamStays: 'The first stream of a group cannot be deleted; delete the group instead',
  unknownField: 'Unknown field',
  notBoolean: 'Must be true or false',
  controlCharacters: 'Must not contain line breaks or other control characters',
  nothingVisible: 'Must contain visible characters',
  notText: 'Must be a text',
  notObject: 'Must be an object',
  notList: 'Must be a list',
  sliderMinimum: (min: number, unit = '%'): string => `Minimum is ${min} ${unit}`,
  sumExceedsSelection: 'Please note that the sum of carmeras you have added exceeds your selection.',
  expressPlusLimit: 'The Express+ edition supports only up to 48 cameras.',
  contactPresales: 'Please contact presales for an optimized design.',
  evenDistribution:
    'All figures assume an even distribution of cameras (quantity, FPS, codec and resolution) across all Recording Servers.',
  proposalFailed: 'We have run into an error while trying to calculate proposals',
  noData: 'NO DATA',
  noCameras: 'Add a camera group first.',
} as const;
