import { numberText } from '../../../lib/format/format-quantity.ts';

/** How far rates in print are from the predicted ones: `9 %` below them. */
interface Deviation {
  readonly percent: string;
  readonly isBelow: boolean;
}

interface Ends {
  readonly low: string;
  readonly high: string;
}

/** A fact of the catalogue with its unit, which is empty for a ratio and a word. */
interface ToldFact {
  readonly field: string;
  readonly value: string;
  /** The same as a number, if it is one. */
  readonly count: number;
  readonly unit: string;
}

const deviation = ({ percent, isBelow }: Deviation) => `${percent} ${isBelow ? 'below' : 'above'}`;

export const ACCURACY_TEXTS = {
  title: 'How far to trust it',
  model: 'How the figures are computed',
  long: (title: string, rows: number) => `${title} (${rows} rows)`,
  picture: (streams: number, within: string) =>
    `Published against predicted bit rates of ${numberText(streams)} streams, both from 10 kbit/s to 100 Mbit/s on logarithmic scales. ${within} lie within the range around the diagonal; the tables have each of them.`,
  axes: { predicted: 'predicted, bit/s', published: 'published, bit/s' },
  range: (from: string, to: string) => `${from} to ${to}`,
  sizes: {
    below: (megapixels: string) => `below ${megapixels} MP`,
    between: (from: string, to: string) => `${from} to ${to} MP`,
    all: 'all',
  },
  within: { yes: 'yes', above: 'above', below: 'below' },
  wrong: (note: string) => `wrong in print: ${note}`,
  ups: (va: string) => `UPS of ${va} VA`,
  managementServer: (level: string) => `Management server, ${level}`,
  fact: ({ field, value, unit }: ToldFact) => `${field} ${value}${unit === '' ? '' : ` ${unit}`}`,
  ours: 'ours; see the model',
  columns: {
    codec: 'Codec',
    picture: 'Picture',
    points: 'Points',
    sources: 'Sources',
    within: 'Within the range',
    mean: 'Mean',
    median: 'Median',
    meanBySource: 'Mean, each source once',
    source: 'Source',
    kind: 'What it prints',
    fps: 'Frames a second',
    scene: 'Scene or quality in print',
    publishedRate: 'Published, kbit/s',
    predictedRate: 'Predicted, kbit/s',
    rangeOfRate: 'Range, kbit/s',
    isWithin: 'Within',
    complexity: 'Complexity',
    vendorRate: 'Vendor, kbit/s',
    error: 'Error',
    of: 'Of what',
    printed: 'Printed',
    computed: 'Computed',
    unit: 'Unit',
    note: 'Remark',
    published: 'Published',
    here: 'Here',
    entry: 'Of',
    facts: 'Facts',
    why: 'Why',
  },
  tables: {
    byCodecAndSize: 'Published / predicted by codec and size',
    bySource: 'Published / predicted by source',
    readings: "Readings of a vendor's calculator",
    proposal: "A vendor's printed proposal",
    storage: 'Storage',
    raid: 'RAID',
    makers: 'Tables of makers',
    others: 'Other published figures',
    assumed: 'Assumed facts',
    points: 'All published rates',
  },
  short: {
    title: 'In short',
    fit: (shown: {
      readonly points: number;
      readonly sources: number;
      readonly within: string;
      readonly withinBySource: string;
      readonly range: Ends;
      readonly mjpeg: Ends;
    }) =>
      `${numberText(shown.points)} bit rates that ${numberText(shown.sources)} sources publish are compared with what the engine calculates for the same stream. ${shown.within} of them lie within its range; with each source counted once, ${shown.withinBySource}. The range goes from ${shown.range.low} to ${shown.range.high} times the figure, for MJPEG from ${shown.mjpeg.low} to ${shown.mjpeg.high}. It was derived from these points: they show how well it fits, not that it holds for your scenes.`,
    advice:
      'Bit rates are the uncertain part. What follows from them is arithmetic: storage, RAID and a whole printed proposal come out as printed, within rounding. Where it matters, measure a rate at the camera and type it: its range is 10 % either way, less after a day or a week of measuring.',
  },
  compared: {
    title: 'Predicted against published',
    text: 'Each mark is a published rate. On the line, print and prediction are the same; the band is the range of codecs whose frames build on each other.',
  },
  bias: {
    title: 'Where the model is high, and where it is low',
    text: "From 2 to 6 MP the model overestimates, which is the cautious side. An exponent of the area below 1 would close that gap and leave the readings of the vendor's calculator, so it stays 1. Below 0.5 MP it underestimates what tables print: they print round steps, such as 500 kbit/s for the smallest streams of one source.",
    ofSize: (shown: {
      readonly size: string;
      readonly points: number;
      readonly mean: Deviation;
      readonly median: Deviation;
      readonly bySource: Deviation;
    }) =>
      `${shown.size}: published rates are ${deviation(shown.mean)} the prediction on average (${numberText(shown.points)} points); in the median ${deviation(shown.median)} it; with each source counted once ${deviation(shown.bySource)} it`,
  },
  calculator: {
    title: "A vendor's calculator",
    text: (error: string) =>
      `The first row is the stream that the model is anchored on. The others were read off the calculator by a third party; the largest error is ${error}.`,
  },
  printed: {
    title: 'Printed figures',
    text: "These come out within the rounding of print, by the page's own units: pages mix 1000 and 1024 freely. Those that are wrong in print are not reproduced.",
  },
  others: {
    title: 'Other published figures',
    text: 'What is published, beside what the engine counts with or computes. A UPS of 1500 VA holds less than is counted here, larger ones hold more.',
  },
  assumed: {
    title: 'What is assumed',
    text: "No data sheet or measurement says these facts. Each figure that rests on one is marked, its explanation says so, and none is shown as a maker's limit. An own catalogue replaces them.",
  },
  open: {
    title: 'What this does not cover',
    larger: (size: string) =>
      `Pictures above ${size}: no published rate of a larger one was found, 4K and 8K follow from the area`,
    faster: (fps: string, from: string, to: string) =>
      `Frame rates above ${fps} a second; outside ${from} to ${to} the law is an extrapolation, and the design says so`,
    slower: (fps: string, points: number, source: string) =>
      `Frame rates below ${fps} a second rest on ${numberText(points)} points, from one source: ${source}`,
    smart: (codecs: readonly string[]) => `${codecs.join(' and ')}: their savings are published, no rates`,
    h265: (points: number, ofCalculator: number) =>
      `H.265 rests on ${numberText(points)} points, ${numberText(ofCalculator)} of them of one calculator`,
    scenes: 'Night, rain, noise and lenses: no source states them. A scene is one of five rungs, chosen by hand',
    shares: 'Shares of motion, sound and metadata are what was typed',
    fixed: 'Cameras with a fixed bit rate: type that rate',
    withoutCodec: (rates: number) => `Published rates that name no codec: ${numberText(rates)}`,
    unclear:
      'Figures in print that do not say what they are made of: an average without its rate, a preset without its bit rate',
    machines: 'Processors and disks at work: the limits of servers and appliances were not measured',
  },
  all: {
    title: 'All points',
    text: "Sources have short names; MSD is the vendor's calculator. A scene in print has the rung of complexity that fits it best.",
  },
} as const;

