import type { DocumentPrice, SoldItem } from './document.ts';
import type { Formats } from '../formats.ts';
import { disksOf, serversOf, sparesText } from './hardware-words.ts';
import type { AnsweredResult } from './input.ts';
import type { NetworkLine } from '../network-document/document.ts';
import type { NetworkDocumentInput } from '../network-document/input.ts';
import { networkDocumentOf } from '../network-document/network-document.ts';

interface Sold {
  readonly items: readonly SoldItem[];
  readonly price: DocumentPrice | null;
}

/** What the items are, in words. */
export function includedOf(result: AnsweredResult, { items }: Sold, formats: Formats): string[] {
  const counts = serversOf(result);
  const each = counts.all === 1 ? '' : ' each';
  const servers = `${formats.counted(counts.all, 'server')} with ${disksOf(result, formats)}${each}${sparesText(counts, formats)}`;
  const quantityOf = (kind: SoldItem['kind']) =>
    items.filter((item) => item.kind === kind).reduce((sum, { quantity }) => sum + quantity, 0);
  const counted = (kind: SoldItem['kind'], noun: string) => {
    const quantity = quantityOf(kind);
    return quantity === 0 ? [] : [formats.counted(quantity, noun)];
  };
  const devices = result.licences?.find(({ kind }) => kind === 'device')?.quantity ?? 0;
  return [
    servers,
    ...counted('hot-spare', 'hot spare disk'),
    ...counted('shelf', 'disk shelf').map((text) => text.replace(/shelfs$/, 'shelves')),
    ...counted('management-server', 'management server'),
    ...counted('database-server', 'database server'),
    ...(hasSystem(result) ? ['operating system of the servers'] : []),
    ...(devices === 0 ? [] : [formats.counted(devices, 'camera licence')]),
    ...items.filter(({ kind }) => kind === 'ups').map(({ designation }) => designation),
    ...counted('switch', 'network switch').map((text) => text.replace(/switchs$/, 'switches')),
    ...counted('cable', 'box of cable').map((text) => text.replace(/box of cables$/, 'boxes of cable')),
    ...counted('workstation', 'viewing workstation'),
    'everything else that stands in the items',
  ];
}

/** What is often expected, and is not in the items. */
export function notIncludedOf(result: AnsweredResult, { items, price }: Sold): string[] {
  const bought = items.filter(({ isOptional }) => isOptional !== true);
  const has = (kind: SoldItem['kind']) => bought.some((item) => item.kind === kind);
  const offers = (kind: SoldItem['offerKind']) => bought.some((item) => item.offerKind === kind);
  const unless = (isThere: boolean, text: string) => (isThere ? [] : [text]);
  return [
    ...unless(offers('camera'), 'cameras and mounts'),
    ...unless(offers('network') || has('switch'), 'network switches'),
    ...unless(offers('cabling'), has('cable') ? 'laying of the cables' : 'cabling'),
    'racks',
    ...unless(offers('workstation'), has('workstation') ? 'monitors' : 'work stations and monitors'),
    ...unless(offers('service'), 'installation and configuration'),
    ...unless(hasSystem(result), 'operating system of the servers'),
    ...unless(has('management-server'), 'management server'),
    ...unless(bought.some(isDatabaseLicence), 'SQL Server licence'),
    ...unless(has('ups'), 'UPS'),
    ...unless((result.answer.spares ?? 0) > 0, 'spare server'),
    ...unless(has('hot-spare'), 'hot spare disks'),
    ...unless(price === null || price.vat !== null, 'VAT'),
  ];
}

function isDatabaseLicence({ kind, designation }: SoldItem): boolean {
  return kind === 'licence' && designation.startsWith('SQL Server');
}

function hasSystem({ licences }: AnsweredResult): boolean {
  return (licences ?? []).some(({ kind }) => kind === 'operating-system');
}

/** What the network of the site asks of the customer's IT; nothing where the design has none. */
export function itProvides({ result, design, catalogue }: NetworkDocumentInput, formats: Formats): string[] {
  const sheet = networkDocumentOf({ result, design, catalogue, locale: '' });
  if (sheet === null) return [];
  const { closets } = result.network!;
  const told = (code: NetworkLine['code'], text: (value: number) => string): string[] => {
    const value = sheet.lines.find((each) => each.code === code)?.value;
    return value === undefined ? [] : [text(value)];
  };
  const open = sheet.questions.filter(({ answer }) => answer === '').length;
  return [
    'a network for the cameras',
    ...told('addresses', (value) => `${formats.number(value)} addresses in it`),
    ...told('core-ports', (value) => `${formats.counted(value, 'port')} of the core switch`),
    `room and mains for the switches in ${formats.counted(closets.length, 'closet')}`,
    'a time server',
    ...(open === 0 ? [] : [`answers to ${formats.counted(open, 'question')} of the IT request sheet`]),
  ];
}
