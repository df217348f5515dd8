import type { Offer } from '@site-designer/api-contract';
import { MOST_OFFER_LINES } from '@site-designer/api-contract/offer-bounds';

export type OfferLine = Offer['lines'][number];
export type OfferField = Exclude<keyof OfferLine, 'id'>;

const NEW_LINE = {
  kind: 'other',
  designation: '',
  description: '',
  quantity: '1',
  unitPrice: null,
  isOptional: false,
} as const satisfies Omit<OfferLine, 'id'>;

function nextId(lines: readonly OfferLine[]): number {
  return lines.reduce((most, { id }) => Math.max(most, id), 0) + 1;
}

/** Nothing has been typed into it. */
function isBlank({ designation, description, unitPrice }: OfferLine): boolean {
  return designation.trim() === '' && description.trim() === '' && unitPrice === null;
}

export function withNewLine(offer: Offer): Offer {
  return { ...offer, lines: [...offer.lines, { ...NEW_LINE, id: nextId(offer.lines) }] };
}

export function withoutLine(offer: Offer, id: number): Offer {
  return { ...offer, lines: offer.lines.filter((line) => line.id !== id) };
}

export function withPatch(offer: Offer, id: number, patch: Partial<OfferLine>): Offer {
  return { ...offer, lines: offer.lines.map((line) => (line.id === id ? { ...line, ...patch } : line)) };
}

/** Blank lines make room for what is pasted. */
export function withPasted(offer: Offer, pasted: readonly Omit<OfferLine, 'id'>[]): Offer {
  const kept = offer.lines.filter((line) => !isBlank(line));
  const first = nextId(kept);
  return { ...offer, lines: [...kept, ...pasted.map((line, index) => ({ ...line, id: first + index }))] };
}

export function isFull({ lines }: Offer): boolean {
  return lines.length >= MOST_OFFER_LINES;
}
