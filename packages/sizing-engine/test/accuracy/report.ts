import type { PublishedCase } from '../published/published-cases.ts';
import { proposalCases, raidCases, storageCases, tableCases } from '../published/published-cases.ts';
import { catalogue } from '../support/designs.ts';
import { assumedFacts } from './assumed.ts';
import { otherFigures } from './other-figures.ts';
import { figure, number, text, type AccuracyTable } from './table.ts';
import { ANCHOR, isWithin, megapixels, POINTS, ratioOf, WITHOUT_CODEC, type Point } from './points.ts';

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

/** The page on accuracy, for docs and web app alike. */
export interface AccuracyReport {
  readonly title: string;
  readonly picture: string;
  readonly sections: readonly AccuracySection[];
}

/** Classes of pictures by their size; 1600 x 1200 is sold as 2 MP. */
const SIZES = [
  { title: 'below 0.2 MP', from: 0, below: 0.2 },
  { title: '0.2 to 0.5 MP', from: 0.2, below: 0.5 },
  { title: '0.5 to 1.9 MP', from: 0.5, below: 1.9 },
  { title: '2 to 6 MP', from: 1.9, below: 6.5 },
] as const;

type SizeClass = (typeof SIZES)[number];

const isIn =
  ({ from, below }: SizeClass) =>
  (point: Point): boolean =>
    megapixels(point) >= from && megapixels(point) < below;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return mean([sorted[Math.ceil(middle) - 1]!, sorted[Math.floor(middle)]!]);
}

const sourcesOf = (points: readonly Point[]): string[] => [...new Set(points.map(({ source }) => source))];

