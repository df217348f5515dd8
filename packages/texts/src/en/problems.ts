import type { Problems } from '@site-designer/sizing-engine';
import type { Sentences } from '../language/language.ts';
import { names } from './names.ts';

/** What is wrong with a field, letter for letter as specified. It stands apart, since screens without a result say it too. */
export const problems: Sentences<Problems> = {
  ...names.problems,
  'field.unknown': () => 'Unknown field',
  'field.number': () => 'Must be a valid number',
  'field.one-decimal': () => 'Must have at most one decimal',
  'field.between': ({ min, max }) => `Value must be between ${min} and ${max}`,
  'field.at-least': ({ min }) => `Value must be at least ${min}`,
  'field.at-most': ({ max }) => `Value must be no more than ${max}`,
  'field.one-of': ({ values }) => `Must be one of ${values.join(', ')}`,
  'field.boolean': () => 'Must be true or false',
  'field.text': () => 'Must be a text',
  'field.object': () => 'Must be an object',
  'field.object-of': ({ fields }) => `Must be an object { ${fields.join(', ')} }`,
  'field.list': () => 'Must be a list',
  'field.alphanumeric': () => 'Must contain only letters and numbers',
  'field.min-length': ({ min }) => `Must be at least ${min} characters`,
  'field.max-length': ({ max }) => `Must be ${max} characters or less`,
  'field.most-entries': ({ max }) => `Must have ${max} entries or fewer`,
  'field.listed-twice': () => 'Must be listed once',
  'field.date': () => 'Must be a date, such as 2026-05-04, with or without a time and its zone',

  'field.no-such-group': ({ id }) => `Camera group ${id} not found`,
  'field.no-such-row': ({ id }) => `Row ${id} not found`,
  'field.named-twice': ({ id }) => `Row ${id} is listed twice`,
  'field.other-group': ({ cameraGroupId }) => `The row does not belong to group ${cameraGroupId}`,
  'field.quantity-of-group': ({ first, other }) =>
    `The quantity of a group is that of its first stream (${first}); ${other} is not taken`,
  'field.watts-of-class': ({ most, poeClass }) => `A device of class ${poeClass} draws at most ${most} W`,
  'field.starts-no-group': () => 'Only a row without id and cameraGroupId can start a new group',
  'field.first-stream-stays': () => 'The first stream of a group cannot be deleted; delete the group instead',
  'field.only-typed-rates': () => 'Only a typed rate can have been measured',

  'field.no-failover': ({ edition }) => `The ${edition} edition has one recording server and no failover servers`,
  'field.hot-spares-fill-bays': ({ bays }) => `Hot spares must leave bays for recordings: a server has ${bays}`,
  'field.incompatible-appliance': () => 'Model, form factor and RAID type do not go together',
  'field.sku-not-offered': () =>
    'This SKU does not belong to the chosen model, form factor, RAID type and number of disks',

  'field.id-twice': ({ id }) => `Id ${id} is used twice`,
  'field.no-such-entry': ({ id }) => `There is no entry with id ${id}`,
  'field.zero-is': ({ meaning }) => `0 is ${meaning === 'auto' ? 'Auto' : 'a typed size'}`,
  'field.nothing-for-auto': () => 'Auto must have at least one to choose from',
  'field.empty': () => 'Must not be empty',
  'field.second-default': () => 'There is another default',
  'field.rising': () => 'Must rise',
  'field.new-design-refused': ({ path, problem }, { say }) =>
    `A new design would not be accepted: ${path}: ${say(problem)}`,
  'field.decline': ({ max, fps }) => `Must be at most ${max}: bit rates rise up to ${fps} frames per second`,

  'call.no-entry': ({ id }) => `no entry ${id} in the catalogue`,
  'call.no-platform': () => 'There is no platform version',
  'call.no-raid-formula': ({ raid }) => `no formula says how ${raid} divides its disks`,
  'call.no-figure': () => 'no figure of this result',
  'call.no-histories': () => 'has no histories',
  'call.no-settings': () => 'No settings give this alternative',
  'call.negative': ({ value }) => `expected a finite number >= 0, got ${value}`,
  'call.not-finite': ({ value, numbers }) =>
    numbers === null
      ? 'computed a number that is not finite for a row'
      : `computed ${value} from ${JSON.stringify(numbers)}`,
};
