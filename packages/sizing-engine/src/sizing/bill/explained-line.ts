import type { Fact, Physical, UnknownFact } from '../../catalogue/schema.ts';
import { cited, type ExplainedText, type Quantity } from '../../derivation/quantity.ts';
import type { Explained } from '../../derivation/explained.ts';
import { heat, machinesGreatestPower, machinesPower, machinesUnits, machinesWeight } from '../../formulas/physical.ts';
import type { Words } from '../../said.ts';
import type { Unit } from '../../units.ts';
import type { BillKind, BillLine } from '../result/bill-result.ts';
import { saying, type Saying } from '../result/sayings.ts';

/** A figure of a line: 0 where it takes none, null where it is not known. */
type LineFigure<U extends Unit> = Quantity<U> | 0 | null;

/** A line of the bill before it has prices. */
export interface ExplainedLine {
  readonly kind: BillKind;
  readonly designation: ExplainedText | string;
  /** Left out where no other line has the designation. */
  readonly purpose?: Saying;
  readonly description: Saying;
  readonly quantity: Quantity;
  readonly typicalW: LineFigure<'W'>;
  /** Left out where all of the power turns to heat. */
  readonly heat?: Quantity<'BTU/h'>;
  readonly greatestW: LineFigure<'W'>;
  readonly rackUnits: LineFigure<'U'>;
  readonly weightKg: LineFigure<'kg'>;
}

/** Hardware of the recording servers, and how many of them need an operating system of their own. */
export interface RecordingHardware {
  readonly lines: readonly ExplainedLine[];
  readonly servers: Quantity<'server'>;
  /** Whether the operating system comes with the servers. */
  readonly includesSystem: boolean;
}

/** Figures of lines that need neither power nor rack space. */
export const IMMATERIAL = { typicalW: 0, greatestW: 0, rackUnits: 0, weightKg: 0 } as const;

/** A line as the result has it. */
export function billLine(line: ExplainedLine): Explained<BillLine> {
  const { kind, designation, purpose = null, description, quantity, typicalW, greatestW, rackUnits, weightKg } = line;
  return {
    kind,
    designation,
    purpose,
    description,
    quantity,
    unitPrice: null,
    total: null,
    currency: null,
    leadTimeDays: null,
    typicalW,
    greatestW,
    heatBtuPerHour: heatOf(line),
    rackUnits,
    weightKg,
  };
}

/** Heat of a line. */
export function heatOf({ typicalW, heat: own }: ExplainedLine): LineFigure<'BTU/h'> {
  if (own !== undefined) return own;
  return typicalW === 0 || typicalW === null ? typicalW : heat({ watts: typicalW });
}

/** A fact of the catalogue as a quantity; null where it is not known. */
export function citedIfKnown<const U extends Unit>(
  entry: Words,
  field: Saying,
  fact: Fact<U> | UnknownFact | undefined,
): Quantity<U> | null {
  return fact === undefined || fact.value === null ? null : cited(entry, field, fact);
}

/**
 * Power, heat and rack space of machines without the disks of their recordings.
 *
 * @param entry - What the catalogue calls the machine.
 */
export function machineFigures(
  machines: Quantity<'server'>,
  entry: Words,
  physical: Physical | undefined,
): Pick<ExplainedLine, 'typicalW' | 'greatestW' | 'rackUnits' | 'weightKg'> {
  const basePower = basePowerOf(entry, physical);
  const greatestPower = citedIfKnown(entry, saying('field.greatest-power'), physical?.greatestPower);
  const rackUnits = citedIfKnown(entry, saying('field.rack-units'), physical?.rackUnits);
  const weight = citedIfKnown(entry, saying('field.weight'), physical?.weight);
  return {
    typicalW: basePower && machinesPower({ machines, basePower }),
    greatestW: greatestPower && machinesGreatestPower({ machines, greatestPower }),
    rackUnits: rackUnits && machinesUnits({ machines, rackUnits }),
    weightKg: weight && machinesWeight({ machines, weight }),
  };
}

/** Typical power of one machine without the disks of its recordings. */
export function basePowerOf(entry: Words, physical: Physical | undefined): Quantity<'W'> | null {
  return citedIfKnown(entry, saying('field.base-power'), physical?.basePower);
}
