import { english } from '../english.ts';
import type { DocumentItem, SoldItem } from './document.ts';
import type { CustomerDocumentInput, DocumentResult } from './input.ts';

/** The bill as a customer reads it. */
export function itemsOf({ items, result, design, issue }: CustomerDocumentInput): DocumentItem[] {
  const minutes = design.serverSettings.power.upsMinutes;
  return items.map((item) => ({
    item: itemText(item, result),
    use: useOf(item, { minutes, isOneServer: result.answer?.recording === 1 }),
    quantity: item.quantity,
    unitPrice: issue.withPrices ? item.unitPrice : null,
    price: issue.withPrices ? item.total : null,
    isOptional: item.isOptional ?? false,
  }));
}

/** What an item is called: an appliance by its name, a server with its disks. */
export function itemText(item: SoldItem, { answer, huskyProposal }: Pick<DocumentResult, 'answer' | 'huskyProposal'>) {
  const { kind, designation, disks } = item;
  const isRecorder = kind === 'recording-server' || kind === 'spare-server';
  const name =
    isRecorder && huskyProposal !== null
      ? `${answer?.hardware?.name ?? designation}, ${huskyProposal.huskyIvoSpec.storageCapacityLabel}`
      : [designation, disks.map((disk) => `${disk.quantity} x ${disk.designation}`).join(' and ')]
          .filter((part) => part !== '')
          .join(' with ');
  if (kind === 'spare-server') return `${name}, spare`;
  return kind === 'hot-spare' ? `${name}, hot spare` : name;
}

interface Use {
  readonly minutes: number;
  readonly isOneServer: boolean;
}

const BASE_LICENCE = english.say({ say: 'licence.base' });
const DEVICE_LICENCE = english.say({ say: 'licence.device' });

/** Uses that are the same in every document; other lines say theirs themselves. */
const USES: Readonly<Partial<Record<SoldItem['kind'], string>>> = {
  'hot-spare': 'Takes the place of a failed disk',
  shelf: 'Holds the disks',
  'management-server': 'Runs the system',
  'database-server': 'Holds the database of the system',
  battery: 'Extends the time without mains',
  switch: 'Connects cameras and feeds them',
  cable: 'From the cameras to the switches, at least',
  workstation: 'Shows the cameras',
};

function useOf({ kind, description }: SoldItem, { minutes, isOneServer }: Use): string {
  if (kind === 'recording-server') return isOneServer ? 'Records all cameras' : 'Record all cameras';
  if (kind === 'spare-server') return isOneServer ? 'Takes over if the server fails' : 'Takes over if a server fails';
  if (kind === 'licence') return licenceUse(description);
  if (kind === 'ups') return `${minutes} minutes without mains`;
  return USES[kind] ?? description;
}

function licenceUse(description: string): string {
  if (description === BASE_LICENCE) return 'Once for the system';
  return description === DEVICE_LICENCE ? 'For the cameras' : description;
}