/** What figures in print were made of. */
export const PRINTED_FIGURES = {
  recording: (of: {
    readonly cameras: number;
    readonly kbps: number;
    readonly hoursPerDay: number;
    readonly days: number;
    readonly motionPercent: number;
  }) =>
    `${of.cameras} x ${of.kbps} kbit/s, ${of.hoursPerDay} h a day, days: ${of.days}${of.motionPercent === 100 ? '' : `, ${of.motionPercent} % motion`}`,
  capacity: ({ raid, disks, diskTb }: { readonly raid: string; readonly disks: number; readonly diskTb: number }) =>
    `${raid}, ${disks} x ${diskTb} TB`,
  operations: ({ raid, reads, writes }: { readonly raid: string; readonly reads: number; readonly writes: number }) =>
    `${raid}, ${reads} reads, ${writes} writes`,
  channel: ({ kbps, tb }: { readonly kbps: number; readonly tb: number }) =>
    `one channel of ${kbps} kbit/s on ${tb} TB`,
  'all-streams': ({ kbps }: { readonly kbps: number }) => `all streams of one camera, ${kbps} kbit/s, on 1 TB`,
  hour: ({ kbps }: { readonly kbps: number }) => `an hour of ${kbps} kbit/s`,
  mjpeg: () => 'MJPEG of 13 KB x 5/s and 13 KB x 15/s for 8 h, 40 KB x 15/s for 12 h, 30 days',
  proposal: () => '2041, 2413, 2950 and 3459 kbit/s, 70 % motion, 30 days',
  'formatted-disk': () => 'HE150D-4TB, formatted',
  'disk-fill': () => 'fill of its disk',
} as const;

export const OTHER_FIGURES = {
  mpeg4: 'MPEG-4, of H.264',
  'h264-smart-still': 'H.264 smart while nothing moves, of H.264',
  'h264-smart-motion': 'H.264 smart in constant motion, of H.264',
  'h265-smart-still': 'H.265 smart while nothing moves, of H.265',
  'low-frame-rates': 'exponent of the frame rate below 5 a second',
  'cameras-per-vcpu': 'cameras on 1, 2 and 4 vCPU',
  'read-error-14': 'read error while 6 TB are read, 1 in 10^14 bit',
  'read-error-15': 'read error while 6 TB are read, 1 in 10^15 bit',
  'rebuild-22': 'rebuild of 22 TB at 150 MB/s',
  'rebuild-16': 'rebuild of 16 TB at 30 MB/s',
  shelf: 'shelf with twelve 7.2k disks',
  ups: 'UPS for 2750 W without margin',
  'battery-1500': 'battery of a UPS of 1500 VA',
  'battery-2200': 'battery of a UPS of 2200 VA',
  'battery-3000': 'battery of a UPS of 3000 VA',
} as const;
