import type { BillKind } from '@site-designer/sizing-engine';
import { isOutside } from '@site-designer/sizing-engine/comparison';
import type { BillLine } from '@site-designer/texts';

export const RACK_UNITS = 42;

/** Equal devices above each other in a rack. */
export interface RackRow {
  readonly kind: BillKind;
  readonly designation: string;
  readonly count: number;
  /** Units of each. */
  readonly units: number;
  /** Units below the lowest. */
  readonly above: number;
}

/** Content of one rack, from the bottom up. */
export interface Rack {
  readonly rows: readonly RackRow[];
  readonly used: number;
}

type RackLine = Pick<BillLine, 'kind' | 'designation' | 'quantity' | 'rackUnits'>;

/** Devices of the machine room in racks, in the order of the bill; a device that does not fit starts the next rack. Switches stand in closets. */
export function racksOf(lines: readonly RackLine[]): readonly Rack[] {
  const racks: { rows: RackRow[]; used: number }[] = [];
  for (const line of lines) {
    const { kind, designation, quantity, rackUnits } = line;
    if (rackUnits === null || rackUnits === 0 || isOutside(line)) continue;
    const units = rackUnits / quantity;
    for (let left = quantity; left > 0;) {
      const last = racks.at(-1);
      const fitting = last === undefined ? 0 : Math.floor((RACK_UNITS - last.used) / units);
      const rack = last === undefined || fitting === 0 ? { rows: [], used: 0 } : last;
      if (rack !== last) racks.push(rack);
      const count = Math.min(left, Math.max(1, Math.floor((RACK_UNITS - rack.used) / units)));
      rack.rows.push({ kind, designation, count, units, above: rack.used });
      rack.used += count * units;
      left -= count;
    }
  }
  return racks;
}
