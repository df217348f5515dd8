import type { DocumentFormats } from '../language/document-formats.ts';
import type { DocumentItem, SoldItem } from './document.ts';
import type { CustomerDocumentInput, DocumentResult } from './input.ts';

/** The bill as a customer reads it. */
export function itemsOf(
  { items, result, design, issue }: CustomerDocumentInput,
  formats: DocumentFormats,
): DocumentItem[] {
  const minutes = design.serverSettings.power.upsMinutes;
  return items.map((item) => ({
    item: itemText(item, result, formats),
    use: useOf(item, { minutes, isOneServer: result.answer?.recording === 1 }, formats),
    quantity: item.quantity,
    unitPrice: issue.withPrices ? item.unitPrice : null,
    price: issue.withPrices ? item.total : null,
    isOptional: item.isOptional ?? false,
  }));
}

/** What an item is called: an appliance by its name, a server with its disks. */
export function itemText(
  { kind, designation, disks }: SoldItem,
  { answer, huskyProposal }: Pick<DocumentResult, 'answer' | 'huskyProposal'>,
  formats: DocumentFormats,
): string {
  const isAppliance = (kind === 'recording-server' || kind === 'spare-server') && huskyProposal !== null;
  const spare = kind === 'spare-server' ? 'server' : kind === 'hot-spare' ? 'disk' : null;
  const figures = isAppliance
    ? {
        name: `${answer?.hardware?.name ?? designation}, ${huskyProposal.huskyIvoSpec.storageCapacityLabel}`,
        disks: [],
      }
    : { name: designation, disks };
  return formats.words.customer.items.name({ ...figures, spare }, formats);
}

interface Use {
  readonly minutes: number;
  readonly isOneServer: boolean;
}

function useOf({ kind, description }: SoldItem, use: Use, formats: DocumentFormats): string {
  const { items } = formats.words.customer;
  if (kind === 'recording-server') return items.recordingServer(use, formats);
  if (kind === 'spare-server') return items.spareServer(use, formats);
  if (kind === 'licence') return licenceUse(description, formats);
  if (kind === 'ups') return items.ups(use, formats);
  // Other lines say theirs themselves.
  const uses: Readonly<Partial<Record<SoldItem['kind'], string>>> = items.uses;
  return uses[kind] ?? description;
}

/** Licences are told apart by what the result says of them, in the same language. */
function licenceUse(description: string, { speaker, words }: DocumentFormats): string {
  if (description === speaker.say({ say: 'licence.base' })) return words.customer.items.baseLicence;
  return description === speaker.say({ say: 'licence.device' }) ? words.customer.items.deviceLicence : description;
}
