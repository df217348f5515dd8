import { LINE_TEXTS as TEXTS } from '../texts/in-use.ts';
import type { CameraRow } from '@site-designer/sizing-engine';
import { firstOf, rowsByGroup } from '@site-designer/sizing-engine/design';
import { comparable } from '../cells/comparable.ts';
import { grouped } from '../cells/grouped.ts';
import type { ImportChoices, ImportLine } from './choices.ts';
import type { Piece } from './pieces.ts';

/** Groups of a list with the groups of the design that they update. */
export interface Matched {
  readonly pieces: readonly { readonly piece: Piece; readonly rows: readonly CameraRow[] | undefined }[];
  /** Why a line cannot be taken, by line of the file: two groups of one name are never guessed. */
  readonly unclear: ReadonlyMap<number, string>;
}

/** Finds the groups of a design by the names of a list, in small letters and with the section where they have it. */
export function matched(
  pieces: readonly Piece[],
  rows: readonly CameraRow[],
  { against, lines, columns }: Pick<ImportChoices, 'against' | 'lines' | 'columns'>,
): Matched {
  // A list that names rows by their ids finds none by name: its other lines are new.
  if (against !== 'update' || columns.includes('rowId')) {
    return { pieces: pieces.map((piece) => ({ piece, rows: undefined })), unclear: new Map() };
  }
  const present = grouped([...rowsByGroup(rows).values()], (group) => comparable(firstOf(group)?.streamName ?? ''));
  const keys = pieces.map((piece) => keyOf(piece, present));
  const counts = grouped(keys, (key) => key);
  const unclear = new Map<number, string>();
  const found = pieces.flatMap((piece, at) => {
    const key = keys[at]!;
    const groups = present.get(key) ?? [];
    const isNew = piece.lines.every((line) => lines.get(line) === 'take');
    const why = unclearWhy(piece, { inDesign: groups.length, inList: counts.get(key)!.length });
    if (why === undefined) return [{ piece, rows: groups[0] }];
    // What is taken by hand is a group of its own.
    if (isNew) return [{ piece, rows: undefined }];
    for (const line of piece.lines) unclear.set(line, why);
    return [];
  });
  return { pieces: found, unclear };
}

/** Lines of groups that are not clear are undecided. */
export function withUnclear(lines: readonly ImportLine[], unclear: Matched['unclear']): readonly ImportLine[] {
  if (unclear.size === 0) return lines;
  return lines.map((line) => {
    const says = unclear.get(line.line);
    return says === undefined
      ? line
      : { ...line, kind: 'undecided', word: '', proposal: 'leave', why: TEXTS.line(line.line, says) };
  });
}

/** The name as the design has it: with the section where the list has the name once, and the design several times. */
function keyOf({ name, taken, section }: Piece, present: ReadonlyMap<string, unknown>): string {
  const key = comparable(taken ?? name);
  const inSection = comparable(`${section} / ${name}`);
  return !present.has(key) && section !== '' && present.has(inSection) ? inSection : key;
}

function unclearWhy(
  { name }: Piece,
  { inDesign, inList }: { readonly inDesign: number; readonly inList: number },
): string | undefined {
  if (inDesign === 0) return undefined;
  if (name === '') return TEXTS.noName;
  if (inDesign > 1) return TEXTS.manyGroups(inDesign, name);
  return inList > 1 ? TEXTS.manyLines(inList, name) : undefined;
}
