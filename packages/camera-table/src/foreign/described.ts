import type { ColumnKey } from '../cells/columns.ts';
import { folded } from '../vocabulary/words.ts';

/** What a description says of size, codec and rates: "4MP outdoor turret camera, 2.8 mm, H.265". */
export interface Described {
  readonly texts: ReadonlyMap<ColumnKey, string>;
  /** How many lenses the camera has: several in "4 x 5 MP". */
  readonly lenses: number;
}

const LENSES = /(?<![\d.,x×])(\d{1,2})\s*[x×]\s*(\d{1,3}(?:[.,]\d+)?)\s*(?:mpx?|mega ?pixels?|mpixels?)(?![a-z])/i;
const SIZES: readonly RegExp[] = [
  /(?<!\d)\d{3,5}\s*[x×*]\s*\d{3,5}(?!\d)/,
  /(?<![\d.,])\d{1,3}(?:[.,]\d)?\s*(?:mpx?|mega ?pixels?)(?![a-z])/i,
  /(?<!\d)(?:720|960|1080|1440|2160|4320)p(?![a-z])/i,
  /(?<![a-z\d])(?:4k(?:[ -]?uhd)?|8k|uhd|full[ -]?hd|fhd|qhd)(?![a-z\d])/i,
];
const CODEC =
  /(?<![a-z\d])(?:h[. ]?26[45](?:\+| ?(?:plus|smart|zipstream|wisestream))?|hevc|x26[45]|mjpeg|motion jpeg|mpeg-?4)(?![a-z\d])/i;
const FPS =
  /(?<![\d.,])\d{1,2}(?:[.,]\d{1,3})?\s*(?:fps|ips|b\/s|bilder\/s|img\/s|im\/s|images\/s|frames\/s|fotogramas\/s|fotogrammi\/s|beelden\/s)(?![a-z])/i;
const BIT_RATE = /(?<![\d.,])\d{1,5}(?:[.,]\d{1,3})?\s*(?:kbit\/s|kbps|mbit\/s|mbps)(?![a-z])/i;

const OTHERS: readonly (readonly [ColumnKey, RegExp])[] = [
  ['codec', CODEC],
  ['fps.motion', FPS],
  ['bitrateKbit.motion', BIT_RATE],
];

/** The size that a text says with the number of its lenses; undefined for a text that says none. */
export function lensesIn(text: string): { readonly lenses: number; readonly size: string } | undefined {
  const found = LENSES.exec(text);
  const lenses = Number(found?.[1]);
  return found === null || lenses < 2 || lenses > MOST_LENSES ? undefined : { lenses, size: `${found[2]} MP` };
}

/** A camera has at most as many streams. */
const MOST_LENSES = 16;

/** Looks up what stands in a description. What has no usual meaning is refused where it is read: no other value takes its place unseen. */
export function describedIn(text: string): Described {
  const texts = new Map<ColumnKey, string>();
  const several = lensesIn(text);
  const size = several?.size ?? SIZES.map((pattern) => pattern.exec(text)?.[0]).find((found) => found !== undefined);
  if (size !== undefined) {
    texts.set('resolution.continuous', size);
    texts.set('resolution.motion', size);
  }
  const plain = folded(text);
  for (const [key, pattern] of OTHERS) {
    const found = pattern.exec(plain)?.[0];
    if (found !== undefined) texts.set(key, found);
  }
  return { texts, lenses: several !== undefined && texts.has('resolution.motion') ? several.lenses : 1 };
}
