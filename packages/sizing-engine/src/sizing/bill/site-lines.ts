import type { Catalogue } from '../../catalogue/schema.ts';
import { groupedBy } from '../../checks/grouped-by.ts';
import { cited, given, type Quantity } from '../../derivation/quantity.ts';
import type { Design } from '../../design/design.ts';
import { switchesUnits, totalSwitches } from '../../formulas/edge-network.ts';
import { heat, totalPower } from '../../formulas/physical.ts';
import { totalWorkstations, workstationsPower } from '../../formulas/viewing.ts';
import type { PlannedNetwork, SwitchesOfCloset } from '../network/network.ts';
import type { BillKind } from '../result/bill-result.ts';
import { saying } from '../result/sayings.ts';
import { decoderOf } from '../viewing/viewing.ts';
import { NAMES } from './designations.ts';
import { IMMATERIAL, type ExplainedLine } from './explained-line.ts';

/** What is outside the machine room: switches, cable, workstations. The UPS of the machine room does not feed it. */
export function siteLines(design: Design, network: PlannedNetwork | undefined, catalogue: Catalogue): ExplainedLine[] {
  return [
    ...(network === undefined ? [] : [...switchLines(network.switches), ...cableLines(network.boxes, catalogue)]),
    ...workstationLines(design, catalogue),
  ];
}

/** Switches of each kind in all closets. */
function switchLines(closets: readonly SwitchesOfCloset[]): ExplainedLine[] {
  const kinds = groupedBy(closets, ({ usable }) => usable.kind);
  return [...kinds].map(([kind, of]): ExplainedLine => {
    const quantity = totalSwitches({ closets: of.map(({ switches }) => switches) });
    return {
      kind: 'switch',
      designation: kind.name,
      description: saying('bill.switch', {
        closets: of.length,
        ports: kind.ports.value,
        budgetW: kind.poeBudgetW.value,
        isDrawnKnown: of.every(({ isDrawnKnown }) => isDrawnKnown),
      }),
      quantity,
      typicalW: totalPower({ lines: of.map(({ powerW }) => powerW) }),
      heat: heat({ watts: totalPower({ lines: of.map(({ lossW }) => lossW) }) }),
      greatestW: null,
      rackUnits: switchesUnits({
        switches: quantity,
        units: cited(kind.name, saying('field.rack-units'), kind.rackUnits),
      }),
      weightKg: null,
    };
  });
}

function cableLines(boxes: Quantity<'box'>, { siteModel }: Catalogue): ExplainedLine[] {
  if (boxes.value === 0) return [];
  const metres = siteModel.cableBox.value;
  return [
    {
      kind: 'cable',
      designation: NAMES.cableBox(metres),
      description: saying('bill.cable'),
      quantity: boxes,
      ...IMMATERIAL,
    },
  ];
}

/** Workstations with each card. */
function workstationLines({ serverSettings }: Design, catalogue: Catalogue): ExplainedLine[] {
  const { stations } = serverSettings.viewing;
  const cards = groupedBy([...stations.entries()], ([, { decoder }]) => decoderOf(decoder, catalogue)?.name ?? null);
  const { siteModel } = catalogue;
  return [...cards].map(([card, of]): ExplainedLine => {
    const quantity = totalWorkstations({
      stations: of.map(([place, station]) =>
        given(`serverSettings.viewing.stations[${place}].quantity`, station.quantity, 'workstation'),
      ),
    });
    const watts = cited(siteModel.id, saying('field.workstation-power'), siteModel.workstationPower);
    return {
      kind: 'workstation',
      designation: NAMES.workstation(card),
      description: saying('bill.workstation', { card }),
      quantity,
      typicalW: workstationsPower({ stations: quantity, watts }),
      greatestW: null,
      rackUnits: 0,
      weightKg: null,
    };
  });
}

const OUTSIDE: ReadonlySet<BillKind> = new Set(['switch', 'cable', 'workstation']);

/**
 * Whether a line of a bill is outside the machine room, whose UPS does not feed it: switches, cable and workstations.
 *
 * @param line - Of any bill.
 * @returns False for servers, their disks, licences and own lines.
 * @throws Never.
 * @example
 * ```ts
 * proposal.bill.filter((line) => !isOutside(line)); // what stands in the machine room
 * ```
 */
export function isOutside({ kind }: { readonly kind: BillKind }): boolean {
  return OUTSIDE.has(kind);
}
