import type { FileCell } from '../cells/file-cell.ts';
import type { ColumnKey } from '../cells/columns.ts';
import { columnsReadAs } from '../files/headers.ts';
import { wordOf } from '../vocabulary/line-words.ts';
import { asReadAs, type CellReader, type CellRead } from './cell-reader.ts';
import type { ImportChoices, Target } from './choices.ts';
import { describedIn, type Described } from './described.ts';
import { plainText } from './spread.ts';

/** What stands in a line below the headers, before it is decided what the line is. */
export interface LineFacts {
  /** By column of the file; undefined where nothing is read. */
  readonly reads: readonly (CellRead | undefined)[];
  /** What is read for the columns of the camera table. */
  readonly values: ReadonlyMap<ColumnKey, CellRead>;
  readonly lenses: number;
  /** Filled cells of the line itself, without what is merged down into it. */
  readonly filled: number;
  /** The first text that is no number, and any first text. */
  readonly firstText: string;
  readonly quantity: number | undefined;
  /** Whether size, codec, rate or another setting of a camera stands in a column or only in a description. */
  readonly evidence: { readonly kind: 'column' | 'text'; readonly word: string } | undefined;
  readonly camera: { readonly word: string; readonly at: number } | undefined;
  readonly goods: { readonly word: string; readonly at: number; readonly isSure: boolean } | undefined;
  readonly description: string;
}

/** Settings that only cameras have. */
const CAMERA_FIELDS: ReadonlySet<string> = new Set([
  'codec',
  'fps.continuous',
  'fps.motion',
  'resolution.continuous',
  'resolution.motion',
  'recording',
  'retentionDays',
  'bitrateKbit.continuous',
  'bitrateKbit.motion',
  'motion.motion',
]);

const DESCRIBING: ReadonlySet<Target> = new Set<Target>(['streamName', 'type', 'description']);
const NUMBER = /^[+-]?[\d.,'’ ]+%?$/;

export interface FactsContext {
  readonly choices: ImportChoices;
  readonly reader: CellReader;
  /** Columns whose texts describe the device of a line. */
  readonly describing: readonly number[];
  /** Columns of the camera table that the list has. */
  readonly has: ReadonlySet<ColumnKey>;
}

export function factsContext(choices: ImportChoices, reader: CellReader): FactsContext {
  const { columns, name } = choices;
  const isDescribing = (at: number): boolean => {
    const target = columns[at] ?? null;
    return (target !== null && DESCRIBING.has(target)) || (name.includes(at) && target !== 'place');
  };
  return {
    choices,
    reader,
    describing: columns.flatMap((_, at) => (isDescribing(at) ? [at] : [])),
    has: new Set(columns.flatMap((target) => columnsReadAs(asReadAs(target)))),
  };
}

/** Reads the cells of a line. */
export function lineFacts(
  line: readonly FileCell[],
  own: readonly FileCell[],
  { choices: { columns }, reader, describing, has }: FactsContext,
): LineFacts {
  const reads = columns.map((_, at) => reader.read(at, line[at] ?? ''));
  const values = valuesOf(reads, columns);
  const description = describing
    .map((at) => plainText(line[at]))
    .filter((text) => text !== '')
    .join(' ');
  const described = describedIn(description);
  for (const [key, text] of described.texts) {
    if (!isIn(has, key)) values.set(key, reader.readDescribed(text, key));
  }
  const texts = own.map(plainText).filter((text) => text !== '');
  return {
    reads,
    values,
    lenses: Math.max(1, ...reads.map((read) => read?.lenses ?? 1), has.has('resolution.motion') ? 1 : described.lenses),
    filled: texts.length,
    firstText: texts.find((text) => !NUMBER.test(text)) ?? texts[0] ?? '',
    quantity: quantityIn(values),
    evidence: evidenceIn(reads, columns) ?? evidenceOf(described),
    camera: wordOf('camera', description),
    goods: goodsIn(description),
    description,
  };
}

function isIn(has: ReadonlySet<ColumnKey>, key: ColumnKey): boolean {
  return has.has(key) || (key === 'fps.motion' && has.has('fps.continuous'));
}

function quantityIn(values: ReadonlyMap<ColumnKey, CellRead>): number | undefined {
  const count = values.get('quantity');
  return count === undefined || count.state === 'refused' ? undefined : Number(count.text);
}

function goodsIn(description: string): LineFacts['goods'] {
  const sure = wordOf('sure', description);
  const goods = sure ?? wordOf('goods', description);
  return goods && { ...goods, isSure: sure !== undefined };
}

function evidenceOf({ texts }: Described): LineFacts['evidence'] {
  const [word] = texts.values();
  return word === undefined ? undefined : { kind: 'text', word };
}

function valuesOf(
  reads: readonly (CellRead | undefined)[],
  columns: readonly (Target | null)[],
): Map<ColumnKey, CellRead> {
  const values = new Map<ColumnKey, CellRead>();
  reads.forEach((read, at) => {
    if (read !== undefined) for (const key of columnsReadAs(asReadAs(columns[at]))) values.set(key, read);
  });
  return values;
}

function evidenceIn(
  reads: readonly (CellRead | undefined)[],
  columns: readonly (Target | null)[],
): LineFacts['evidence'] {
  const at = reads.findIndex(
    (read, column) =>
      read !== undefined && columnsReadAs(asReadAs(columns[column])).some((key) => CAMERA_FIELDS.has(key)),
  );
  return at === -1
    ? undefined
    : { kind: 'column', word: reads[at]!.reading === '' ? reads[at]!.text : reads[at]!.reading };
}
