import { LINE_TEXTS as TEXTS } from '../texts/in-use.ts';
import { isBlank, type ConvertedTable, type Sheet } from '../cells/file-cell.ts';
import { grouped } from '../cells/grouped.ts';
import { convertedTable } from '../files/other-formats.ts';
import { ownColumn } from '../files/headers.ts';
import type { ImportChoices, ImportContext, ImportLine } from './choices.ts';
import { headersOfBlock } from './header-block.ts';
import { kindsOfLines, type KindsOfLines } from './kinds-of-lines.ts';
import { matrixTable } from './matrix.ts';
import type { Piece } from './pieces.ts';
import { plainText } from './spread.ts';

/** Layouts that are turned into lines of cameras first: device lists, element profiles, and a column for each kind of camera. */
export function convertedKinds(sheet: Sheet, choices: ImportChoices, context: ImportContext): KindsOfLines | undefined {
  const isTaken = (line: number): boolean => choices.lines.get(line) === 'take';
  const table =
    choices.layout === 'matrix'
      ? matrixTable(sheet, choices.headerLines)
      : convertedTable(sheet.cells, context.form, isTaken);
  if (table === undefined) return undefined;
  const headers = (table.cells[0] ?? []).map(plainText);
  const columns = headers.map((header) => ownColumn(header) ?? null);
  const name = columns.indexOf('streamName');
  const inner = kindsOfLines(
    { name: sheet.name, cells: table.cells },
    {
      ...choices,
      layout: 'lines',
      headerLines: [1, 1],
      columns,
      name: name === -1 ? [] : [name],
      filters: [],
      lines: new Map(),
    },
    context,
  );
  const isLeft = (line: number): boolean => choices.lines.get(line) === 'leave';
  const pieces = inner.pieces
    .map((piece) => ({ ...piece, lines: piece.lines.flatMap((line) => table.sources[line - 2] ?? []) }))
    .filter(({ lines }) => !lines.some(isLeft));
  return {
    ...inner,
    headers: headersOfBlock(sheet, [table.headerLine, table.headerLine]),
    lines: linesOf(sheet, { table, choices, taken: new Set(pieces.flatMap(({ lines }) => lines)) }),
    pieces: withLenses(pieces),
    checks: checksOf(table, pieces),
    notes: table.notes,
  };
}

/** The channels of a device are the lenses of one camera. */
function withLenses(pieces: readonly Piece[]): readonly Piece[] {
  const devices = grouped(pieces, (piece) => piece.own?.groupId ?? piece);
  return [...devices.values()].map((channels) => ({
    ...channels[0]!,
    texts: new Map(channels[0]!.texts),
    lines: [...new Set(channels.flatMap(({ lines }) => lines))],
    lenses: Math.max(channels.length, channels[0]!.lenses),
    own: undefined,
  }));
}

interface LinesContext {
  readonly table: ConvertedTable;
  readonly choices: ImportChoices;
  readonly taken: ReadonlySet<number>;
}

type Kind = readonly [ImportLine['kind'], string];

function linesOf({ cells }: Sheet, { table, choices, taken }: LinesContext): readonly ImportLine[] {
  const sections = table.sections ?? new Map();
  const totals = table.totals ?? new Map();
  const kindAt = (line: number, isEmpty: boolean): Kind => {
    const above = aboveKind(line, table);
    if (above !== undefined) return above;
    if (choices.lines.get(line) === 'leave' && !isEmpty) return ['left', TEXTS.leftByHand];
    if (taken.has(line)) return ['camera', TEXTS.camera];
    if (isEmpty) return ['blank', TEXTS.blank];
    if (sections.has(line)) return ['section', TEXTS.section(sections.get(line) ?? '')];
    if (totals.has(line)) return ['total', TEXTS.total];
    const why = table.leftOut.get(line);
    const says = why ?? TEXTS.nothingRead;
    const isAsked = choices.lines.get(line) === 'take';
    return [why === undefined ? 'note' : 'goods', isAsked ? TEXTS.cannotBeTaken(says) : says];
  };
  return cells.map((cell, at) => {
    const [kind, says] = kindAt(at + 1, cell.every(isBlank));
    const read = cell.map((text) => ({ text: plainText(text), reading: '' }));
    return { line: at + 1, kind, why: TEXTS.line(at + 1, says), word: '', cells: read };
  });
}

function aboveKind(line: number, { headerLine, settings }: ConvertedTable): Kind | undefined {
  if (line === headerLine) return ['header', TEXTS.headers];
  if (settings?.has(line) === true) return ['header', TEXTS.kindSetting];
  return line < headerLine ? ['title', TEXTS.aboveHeaders] : undefined;
}

function checksOf({ totals = new Map() }: ConvertedTable, pieces: readonly Piece[]): KindsOfLines['checks'] {
  return [...totals].map(([line, says]) => {
    const above = pieces.filter(({ lines }) => lines.every((each) => each < line));
    const taken = above.reduce((sum, { texts }) => sum + Number(texts.get('quantity') ?? 1), 0);
    return { line, says, taken, of: 'all', section: '' };
  });
}
