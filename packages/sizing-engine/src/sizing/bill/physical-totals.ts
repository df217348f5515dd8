import type { PhysicalModel } from '../../catalogue/schema.ts';
import { cited, decided, given, type Quantity } from '../../derivation/quantity.ts';
import type { Explained } from '../../derivation/explained.ts';
import type { PowerSettings } from '../../design/design.ts';
import {
  energyPerYear,
  missingEnergy,
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
import { hostMark, isPowerWithoutHost } from './without-host.ts';

/** Inputs of the power supply. */
interface PowerQuestion {
  readonly power: PowerSettings;
  readonly physicalModel: PhysicalModel;
}

/** Sums of the lines, and what the UPS must give. */
export function physicalTotals(
  lines: readonly ExplainedLine[],
  { power, physicalModel: model }: PowerQuestion,
): Explained<PhysicalTotals> & { readonly typicalW: Quantity<'W'>; readonly ups: ReturnType<typeof upsNeed> } {
  const watts = totalPower({ lines: knownOf(lines.map(({ typicalW }) => typicalW)) });
  const greatest = lines.map(({ greatestW }) => greatestW);
  return {
    typicalW: watts,
    greatestW: greatest.includes(null) ? null : totalPower({ lines: knownOf(greatest) }),
    heatBtuPerHour: totalHeat({ lines: knownOf(lines.map(heatOf)) }),
    rackUnits: totalUnits({ lines: knownOf(lines.map(({ rackUnits }) => rackUnits)) }),
    energyKwhPerYear: energyPerYear({ watts }),
    ups: upsNeed(watts, { power, physicalModel: model }),
    ...hostMark(isPowerWithoutHost(lines)),
  };
}

/** What a UPS must give for so much power. */
export function upsNeed(
  watts: Quantity<'W'>,
  { power, physicalModel: model }: PowerQuestion,
): { readonly va: Quantity<'VA'>; readonly wattHours: Quantity<'Wh'> } {
  return {
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
  };
}

function knownOf<U extends Unit>(figures: readonly (Quantity<U> | 0 | null)[]): Quantity<U>[] {
  return figures.filter((figure) => figure !== null && figure !== 0);
}

/** What the UPS must give, and for whom. */
interface UpsNeed {
  readonly va: Quantity<'VA'>;
  readonly wattHours: Quantity<'Wh'>;
  readonly watts: number;
  /** Whether machines are in the design whose power is not known, such as the hosts of virtual ones. */
  readonly isWithoutHost: boolean;
}

/**
 * The UPS as it is ordered: the smallest size that is enough in power and in energy; else as many of the greatest as the power
 * asks for, and a battery for the energy that theirs lack.
 */
export function upsLines(
  { va, wattHours, watts, isWithoutHost }: UpsNeed,
  { power, physicalModel: { id, upsSizes } }: PowerQuestion,
): ExplainedLine[] {
  if (power.upsMinutes === 0 || va.value === 0) return [];
  const chosen =
    upsSizes.find(({ rating, energy }) => rating.value >= va.value && energy.value >= wattHours.value) ??
    upsSizes.at(-1)!;
  const sizes = upsSizes.flatMap(({ rating, energy }) => [
    cited(id, saying('field.ups-rating'), rating),
    cited(id, saying('field.ups-battery'), energy),
  ]);
  const size = decided(chosen.rating.value, 'VA', {
    rule: saying('rule.ups'),
    chosen: saying('chosen.ups', { va: chosen.rating.value }),
    because: [va, wattHours, ...sizes],
  });
  const units = upsNeeded({ rating: va, size });
  const missing = missingEnergy({
    wattHours,
    units,
    energy: cited(id, saying('field.ups-battery'), chosen.energy),
  });
  // What a UPS and its batteries measure depends on their make.
  const unknown = { ...IMMATERIAL, rackUnits: null, weightKg: null };
  const need = { va: va.value, watts, wattHours: wattHours.value, minutes: power.upsMinutes, isWithoutHost };
  return [
    {
      kind: 'ups',
      designation: NAMES.ups(chosen.rating.value),
      description: saying('bill.ups', need),
      quantity: units,
      ...unknown,
    },
    ...(missing.value === 0
      ? []
      : [
          {
            kind: 'battery' as const,
            designation: NAMES.upsBattery,
            description: saying('bill.battery', { wattHours: missing.value, minutes: power.upsMinutes }),
            quantity: decided(1, '1', {
              rule: saying('rule.battery'),
              chosen: saying('chosen.amount', { value: missing.value, unit: 'Wh' }),
              because: [missing],
            }),
            ...unknown,
          },
        ]),
  ];
}
