import type { PhysicalModel } from '../../catalogue/schema.ts';
import { cited, decided, given, type Quantity } from '../../derivation/quantity.ts';
import type { Explained } from '../../derivation/explained.ts';
import type { PowerSettings } from '../../design/design.ts';
import {
  energyPerYear,
  totalHeat,
  totalPower,
  totalUnits,
  upsEnergy,
  upsNeeded,
  upsRating,
} from '../../formulas/physical.ts';
import type { Unit } from '../../units.ts';
import type { PhysicalTotals } from '../result/bill-result.ts';
import { saying } from '../result/sayings.ts';
import { NAMES } from './designations.ts';
import { heatOf, IMMATERIAL, type ExplainedLine } from './explained-line.ts';

/** Inputs of the power supply. */
export interface PowerQuestion {
  readonly power: PowerSettings;
  readonly physicalModel: PhysicalModel;
}

/** Sums of the lines, and what the UPS must give. */
export function physicalTotals(
  lines: readonly ExplainedLine[],
  { power, physicalModel: model }: PowerQuestion,
): Explained<PhysicalTotals> & { readonly ups: { readonly va: Quantity<'VA'>; readonly wattHours: Quantity<'Wh'> } } {
  const watts = totalPower({ lines: knownOf(lines.map(({ typicalW }) => typicalW)) });
  const greatest = lines.map(({ greatestW }) => greatestW);
  return {
    typicalW: watts,
    greatestW: greatest.includes(null) ? null : totalPower({ lines: knownOf(greatest) }),
    heatBtuPerHour: totalHeat({ lines: knownOf(lines.map(heatOf)) }),
    rackUnits: totalUnits({ lines: knownOf(lines.map(({ rackUnits }) => rackUnits)) }),
    energyKwhPerYear: energyPerYear({ watts }),
    ups: {
      va: upsRating({
        watts,
        powerFactor: cited(model.id, saying('field.power-factor'), model.upsPowerFactor),
        margin: cited(model.id, saying('field.ups-margin'), model.upsMargin),
      }),
      wattHours: upsEnergy({
        watts,
        minutes: given('serverSettings.power.upsMinutes', power.upsMinutes, 'min'),
        efficiency: cited(model.id, saying('field.ups-efficiency'), model.upsEfficiency),
      }),
    },
  };
}

function knownOf<U extends Unit>(figures: readonly (Quantity<U> | 0 | null)[]): Quantity<U>[] {
  return figures.filter((figure) => figure !== null && figure !== 0);
}

/** The UPS as it is ordered: the smallest rating that is enough, several of the greatest where none is. */
export function upsLines(
  { va, wattHours }: { readonly va: Quantity<'VA'>; readonly wattHours: Quantity<'Wh'> },
  { power, physicalModel: { id, upsSizes } }: PowerQuestion,
): ExplainedLine[] {
  if (power.upsMinutes === 0 || va.value === 0) return [];
  const { values } = upsSizes;
  const chosen = values.find((size) => size >= va.value) ?? values.at(-1)!;
  const size = decided(chosen, 'VA', {
    rule: saying('rule.ups'),
    chosen: saying('chosen.ups', { va: chosen }),
    because: [va, ...values.map((value) => cited(id, saying('field.ups-rating'), { ...upsSizes, value }))],
  });
  return [
    {
      kind: 'ups',
      designation: NAMES.ups(chosen),
      description: saying('bill.ups', { va: va.value, wattHours: wattHours.value, minutes: power.upsMinutes }),
      quantity: upsNeeded({ rating: va, size }),
      ...IMMATERIAL,
      // The height of a UPS depends on its make, so it is unknown.
      rackUnits: null,
      weightKg: null,
    },
  ];
}
