import { ACCURACY_TEXTS as TEXTS } from '#texts/pages/accuracy.ts';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { factorText } from '../../lib/format/format-figure.ts';
import { POINTS, WITHOUT_CODEC, type Point } from './figures.ts';
import {
  mean,
  megapixels,
  pointsOf,
  shareWithin,
  SIZES,
  sourcesOf,
  statisticsOf,
  type SizeClass,
} from './statistics.ts';
import {
  allPoints,
  assumed,
  byCodecAndSize,
  bySource,
  errorOf,
  otherFigures,
  printedTables,
  READINGS,
  readings,
  sizeClassText,
  type AccuracyTable,
} from './tables.ts';
import { errorText, percentText, plainText, sizeText } from './written.ts';

export interface AccuracySection {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly points: readonly string[];
  /** Whether the picture of all points belongs here. */
  readonly hasPicture: boolean;
  readonly tables: readonly AccuracyTable[];
}

function section(title: string, parts: Partial<AccuracySection>): AccuracySection {
  return { title, paragraphs: [], points: [], hasPicture: false, tables: [], ...parts };
}

/** The page on accuracy, for docs and web app alike: everything that is known of how well figures agree with what others publish. */
interface AccuracyReport {
  readonly title: string;
  readonly picture: string;
  readonly sections: readonly AccuracySection[];
}

const { bitrateModel, codecs } = publishedCatalogue;

function inShort(): AccuracySection {
  const { title, fit, advice } = TEXTS.short;
  const { interFrame, mjpeg } = bitrateModel.ranges;
  const sources = sourcesOf(POINTS);
  const bySourceAlike = mean(sources.map((key) => shareWithin(POINTS.filter(({ source }) => source === key))));
  const ends = ({ low, high }: typeof interFrame) => ({
    low: factorText(low.value),
    high: factorText(high.value),
  });
  const shown = {
    points: POINTS.length,
    sources: sources.length,
    within: percentText(shareWithin(POINTS)),
    withinBySource: percentText(bySourceAlike),
    range: ends(interFrame),
    mjpeg: ends(mjpeg),
  };
  return section(title, { paragraphs: [fit(shown), advice] });
}

function bias(): AccuracySection {
  const deviation = (ratio: number) => ({ percent: percentText(Math.abs(ratio - 1)), isBelow: ratio < 1 });
  const sentence = (size: SizeClass): string => {
    const statistics = statisticsOf(pointsOf(size));
    return TEXTS.bias.ofSize({
      size: sizeClassText(size),
      points: statistics.points,
      mean: deviation(statistics.mean),
      median: deviation(statistics.median),
      bySource: deviation(statistics.meanBySource),
    });
  };
  return section(TEXTS.bias.title, { paragraphs: [TEXTS.bias.text], points: SIZES.map(sentence) });
}

function calculator(): AccuracySection {
  const worst = Math.max(...READINGS.map((point) => Math.abs(errorOf(point))));
  return section(TEXTS.calculator.title, {
    paragraphs: [TEXTS.calculator.text(errorText(worst))],
    tables: [readings()],
  });
}

function notCovered(): AccuracySection {
  const { title, ...texts } = TEXTS.open;
  const greatest = (of: (point: Point) => number): Point => POINTS.toSorted((a, b) => of(b) - of(a))[0]!;
  const without = codecs.map(({ name }) => name).filter((name) => !POINTS.some(({ codec }) => codec === name));
  const h265 = POINTS.filter(({ codec }) => codec === 'H.265');
  const { lowFrameRates, measuredFps } = bitrateModel;
  const slow = POINTS.filter(({ fps }) => fps < lowFrameRates.rangeBelow.value);
  return section(title, {
    points: [
      texts.larger(sizeText(greatest(megapixels))),
      texts.faster(
        plainText(greatest(({ fps }) => fps).fps),
        plainText(measuredFps.min.value),
        plainText(measuredFps.max.value),
      ),
      texts.slower(plainText(lowFrameRates.rangeBelow.value), slow.length, sourcesOf(slow).join(', ')),
      texts.smart(without),
      texts.h265(h265.length, h265.filter(({ source }) => source === 'MSD').length),
      texts.scenes,
      texts.shares,
      texts.fixed,
      texts.withoutCodec(WITHOUT_CODEC),
      texts.unclear,
      texts.machines,
    ],
  });
}

export function accuracyReport(): AccuracyReport {
  const { compared, printed, others, assumed: assumptions, all } = TEXTS;
  return {
    title: TEXTS.title,
    picture: TEXTS.picture(POINTS.length, percentText(shareWithin(POINTS))),
    sections: [
      inShort(),
      section(compared.title, {
        paragraphs: [compared.text],
        hasPicture: true,
        tables: [byCodecAndSize(), bySource()],
      }),
      bias(),
      calculator(),
      section(printed.title, { paragraphs: [printed.text], tables: printedTables() }),
      section(others.title, { paragraphs: [others.text], tables: [otherFigures()] }),
      section(assumptions.title, { paragraphs: [assumptions.text], tables: [assumed()] }),
      notCovered(),
      section(all.title, { paragraphs: [all.text], tables: [allPoints()] }),
    ],
  };
}
