import { wordOf } from '../vocabulary/line-words.ts';
import type { CellRead, CellReader } from './cell-reader.ts';
import { describedIn } from './described.ts';
import type { FactsContext, LineFacts } from './line-facts.ts';
import type { Piece } from './pieces.ts';

/** Several cameras that are described in one cell: "3x Dome 4MP H.265, 2x Bullet 8MP". */

const SEPARATOR =
  /\s*(?:[,;+&/\n]|\b(?:and|und|et|y|e|en)\b)\s*(?=\d{1,4}\s*[x×]\s*(?:\p{L}|\d\d?(?:[.,]\d)?\s*(?:MP|K\b)))/iu;
const COUNTED = /^(\d{1,4})\s*[x×]\s*((?:\p{L}|\d\d?(?:[.,]\d)?\s*(?:MP|K\b)).*)$/iu;
const MULTIPLIED = /\d\s*[x×]/i;

export interface CountedCamera {
  readonly quantity: number;
  readonly text: string;
}

/** The cameras of a description with their quantities; undefined unless all its parts are counted cameras. */
export function camerasIn(description: string): readonly CountedCamera[] | undefined {
  if (!MULTIPLIED.test(description)) return undefined;
  const parts = description.split(SEPARATOR).map((part) => COUNTED.exec(part.trim()));
  if (parts.length < 2) return undefined;
  const cameras = parts.flatMap((part) => {
    const text = part?.[2]?.trim() ?? '';
    return wordOf('camera', text) === undefined ? [] : [{ quantity: Number(part![1]), text }];
  });
  return cameras.length === parts.length ? cameras : undefined;
}

/** Whether the quantity of a line fits the cameras in its description: none, one line, or their sum. */
export function fits(cameras: readonly CountedCamera[], { quantity }: LineFacts): boolean {
  const sum = cameras.reduce((all, each) => all + each.quantity, 0);
  return quantity === undefined || quantity === 1 || quantity === sum;
}

/** A group for each camera of a line: what its own words say goes before what they share. */
export function piecesOf(
  piece: Piece,
  cameras: readonly CountedCamera[],
  { reader, has }: { readonly reader: CellReader; readonly has: FactsContext['has'] },
): readonly Piece[] {
  return cameras.map(({ quantity, text }) => {
    const described = describedIn(text);
    const own = [...described.texts].map(([key, part]) => [key, reader.readDescribed(part, key)] as const);
    const count: CellRead = reader.readDescribed(String(quantity), 'quantity');
    const listed = [...piece.values].filter(([key, { state }]) => has.has(key) || state !== 'derived');
    const values = new Map([...listed, ...own, ['quantity', count] as const]);
    return {
      ...piece,
      name: text,
      values,
      texts: new Map(Array.from(values, ([key, read]) => [key, read.text])),
      lenses: described.lenses,
    };
  });
}
