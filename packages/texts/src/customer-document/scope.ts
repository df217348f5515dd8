import type { DocumentFormats } from '../language/document-formats.ts';
import type { CountedItem, NotIncluded } from '../document-words/customer-terms.ts';
import type { NetworkLine } from '../network-document/document.ts';
import type { NetworkDocumentInput } from '../network-document/input.ts';
import { networkDocumentOf } from '../network-document/network-document.ts';
import type { DocumentPrice, SoldItem } from './document.ts';
import { serversOf, storagesOf } from './hardware-figures.ts';
import type { AnsweredResult } from './input.ts';

interface Sold {
  readonly items: readonly SoldItem[];
  readonly price: DocumentPrice | null;
}

/** What the items are, in words. */
export function includedOf(result: AnsweredResult, { items }: Sold, formats: DocumentFormats): string[] {
  const { included } = formats.words.customer;
  const counted = (kind: CountedItem): string[] => {
    const ofKind = items.filter((item) => item.kind === kind);
    const quantity = ofKind.reduce((sum, item) => sum + item.quantity, 0);
    return quantity === 0 ? [] : [included.counted[kind](quantity, formats)];
  };
  const devices = result.licences?.find(({ kind }) => kind === 'device')?.quantity ?? 0;
  return [
    included.servers({ ...serversOf(result), storages: storagesOf(result) }, formats),
    ...counted('hot-spare'),
    ...counted('shelf'),
    ...counted('management-server'),
    ...counted('database-server'),
    ...(hasSystem(result) ? [included.operatingSystem] : []),
    ...(devices === 0 ? [] : [included.cameraLicences(devices, formats)]),
    ...items.filter(({ kind }) => kind === 'ups').map(({ designation }) => designation),
    ...counted('switch'),
    ...counted('cable'),
    ...counted('workstation'),
    included.allElse,
  ];
}

/** What is often expected, and is not in the items. */
export function notIncludedOf(result: AnsweredResult, { items, price }: Sold, { words }: DocumentFormats): string[] {
  const bought = items.filter(({ isOptional }) => isOptional !== true);
  const has = (kind: SoldItem['kind']) => bought.some((item) => item.kind === kind);
  const offers = (kind: SoldItem['offerKind']) => bought.some((item) => item.offerKind === kind);
  const unless = (isThere: boolean, what: NotIncluded) => (isThere ? [] : [words.customer.notIncluded[what]]);
  return [
    ...unless(offers('camera'), 'cameras'),
    ...unless(offers('network') || has('switch'), 'switches'),
    ...unless(offers('cabling'), has('cable') ? 'laying' : 'cabling'),
    ...unless(false, 'racks'),
    ...unless(offers('workstation'), has('workstation') ? 'monitors' : 'workstations'),
    ...unless(offers('service'), 'installation'),
    ...unless(hasSystem(result), 'operatingSystem'),
    ...unless(has('management-server'), 'managementServer'),
    ...unless(bought.some(isDatabaseLicence), 'sqlServer'),
    ...unless(has('ups'), 'ups'),
    ...unless((result.answer.spares ?? 0) > 0, 'spareServer'),
    ...unless(has('hot-spare'), 'hotSpares'),
    ...unless(price === null || price.vat !== null, 'vat'),
  ];
}

function isDatabaseLicence({ kind, designation }: SoldItem): boolean {
  return kind === 'licence' && designation.startsWith('SQL Server');
}

function hasSystem({ licences }: AnsweredResult): boolean {
  return (licences ?? []).some(({ kind }) => kind === 'operating-system');
}

/** What the network of the site asks of the customer's IT; nothing where the design has none. */
export function itProvides(
  { result, design, catalogue }: Omit<NetworkDocumentInput, 'locale'>,
  formats: DocumentFormats,
): string[] {
  const sheet = networkDocumentOf({ result, design, catalogue, locale: '' }, formats.speaker);
  if (sheet === null) return [];
  const { it } = formats.words.customer;
  const { closets } = result.network!;
  const told = (code: NetworkLine['code'], text: typeof it.addresses): string[] => {
    const value = sheet.lines.find((each) => each.code === code)?.value;
    return value === undefined ? [] : [text(value, formats)];
  };
  const open = sheet.questions.filter(({ answer }) => answer === '').length;
  return [
    it.network,
    ...told('addresses', it.addresses),
    ...told('core-ports', it.corePorts),
    it.closets(closets.length, formats),
    it.timeServer,
    ...(open === 0 ? [] : [it.answers(open, formats)]),
  ];
}
