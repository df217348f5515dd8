import type { Saying } from './sayings.ts';

/**
 * Hardware, licences, power and space that a design needs. The lines of the bill are independent; totals are sums of the
 * lines.
 */

/** What a line of a bill is about, in the order of the bill. */
export const BILL_KINDS = [
  'recording-server',
  'spare-server',
  'disk',
  'hot-spare',
  'shelf',
  'management-server',
  'database-server',
  // Outside the machine room.
  'switch',
  'cable',
  'workstation',
  'licence',
  'operating-system',
  'ups',
  'battery',
  // Lines of an offer, which the sizing knows nothing of.
  'own',
] as const;
/** What a line of a bill is about. */
export type BillKind = (typeof BILL_KINDS)[number];

/** One line of what is to be bought. Physical figures are those of the whole quantity; null where they are not known. */
export interface BillLine {
  readonly kind: BillKind;
  /** Designation on an order and in a price list: the SKU where there is one. */
  readonly designation: string;
  /** What it is for, where other lines of the bill have the same designation; null where none has. */
  readonly purpose: Saying | null;
  readonly description: Saying;
  readonly quantity: number;
  /** Decimal number as text; null where no price list has the line. */
  readonly unitPrice: string | null;
  readonly total: string | null;
  /** ISO 4217. */
  readonly currency: string | null;
  readonly leadTimeDays: number | null;
  readonly typicalW: number | null;
  readonly greatestW: number | null;
  readonly heatBtuPerHour: number | null;
  /** 0 for hardware outside the rack. */
  readonly rackUnits: number | null;
  /** Kilograms; disks that are ordered apart are not counted. */
  readonly weightKg: number | null;
  /** What an own line of an offer is about; own lines only. */
  readonly offerKind?: 'camera' | 'network' | 'cabling' | 'workstation' | 'service' | 'other';
  /** Only where the line is left out of the total. */
  readonly isOptional?: true;
}

/** Totals of the lines of a bill. */
export interface BillTotal {
  /** Decimal number as text: the sum of the priced lines; null where none is. */
  readonly amount: string | null;
  /** ISO 4217. */
  readonly currency: string | null;
  /** Lines that have a price; with fewer than all lines the total is incomplete. */
  readonly pricedLines: number;
  readonly lines: number;
  /** The line with the longest lead time; null where none is known. */
  readonly longestLeadTime: { readonly designation: string; readonly days: number } | null;
  /** Decimal number as text, as those below: of the priced lines. Only with prices and an offer. */
  readonly discount?: string | null;
  /** The amount without the discount. */
  readonly net?: string | null;
  /** Of the net sum; null where the offer tells no VAT. */
  readonly vat?: string | null;
  readonly gross?: string | null;
  /** Of the offer, as it was typed. */
  readonly discountPercent?: number;
  readonly vatPercent?: number | null;
}

/** What a licence is for. */
export const LICENCE_KINDS = ['base', 'device', 'management-database', 'operating-system'] as const;
/** What a licence is for. */
export type LicenceKind = (typeof LICENCE_KINDS)[number];

/** Licences that a design takes. */
export interface Licence {
  readonly kind: LicenceKind;
  readonly quantity: number;
  readonly note: Saying;
}

/** Power, heat and rack space of the whole bill: sums of its lines. Unknown figures count as 0. */
export interface PhysicalTotals {
  readonly typicalW: number;
  /** Null where it is not known of one line, and where there is none. */
  readonly greatestW: number | null;
  readonly heatBtuPerHour: number;
  readonly rackUnits: number;
  readonly energyKwhPerYear: number;
  /** The UPS for the time without mains; 0 Wh where none is requested. */
  readonly ups: { readonly va: number; readonly wattHours: number };
  /** Only where every figure of power lacks that of the hosts of virtual machines. */
  readonly isWithoutHost?: true;
}
