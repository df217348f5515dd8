import { ownSpeaker, type BillLine, type SoldItem, type Speaker } from '@site-designer/texts';
import { Big } from 'big.js';
import { decimalsOf, moneyText } from './money.ts';

/** Purposes of the disks that a server comes with. The management database has the last of its servers. */
function purposesOf(kind: BillLine['kind'], { say }: Speaker): readonly string[] {
  switch (kind) {
    case 'recording-server':
      return (['live', 'archive'] as const).map((use) => say({ say: 'bill.disks-of', use, isHotSpare: false }));
    case 'spare-server':
      return [say({ say: 'bill.disks-of', use: 'spare-servers', isHotSpare: false })];
    case 'management-server':
    case 'database-server':
      return [say({ say: 'bill.disks-of-management' })];
    default:
      return [];
  }
}

/**
 * A bill as it is sold: the disks of a server are part of it, with their price. Where only some of these lines have a price they
 * stay apart, so that the prices of the items add up to the sum of the bill.
 *
 * @param speaker - In whose language the bill is: disks are known by their purpose, which is a text.
 */
export function soldItems(bill: readonly BillLine[], speaker: Speaker = ownSpeaker): SoldItem[] {
  const taken = new Set<BillLine>();
  const parts = new Map<BillLine, readonly BillLine[]>();
  for (const server of bill.toReversed()) {
    const purposes = purposesOf(server.kind, speaker);
    const disks = bill.filter(
      (line) => line.kind === 'disk' && !taken.has(line) && purposes.includes(line.purpose ?? ''),
    );
    if (disks.length === 0 || !isOneItem(server, disks)) continue;
    parts.set(server, disks);
    for (const disk of disks) taken.add(disk);
  }
  return bill.filter((line) => !taken.has(line)).map((line) => soldItem(line, parts.get(line) ?? []));
}

/** Whether each server gets the same disks, and all of the lines have a price, or none. */
function isOneItem({ quantity, total }: BillLine, disks: readonly BillLine[]): boolean {
  return disks.every((disk) => disk.quantity % quantity === 0 && (disk.total === null) === (total === null));
}

function soldItem(line: BillLine, disks: readonly BillLine[]): SoldItem {
  const { kind, designation, description, quantity, isOptional, offerKind, currency } = line;
  const purpose = kind === 'disk' && line.purpose !== null ? line.purpose : description;
  const sumOf = (lines: readonly Big[]) => lines.reduce((sum, each) => sum.plus(each), new Big(0));
  const money = (amounts: readonly Big[]) => moneyText(sumOf(amounts), decimalsOf(currency!));
  const ofEach = (disk: BillLine) => disk.quantity / quantity;
  const isPriced = line.unitPrice !== null && line.total !== null;
  return {
    kind,
    designation,
    description: purpose,
    quantity,
    unitPrice: isPriced
      ? money([new Big(line.unitPrice!), ...disks.map((disk) => new Big(disk.unitPrice!).times(ofEach(disk)))])
      : null,
    total: isPriced ? money([line, ...disks].map(({ total }) => new Big(total!))) : null,
    ...(isOptional && { isOptional }),
    ...(offerKind !== undefined && { offerKind }),
    disks: disks.map((disk) => ({ quantity: ofEach(disk), designation: disk.designation })),
  };
}
