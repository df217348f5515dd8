import { ACCURACY_TEXTS as TEXTS, OTHER_FIGURES, PRINTED_FIGURES } from '#texts/pages/accuracy.ts';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { namedCatalogue } from '@site-designer/texts';
import { factorText } from '../../lib/format/format-figure.ts';
import { numberText } from '../../lib/format/format-quantity.ts';
import { assumedFacts } from './assumed-facts.ts';
import { ANCHOR, OTHERS, POINTS, PRINTED, type Point, type PrintedFigure } from './figures.ts';
import { isWithin, pointsOf, SIZES, sourcesOf, statisticsOf, type SizeClass } from './statistics.ts';
import { digitsText, percentText, plainText, severalText, signedErrorText, sizeText, word } from './written.ts';

/** A table as text; numbers stand at the right. */
export interface AccuracyTable {
  readonly title: string;
  readonly columns: readonly { readonly title: string; readonly isNumber: boolean }[];
  readonly rows: readonly (readonly string[])[];
}

type Column = keyof typeof TEXTS.columns;

const NUMBERS: ReadonlySet<Column> = new Set<Column>([
  'points',
  'sources',
  'within',
  'mean',
  'median',
  'meanBySource',
  'fps',
  'publishedRate',
  'predictedRate',
  'rangeOfRate',
  'vendorRate',
  'error',
  'printed',
  'computed',
  'published',
  'here',
]);

/** A row with a cell for each column. */
type Row<C extends Column> = Readonly<Record<C, string>>;

function table<C extends Column>(
  name: keyof typeof TEXTS.tables,
  columns: readonly C[],
  rows: readonly Row<NoInfer<C>>[],
): AccuracyTable {
  return {
    title: TEXTS.tables[name],
    columns: columns.map((column) => ({ title: TEXTS.columns[column], isNumber: NUMBERS.has(column) })),
    rows: rows.map((row) => columns.map((column) => row[column])),
  };
}

function statisticsRow(points: readonly Point[]) {
  const { shareWithin, mean, median, meanBySource, ...counts } = statisticsOf(points);
  return {
    points: numberText(counts.points),
    sources: numberText(counts.sources),
    within: percentText(shareWithin),
    mean: factorText(mean),
    median: factorText(median),
    meanBySource: factorText(meanBySource),
  };
}

export function sizeClassText({ called: { from, to } }: SizeClass): string {
  return from === 0 ? TEXTS.sizes.below(plainText(to)) : TEXTS.sizes.between(plainText(from), plainText(to));
}

export function byCodecAndSize(): AccuracyTable {
  const { all } = TEXTS.sizes;
  const row = (codec: string, picture: string, points: readonly Point[]) =>
    points.length === 0 ? [] : [{ codec, picture, ...statisticsRow(points) }];
  const bySize = (codec: string, points: readonly Point[]) =>
    SIZES.flatMap((size) => row(codec, sizeClassText(size), pointsOf(size, points)));
  return table(
    'byCodecAndSize',
    ['codec', 'picture', 'points', 'sources', 'within', 'mean', 'median', 'meanBySource'],
    [
      ...publishedCatalogue.codecs.flatMap(({ name }) =>
        bySize(
          name,
          POINTS.filter(({ codec }) => codec === name),
        ),
      ),
      ...bySize(all, POINTS),
      ...row(all, all, POINTS),
    ],
  );
}

export function bySource(): AccuracyTable {
  return table(
    'bySource',
    ['source', 'kind', 'points', 'within', 'mean', 'median'],
    sourcesOf(POINTS).map((source) => {
      const points = POINTS.filter((point) => point.source === source);
      const kinds = new Set(points.map(({ kind }) => word(kind)));
      return { source, kind: [...kinds].join(', '), ...statisticsRow(points) };
    }),
  );
}

export const READINGS: readonly Point[] = [ANCHOR, ...POINTS.filter(({ source }) => source === 'MSD')];

export const errorOf = ({ predicted, published }: Point): number => predicted / published - 1;

export function readings(): AccuracyTable {
  return table(
    'readings',
    ['codec', 'picture', 'fps', 'complexity', 'vendorRate', 'predictedRate', 'error'],
    READINGS.map((point) => ({
      codec: point.codec,
      picture: sizeText(point),
      fps: plainText(point.fps),
      complexity: word(point.scene),
      vendorRate: numberText(point.published),
      predictedRate: numberText(point.predicted),
      error: signedErrorText(errorOf(point)),
    })),
  );
}

function made({ made: of }: PrintedFigure): string {
  return (PRINTED_FIGURES[of.of] as (figures: PrintedFigure['made']) => string)(of);
}

function printedTable(name: keyof typeof TEXTS.tables, figures: readonly PrintedFigure[]): AccuracyTable {
  return table(
    name,
    ['of', 'printed', 'computed', 'unit', 'source', 'note'],
    figures.map((figure) => ({
      of: made(figure),
      printed: plainText(figure.printed),
      computed: plainText(figure.computed),
      unit: word(figure.unit),
      source: word(figure.source),
      note: figure.isRight ? word(figure.note) : TEXTS.wrong(word(figure.note)),
    })),
  );
}

export const printedTables = (): readonly AccuracyTable[] => [
  printedTable('proposal', PRINTED.proposal),
  printedTable('storage', PRINTED.storage),
  printedTable('raid', PRINTED.raid),
  printedTable('makers', PRINTED.tables),
];

export function otherFigures(): AccuracyTable {
  return table(
    'others',
    ['of', 'published', 'here', 'source'],
    OTHERS.map(({ of, published, here, unit, source }) => {
      const shown = (figures: readonly string[]) => `${severalText(figures.map(digitsText))} ${unit}`.trim();
      return { of: OTHER_FIGURES[of], published: shown(published), here: shown(here), source: word(source) };
    }),
  );
}

export function assumed(): AccuracyTable {
  return table('assumed', ['entry', 'facts', 'why'], assumedFacts(namedCatalogue(publishedCatalogue)));
}

export function allPoints(): AccuracyTable {
  return table(
    'points',
    ['source', 'codec', 'picture', 'fps', 'scene', 'publishedRate', 'predictedRate', 'rangeOfRate', 'isWithin'],
    POINTS.map((point) => ({
      source: point.source,
      codec: point.codec,
      picture: sizeText(point),
      fps: plainText(point.fps),
      scene: word(point.scene),
      publishedRate: numberText(point.published),
      predictedRate: numberText(point.predicted),
      rangeOfRate: TEXTS.range(numberText(point.low), numberText(point.high)),
      isWithin: isWithin(point)
        ? TEXTS.within.yes
        : point.published > point.high
          ? TEXTS.within.above
          : TEXTS.within.below,
    })),
  );
}
