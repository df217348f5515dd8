import { textOfCell, type FileCell } from '../cells/file-cell.ts';
import type { ColumnKey } from '../cells/columns.ts';
import { columnsReadAs } from '../files/headers.ts';
import { wordOf } from '../vocabulary/line-words.ts';
import { asReadAs, type CellReader, type CellRead } from './cell-reader.ts';
import type { ImportChoices, Target } from './choices.ts';
import { describedIn, type Described } from './described.ts';

/** What a line says of its camera. Lines that say the same share it. */
interface Settings {
  /** What is read for the columns of the camera table, without the name. */
  readonly values: ReadonlyMap<ColumnKey, CellRead>;
  readonly texts: ReadonlyMap<ColumnKey, string>;
}

/** What stands in a line below the headers, before it is decided what the line is. */
export interface LineFacts {
  /** By column of the file; undefined where nothing is read. */
  readonly reads: readonly (CellRead | undefined)[];
  readonly settings: Settings;
  readonly lenses: number;
  /** The filled cells of the line itself, without what is merged down into it. */
  readonly own: readonly string[];
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
  readonly reader: CellReader;
  /** Those that were read, by the texts of their cells. */
  readonly settings: Map<string, Settings>;
  /** The columns of the camera table that each column of the file is read as. */
  readonly keys: readonly (readonly ColumnKey[])[];
  /** Columns whose texts describe the device of a line. */
  readonly describing: readonly number[];
  /** Columns of the camera table that the list has. */
  readonly has: ReadonlySet<ColumnKey>;
}

export function factsContext(choices: ImportChoices, reader: CellReader): FactsContext {
  const { columns, name } = choices;
  const keys = columns.map((target) => columnsReadAs(asReadAs(target)));
  const isDescribing = (at: number): boolean => {
    const target = columns[at] ?? null;
    return (target !== null && DESCRIBING.has(target)) || (name.includes(at) && target !== 'place');
  };
  return {
    keys,
    reader,
    settings: new Map(),
    describing: columns.flatMap((_, at) => (isDescribing(at) ? [at] : [])),
    has: new Set(keys.flat()),
  };
}

export interface LineSource {
  readonly cells: readonly FileCell[];
  /** The texts of the cells, and those of the line itself: without what is merged down into it. */
  readonly texts: readonly string[];
  readonly own: readonly string[];
}

/** Reads the cells of a line. */
export function lineFacts({ cells, texts, own }: LineSource, context: FactsContext): LineFacts {
  const { keys, reader, describing, has } = context;
  const reads = keys.map((_, at) => reader.read(at, cells[at] ?? ''));
  const description = describing
    .map((at) => texts[at] ?? '')
    .filter((text) => text !== '')
    .join(' ');
  const described = describedIn(description);
  const settings = settingsOf(reads, described, { cells, context });
  const filled = own.filter((text) => text !== '');
  return {
    reads,
    settings,
    lenses: Math.max(1, ...reads.map((read) => read?.lenses ?? 1), has.has('resolution.motion') ? 1 : described.lenses),
    own: filled,
    firstText: filled.find((text) => !NUMBER.test(text)) ?? filled[0] ?? '',
    quantity: quantityIn(settings),
    evidence: evidenceIn(reads, keys) ?? evidenceOf(described),
    camera: wordOf('camera', description),
    goods: goodsIn(description),
    description,
  };
}

function isIn(has: ReadonlySet<ColumnKey>, key: ColumnKey): boolean {
  return has.has(key) || (key === 'fps.motion' && has.has('fps.continuous'));
}

function quantityIn({ values }: Settings): number | undefined {
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

function settingsOf(
  reads: readonly (CellRead | undefined)[],
  { texts: described, lenses }: Described,
  { cells, context: { keys, has, reader, settings } }: SettingsSource,
): Settings {
  // The name and whatever is not read differ from line to line.
  const parts = reads.map((read, at) =>
    read === undefined || keys[at]?.[0] === 'streamName' ? '' : textOfCell(cells[at]),
  );
  const isReadable = reads.every((read) => read?.unreadable === undefined);
  const key = `${parts.join('\t')}\n${[...described.values()].join('\t')}\n${lenses}`;
  const known = isReadable ? settings.get(key) : undefined;
  if (known !== undefined) return known;
  const values = new Map<ColumnKey, CellRead>();
  reads.forEach((read, at) => {
    if (read === undefined) return;
    for (const column of keys[at] ?? []) if (column !== 'streamName') values.set(column, read);
  });
  for (const [column, text] of described) {
    if (!isIn(has, column)) values.set(column, reader.readDescribed(text, column));
  }
  const made = { values, texts: new Map(Array.from(values, ([column, { text }]) => [column, text] as const)) };
  if (isReadable) settings.set(key, made);
  return made;
}

interface SettingsSource {
  readonly cells: readonly FileCell[];
  readonly context: FactsContext;
}

function evidenceIn(reads: readonly (CellRead | undefined)[], keys: FactsContext['keys']): LineFacts['evidence'] {
  const at = reads.findIndex(
    (read, column) => read !== undefined && keys[column]?.some((key) => CAMERA_FIELDS.has(key)),
  );
  return at === -1
    ? undefined
    : { kind: 'column', word: reads[at]!.reading === '' ? reads[at]!.text : reads[at]!.reading };
}
