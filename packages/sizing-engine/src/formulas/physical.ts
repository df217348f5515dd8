import { formula } from '../derivation/formula.ts';
import { sumOf } from './total.ts';

const SOURCE = 'docs/model.md#power-heat-and-rack';

/** Typical power of machines without the disks of their recordings, W. Cameras, switches and cooling are not counted. */
export const machinesPower = formula({
  id: 'physical.machines-power',
  title: 'Power of the machines',
  expression: 'machines * basePower',
  inputs: { machines: 'server', basePower: 'W' },
  unit: 'W',
  source: SOURCE,
  compute: ({ machines, basePower }) => machines * basePower,
});

/** Typical power of appliances with the disks that each of them comes with, W. */
export const appliancesPower = formula({
  id: 'physical.appliances-power',
  title: 'Power of the appliances',
  expression: 'machines * (basePower + disks * diskPower)',
  inputs: { machines: 'server', basePower: 'W', disks: 'disk', diskPower: 'W/disk' },
  unit: 'W',
  source: SOURCE,
  compute: ({ machines, basePower, disks, diskPower }) => machines * (basePower + disks * diskPower),
});

/** Typical power of disks at work, W. Spinning them up takes more for some seconds and is not counted. */
export const disksPower = formula({
  id: 'physical.disks-power',
  title: 'Power of the disks',
  expression: 'disks * diskPower',
  inputs: { disks: 'disk', diskPower: 'W/disk' },
  unit: 'W',
  source: SOURCE,
  compute: ({ disks, diskPower }) => disks * diskPower,
});

/** Disks that stand on shelves: those of a storage and the hot spares beside them. */
export const disksOfShelves = sumOf('parts', 'disk', {
  id: 'physical.disks-of-shelves',
  title: 'Disks on the shelves',
});

/** Shelves that hold the disks of a storage network; whole shelves. */
export const shelvesNeeded = formula({
  id: 'physical.shelves',
  title: 'Disk shelves',
  expression: 'ceil(disks / bays)',
  inputs: { disks: 'disk', bays: 'disk/shelf' },
  unit: 'shelf',
  source: SOURCE,
  compute: ({ disks, bays }) => Math.ceil(disks / bays),
});

/** Typical power of full shelves with their disks, W: a bay that stays empty is counted too. */
export const shelvesPower = formula({
  id: 'physical.shelves-power',
  title: 'Power of the shelves',
  expression: 'shelves * (bays * bayPower + basePower)',
  inputs: { shelves: 'shelf', bays: 'disk/shelf', bayPower: 'W/disk', basePower: 'W' },
  unit: 'W',
  source: SOURCE,
  compute: ({ shelves, bays, bayPower, basePower }) => shelves * (bays * bayPower + basePower),
});

/** Greatest power of fully equipped machines, W; typical power is lower. */
export const machinesGreatestPower = formula({
  id: 'physical.machines-greatest-power',
  title: 'Greatest power of the machines',
  expression: 'machines * greatestPower',
  inputs: { machines: 'server', greatestPower: 'W' },
  unit: 'W',
  source: SOURCE,
  compute: ({ machines, greatestPower }) => machines * greatestPower,
});

/** Height of machines in a rack, U; 0 for machines outside the rack. */
export const machinesUnits = formula({
  id: 'physical.machines-rack-units',
  title: 'Rack units of the machines',
  expression: 'machines * rackUnits',
  inputs: { machines: 'server', rackUnits: 'U' },
  unit: 'U',
  source: SOURCE,
  compute: ({ machines, rackUnits }) => machines * rackUnits,
});

/** Height of shelves in a rack, U. */
export const shelvesUnits = formula({
  id: 'physical.shelves-rack-units',
  title: 'Rack units of the shelves',
  expression: 'shelves * rackUnits',
  inputs: { shelves: 'shelf', rackUnits: 'U' },
  unit: 'U',
  source: SOURCE,
  compute: ({ shelves, rackUnits }) => shelves * rackUnits,
});

/** Weight of machines, kg, as far as their sheets say it: rails, and disks where those are ordered apart, are not counted. */
export const machinesWeight = formula({
  id: 'physical.machines-weight',
  title: 'Weight of the machines',
  expression: 'machines * weight',
  inputs: { machines: 'server', weight: 'kg' },
  unit: 'kg',
  source: SOURCE,
  compute: ({ machines, weight }) => machines * weight,
});

/** Heat of electric power, BTU/h: all of it becomes heat. */
export const heat = formula({
  id: 'physical.heat',
  title: 'Heat',
  expression: 'watts * 3.412142',
  inputs: { watts: 'W' },
  unit: 'BTU/h',
  source: 'by definition',
  compute: ({ watts }) => watts * 3.412142,
});

/** Energy of a year of 8760 hours, kWh; losses of the UPS and cooling are not counted. */
export const energyPerYear = formula({
  id: 'physical.energy',
  title: 'Energy a year',
  expression: 'watts * 8.76',
  inputs: { watts: 'W' },
  unit: 'kWh/year',
  source: 'by definition',
  compute: ({ watts }) => watts * 8.76,
});

/** Typical power of all lines of a bill, W. */
export const totalPower = sumOf('lines', 'W', { id: 'physical.total-power', title: 'Power' });

/** Sum of the heat of lines of a bill, BTU/h. */
export const totalHeat = sumOf('lines', 'BTU/h', { id: 'physical.total-heat', title: 'Heat' });

/** Sum of the heights of lines of a bill, U. */
export const totalUnits = sumOf('lines', 'U', { id: 'physical.total-rack-units', title: 'Rack units' });

/** Apparent power that a UPS must be rated for, VA, with room to grow. */
export const upsRating = formula({
  id: 'physical.ups-rating',
  title: 'Rating of the UPS',
  expression: 'watts / powerFactor * margin',
  inputs: { watts: 'W', powerFactor: '1', margin: '1' },
  unit: 'VA',
  source: SOURCE,
  compute: ({ watts, powerFactor, margin }) => (watts / powerFactor) * margin,
});

/** Energy that the battery of a UPS must hold, Wh; its ageing is not counted. */
export const upsEnergy = formula({
  id: 'physical.ups-energy',
  title: 'Energy of the battery',
  expression: 'watts * minutes / 60 / efficiency',
  inputs: { watts: 'W', minutes: 'min', efficiency: '1' },
  unit: 'Wh',
  source: SOURCE,
  compute: ({ watts, minutes, efficiency }) => (watts * minutes) / 60 / efficiency,
});

/** Uninterruptible power supplies of one size that together have the rating; whole ones. */
export const upsNeeded = formula({
  id: 'physical.ups',
  title: 'Uninterruptible power supplies',
  expression: 'ceil(rating / size)',
  inputs: { rating: 'VA', size: 'VA' },
  unit: 'UPS',
  source: SOURCE,
  compute: ({ rating, size }) => Math.ceil(rating / size),
});

/** Energy that the batteries of some UPS of one size lack, Wh: what has to come from further ones. */
export const missingEnergy = formula({
  id: 'physical.missing-energy',
  title: 'Energy of further batteries',
  expression: 'max(0, wattHours - units * energy)',
  inputs: { wattHours: 'Wh', units: 'UPS', energy: 'Wh' },
  unit: 'Wh',
  source: SOURCE,
  compute: ({ wattHours, units, energy }) => Math.max(0, wattHours - units * energy),
});
