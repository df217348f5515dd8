import type { DocumentPrice, SoldItem } from './document.ts';
import type { Formats } from '../formats.ts';
import { disksOf, serversOf, sparesText } from './hardware-words.ts';
import type { AnsweredResult } from './input.ts';

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
    ...unless(offers('network'), 'network switches'),
    ...unless(offers('cabling'), 'cabling'),
    'racks',
    ...unless(offers('workstation'), 'work stations and monitors'),
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
