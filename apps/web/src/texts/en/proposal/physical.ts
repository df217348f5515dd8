import type { LicenceKind } from '@site-designer/sizing-engine';
import { wordFor } from '@site-designer/texts';
import { counted } from '../../../lib/format/plural.ts';

const CAUTION = 'A dash is nothing, or what another line holds. What is not published counts nothing in the totals.';

export const PHYSICAL_TEXTS = {
  lines: 'Power, heat and rack of each line',
  item: 'Item',
  typicalPower: 'Typical power',
  greatestPower: 'Greatest power',
  heat: 'Heat',
  rackUnits: 'Rack units',
  energy: 'Energy a year',
  weight: 'Weight',
  upsRating: 'UPS rating',
  upsEnergy: 'UPS battery',
  upsEnergyFor: (minutes: number) => `UPS battery for ${minutes} min`,
  of: (figure: string, item: string) => `${figure}, ${item}`,
  withoutHost: (figure: string) => `${figure}, without the host`,
  none: '–',
  notPublished: 'not published',
  unexplained: 'Some figures rest on assumed ones: the proposals of the designs mark them.',
  caution: `${CAUTION} Cameras, switches and cooling are not counted.`,
  cautionWithSite: `${CAUTION} Cameras and cooling are not counted. Switches stand in closets, and no UPS feeds them.`,
} as const;

export const RACK_TEXTS = {
  rack: (place: number, rows: readonly string[]) => `Rack ${place}, from the bottom up: ${rows.join(', ')}`,
  title: 'In the rack',
  titleAt: (site: string) => `In the rack, ${site}`,
  spare: (designation: string) => `${designation}, spare`,
  row: (count: number, designation: string, units: number) => `${count} x ${designation}, ${units} U each`,
  label: (count: number, designation: string) => `${count} x ${designation}`,
  caption: (units: number) => `From the bottom up, in racks of ${units} U.`,
  notDrawn: (racks: number) => `${counted(racks, 'more rack')} ${wordFor(racks, 'is', 'are')} not drawn.`,
  beside: (items: readonly string[]) => `Beside the rack: ${items.join(', ')}.`,
  unknown: (items: readonly string[]) => `Height not published: ${items.join(', ')}.`,
} as const;

export const LICENCE_KIND_TEXTS: Readonly<Record<LicenceKind, string>> = {
  base: 'Base licence',
  device: 'Device licence',
  'management-database': 'Management database',
  'operating-system': 'Operating system',
};

export const LICENCE_TEXTS = {
  kind: 'Licence',
  quantity: 'Quantity',
  quantityOf: (kind: string, note?: string) => `Quantity of ${kind}${note === undefined ? '' : `, ${note}`}`,
  note: 'Note',
  caution:
    "Makers' rules for devices with several sensors differ and conflict: check them with the maker, and set the licences per camera of such a group by them. Spare servers need no device licences.",
} as const;