/** The mean in which each source weighs the same, however many points it has. */
function meanBySource(points: readonly Point[]): number {
  return mean(sourcesOf(points).map((key) => mean(points.filter(({ source }) => source === key).map(ratioOf))));
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;
const shareWithin = (points: readonly Point[]): number => points.filter(isWithin).length / points.length;
const whole = (value: number): string => new Intl.NumberFormat('en').format(Math.round(value));

/** `9 % less` for 0.91. */
function aboveOrBelow(ratio: number): string {
  return `${percent(Math.abs(ratio - 1))} ${ratio < 1 ? 'below' : 'above'}`;
}

const STATISTICS = [
  number('Points'),
  number('Sources'),
  number('Within the range'),
  number('Mean'),
  number('Median'),
  number('Mean, each source once'),
];

function statisticsOf(points: readonly Point[]): string[] {
  const ratios = points.map(ratioOf);
  return [
    String(points.length),
    String(sourcesOf(points).length),
    percent(shareWithin(points)),
    mean(ratios).toFixed(2),
    median(ratios).toFixed(2),
    meanBySource(points).toFixed(2),
  ];
}

function byCodecAndSize(): AccuracyTable {
  const codecs = catalogue.codecs.map(({ name }) => name).filter((name) => POINTS.some(({ codec }) => codec === name));
  const row = (codec: string, size: string, points: readonly Point[]) =>
    points.length === 0 ? [] : [[codec, size, ...statisticsOf(points)]];
  const rows = codecs.flatMap((codec) =>
    SIZES.flatMap((size) => row(codec, size.title, POINTS.filter((point) => point.codec === codec).filter(isIn(size)))),
  );
  const totals = SIZES.flatMap((size) => row('all', size.title, POINTS.filter(isIn(size))));
  return {
    title: 'Published / predicted by codec and size',
    columns: [text('Codec'), text('Picture'), ...STATISTICS],
    rows: [...rows, ...totals, ...row('all', 'all', POINTS)],
  };
}

function bySource(): AccuracyTable {
  return {
    title: 'Published / predicted by source',
    columns: [
      text('Source'),
      text('What it prints'),
      number('Points'),
      number('Within the range'),
      number('Mean'),
      number('Median'),
    ],
    rows: sourcesOf(POINTS).map((key) => {
      const points = POINTS.filter(({ source }) => source === key);
      const [count = '', , within = '', average = '', middle = ''] = statisticsOf(points);
      return [key, [...new Set(points.map(({ kind }) => kind))].join(', '), count, within, average, middle];
    }),
  };
}

const sizeText = ({ width, height }: Point): string => `${width} x ${height}`;

function allPoints(): AccuracyTable {
  return {
    title: 'All published rates',
    columns: [
      text('Source'),
      text('Codec'),
      text('Picture'),
      number('Frames a second'),
      text('Scene or quality in print'),
      number('Published, kbit/s'),
      number('Predicted, kbit/s'),
      number('Range, kbit/s'),
      text('Within'),
    ],
    rows: POINTS.map((point) => [
      point.source,
      point.codec,
      sizeText(point),
      String(point.fps),
      point.scene,
      whole(point.published),
      whole(point.predicted),
      `${whole(point.low)} to ${whole(point.high)}`,
      isWithin(point) ? 'yes' : point.published > point.high ? 'above' : 'below',
    ]),
  };
}

const errorOf = ({ predicted, published }: Point): number => predicted / published - 1;
const READINGS: readonly Point[] = [ANCHOR, ...POINTS.filter(({ source }) => source === 'MSD')];

function signedPercent(share: number): string {
  const digits = (100 * share).toFixed(1);
  return `${share >= 0.0005 ? '+' : ''}${digits === '-0.0' ? '0.0' : digits} %`;
}

function readings(): AccuracyTable {
  return {
    title: "Readings of a vendor's calculator",
    columns: [
      text('Codec'),
      text('Picture'),
      number('Frames a second'),
      text('Complexity'),
      number('Vendor, kbit/s'),
      number('Predicted, kbit/s'),
      number('Error'),
    ],
    rows: READINGS.map((point) => [
      point.codec,
      sizeText(point),
      String(point.fps),
      point.scene,
      whole(point.published),
      whole(point.predicted),
      signedPercent(errorOf(point)),
    ]),
  };
}

function printedTable(title: string, cases: readonly PublishedCase[]): AccuracyTable {
  return {
    title,
    columns: [text('Of what'), number('Printed'), number('Computed'), text('Unit'), text('Source'), text('Remark')],
    rows: cases.map(({ inputs, printed, computed, unit, source, note, isRight }) => [
      inputs,
      String(printed),
      figure(computed),
      unit,
      source,
      isRight ? note : `wrong in print: ${note}`,
    ]),
  };
}

function overview(): AccuracySection {
  const { interFrame, mjpeg } = catalogue.bitrateModel.ranges;
  const sources = sourcesOf(POINTS);
  const bySourceAlike = mean(sources.map((key) => shareWithin(POINTS.filter(({ source }) => source === key))));
  const range = ({ low, high }: typeof mjpeg): string => `${low.value.toFixed(2)} to ${high.value.toFixed(2)}`;
  return section('In short', {
    paragraphs: [
      `${POINTS.length} bit rates that ${sources.length} sources publish are compared with what the engine calculates for the same stream. ${percent(shareWithin(POINTS))} of them lie within its range; with each source counted once, ${percent(bySourceAlike)}. The range goes from ${range(interFrame)} times the figure, for MJPEG from ${range(mjpeg)}. It was derived from these points: they show how well it fits, not that it holds for your scenes.`,
      'Bit rates are the uncertain part. What follows from them is arithmetic: storage, RAID and a whole printed proposal come out as printed, within rounding. Where it matters, measure a rate at the camera and type it: its range is 10 % either way, less after a day or a week of measuring.',
    ],
  });
}

function overestimates(): AccuracySection {
  const sentence = (size: SizeClass): string => {
    const points = POINTS.filter(isIn(size));
    const ratios = points.map(ratioOf);
    return `${size.title}: published rates are ${aboveOrBelow(mean(ratios))} the prediction on average (${points.length} points); in the median ${aboveOrBelow(median(ratios))} it; with each source counted once ${aboveOrBelow(meanBySource(points))} it`;
  };
  return section('Where the model is high, and where it is low', {
    paragraphs: [
      "From 2 to 6 MP the model overestimates, which is the cautious side. An exponent of the area below 1 would close that gap and leave the readings of the vendor's calculator, so it stays 1. Below 0.5 MP it underestimates what tables print: they print round steps, such as 500 kbit/s for the smallest streams of one source.",
    ],
    points: SIZES.map(sentence),
  });
}

function notCovered(): AccuracySection {
  const greatest = (of: (point: Point) => number): Point => POINTS.toSorted((a, b) => of(b) - of(a))[0]!;
  const without = catalogue.codecs
    .map(({ name }) => name)
    .filter((name) => !POINTS.some(({ codec }) => codec === name));
  const h265 = POINTS.filter(({ codec }) => codec === 'H.265');
  const { lowFrameRates, measuredFps } = catalogue.bitrateModel;
  const slow = POINTS.filter(({ fps }) => fps < lowFrameRates.rangeBelow.value);
  return section('What this does not cover', {
    points: [
      `Pictures above ${sizeText(greatest(megapixels))}: no published rate of a larger one was found, 4K and 8K follow from the area`,
      `Frame rates above ${greatest(({ fps }) => fps).fps} a second; outside ${measuredFps.min.value} to ${measuredFps.max.value} the law is an extrapolation, and the design says so`,
      `Frame rates below ${lowFrameRates.rangeBelow.value} a second rest on ${slow.length} points, from one source: ${sourcesOf(slow).join(', ')}`,
      `${without.join(' and ')}: their savings are published, no rates`,
      `H.265 rests on ${h265.length} points, ${h265.filter(({ source }) => source === 'MSD').length} of them of one calculator`,
      'Night, rain, noise and lenses: no source states them. A scene is one of five rungs, chosen by hand',
      'Shares of motion, sound and metadata are what was typed',
      'Cameras with a fixed bit rate: type that rate',
      `Published rates that name no codec: ${WITHOUT_CODEC}`,
      'Figures in print that do not say what they are made of: an average without its rate, a preset without its bit rate',
      'Processors and disks at work: the limits of servers and appliances were not measured',
    ],
  });
}

function calculator(): AccuracySection {
  const worst = Math.max(...READINGS.map((point) => Math.abs(errorOf(point))));
  return section("A vendor's calculator", {
    paragraphs: [
      `The first row is the stream that the model is anchored on. The others were read off the calculator by a third party; the largest error is ${(100 * worst).toFixed(1)} %.`,
    ],
    tables: [readings()],
  });
}

function printed(): AccuracySection {
  return section('Printed figures', {
    paragraphs: [
      "These come out within the rounding of print, by the page's own units: pages mix 1000 and 1024 freely. Those that are wrong in print are not reproduced.",
    ],
    tables: [
      printedTable("A vendor's printed proposal", proposalCases()),
      printedTable('Storage', storageCases),
      printedTable('RAID', raidCases),
      printedTable('Tables of makers', tableCases),
    ],
  });
}

function assumed(): AccuracySection {
  return section('What is assumed', {
    paragraphs: [
      "No data sheet or measurement says these facts. Each figure that rests on one is marked, its explanation says so, and none is shown as a maker's limit. An own catalogue replaces them.",
    ],
    tables: [
      {
        title: 'Assumed facts',
        columns: [text('Of'), text('Facts'), text('Why')],
        rows: assumedFacts(catalogue),
      },
    ],
  });
}

/** Everything that is known of how well figures agree with what others publish. */
export function accuracyReport(): AccuracyReport {
  return {
    title: 'How far to trust it',
    picture: `Published against predicted bit rates of ${POINTS.length} streams, both from 10 kbit/s to 100 Mbit/s on logarithmic scales. ${percent(shareWithin(POINTS))} lie within the range around the diagonal; the tables have each of them.`,
    sections: [
      overview(),
      section('Predicted against published', {
        paragraphs: [
          'Each mark is a published rate. On the line, print and prediction are the same; the band is the range of codecs whose frames build on each other.',
        ],
        hasPicture: true,
        tables: [byCodecAndSize(), bySource()],
      }),
      overestimates(),
      calculator(),
      printed(),
      section('Other published figures', {
        paragraphs: [
          'What is published, beside what the engine counts with or computes. A UPS of 1500 VA holds less than is counted here, larger ones hold more.',
        ],
        tables: [otherFigures()],
      }),
      assumed(),
      notCovered(),
      section('All points', {
        paragraphs: [
          "Sources have short names; MSD is the vendor's calculator. A scene in print has the rung of complexity that fits it best.",
        ],
        tables: [allPoints()],
      }),
    ],
  };
}
