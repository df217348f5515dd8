import { COLUMNS, type CellColumn, type OptionalField } from '@site-designer/camera-table';
import type { Measurement } from '@site-designer/sizing-engine';
import type { CSSProperties } from 'react';

export interface Width {
  readonly px: number;
  /** Width in a narrow window. */
  readonly leastPx: number;
  /** Share of the spare width. */
  readonly growth?: number;
}

export const STREAM: Width = { px: 76, leastPx: 62 };
export const NUMBER: Width = { px: 40, leastPx: 34 };
export const ACTIONS: Width = { px: 34, leastPx: 32 };
/** Four buttons side by side. */
export const BUTTONS: Width = { px: 118, leastPx: 104 };
export const SERVERS: Width = { px: 76, leastPx: 60 };
export const NONE: Width = { px: 0, leastPx: 0 };

/** A sentence. */
export const COVERAGE: Width = { px: 290, leastPx: 270 };

export type Widths = Readonly<Partial<Record<CellColumn['field'], Width>>>;

/** Of a column of numbers that has no width of its own; one of texts or choices without a width does not compile. */
export const USUAL: Width = { px: 62, leastPx: 56 };

type WithWidth<F extends CellColumn['field']> = Widths &
  Readonly<Record<Exclude<F, Extract<CellColumn, { readonly kind: 'number' }>['field']>, Width>>;

const OPTIONAL_WIDTHS: WithWidth<OptionalField> = {
  audioKbps: { px: 64, leastPx: 58 },
  metadataKbps: { px: 78, leastPx: 74 },
  postSeconds: { px: 54, leastPx: 50 },
  poeClass: { px: 96, leastPx: 92 },
  watts: { px: 66, leastPx: 60 },
  closet: { px: 110, leastPx: 90 },
  liveResolution: { px: 116, leastPx: 110 },
  liveFps: { px: 70, leastPx: 66 },
  liveCodec: { px: 98, leastPx: 92 },
  liveKbps: { px: 92, leastPx: 88 },
  hfovDeg: { px: 60, leastPx: 56 },
  sensorWidthMm: { px: 66, leastPx: 62 },
  focalMm: { px: 60, leastPx: 54 },
  mountHeightM: { px: 62, leastPx: 58 },
  aimHeightM: { px: 52, leastPx: 48 },
  tiltDeg: { px: 52, leastPx: 46 },
  corridor: { px: 76, leastPx: 70 },
  purposeLevel: { px: 152, leastPx: 146 },
  purposeDistanceM: { px: 56, leastPx: 52 },
};

/** Of the streams below the head of their group: fields with two halves have two tracks. */
export const TWO_LINES = {
  ...OPTIONAL_WIDTHS,
  quantity: { px: 62, leastPx: 61 },
  recording: { px: 80, leastPx: 66 },
  hoursPerDay: { px: 50, leastPx: 42 },
  retentionDays: { px: 72, leastPx: 63 },
  codec: { px: 98, leastPx: 88 },
  fps: { px: 40, leastPx: 35 },
  motion: { px: 41, leastPx: 35 },
  complexity: { px: 84, leastPx: 68, growth: 1.3 },
  resolution: { px: 70, leastPx: 68, growth: 1 },
  bitrateKbit: { px: 62, leastPx: 53 },
} as const satisfies Widths;

/** Of groups in one line, with two tracks for fields with two halves. */
export const BOTH_IN_LINE: WithWidth<Exclude<CellColumn['field'], keyof Measurement>> = {
  ...TWO_LINES,
  streamName: { px: 170, leastPx: 80, growth: 3 },
  lensType: { px: 86, leastPx: 58 },
  licencesPerCamera: { px: 68, leastPx: 36 },
};

/** Of groups in one line. */
export const ONE_LINE: Widths = {
  ...BOTH_IN_LINE,
  quantity: { px: 68, leastPx: 58 },
  fps: { px: 48, leastPx: 38 },
  motion: { px: 58, leastPx: 50 },
  complexity: { px: 84, leastPx: 74, growth: 0.5 },
  resolution: { px: 92, leastPx: 87, growth: 0.5 },
  bitrateKbit: { px: 68, leastPx: 58 },
};

/** The first track of an element, and the one after its last, counted from 1. */
export type Tracks = readonly [from: number, to: number];

/** Names of the widths of all tracks, in their order. */
export const WIDTH_NAMES = Array.from({ length: COLUMNS.length + 4 }, (_, at) => widthName(at + 1));

/** The place of a heading: the head is a grid. */
export function trackStyle([from, to]: Tracks): CSSProperties {
  return { '--track': `${from} / ${to}` } as CSSProperties;
}

/**
 * The width of a cell. A row is no grid: the browser would allocate all its tracks anew at each change of a text.
 *
 * @param gap - Tracks before it that another element is placed over, or none.
 */
export function cellStyle(tracks: Tracks, gap?: Tracks): CSSProperties {
  return { width: widthOfTracks(tracks), ...(gap && { marginLeft: widthOfTracks(gap) }) };
}

/** The cell of an event half below that of its base. */
export function belowStyle(tracks: Tracks): CSSProperties {
  const width = widthOfTracks(tracks);
  return { width, marginTop: 'var(--line)', marginLeft: `calc(-1 * (${width}))` };
}

export function widthOfTracks([from, to]: Tracks): string {
  const widths = Array.from({ length: to - from }, (_, at) => `var(${widthName(from + at)})`);
  return `calc(${widths.join(' + ')})`;
}

function widthName(track: number): string {
  return `--w${track}`;
}

/** Widths that share what is left or missing. */
export function sharedWidths(tracks: readonly Width[]): Readonly<Record<string, string>> {
  const wanted = sum(tracks.map(({ px }) => px));
  const most = sum(tracks.map(({ px, leastPx }) => px - leastPx));
  const shares = sum(tracks.map(({ growth = 0 }) => growth)) || 1;
  const missing = `clamp(0px, ${wanted}px - 100cqi, ${most}px)`;
  const left = `max(0px, 100cqi - ${wanted}px)`;
  const widths = tracks.map(({ px, leastPx, growth = 0 }) => {
    const grown = growth > 0 ? ` + ${left} * ${growth / shares}` : '';
    return `round(down, ${px}px - ${missing} * ${(px - leastPx) / most}${grown}, 1px)`;
  });
  return Object.fromEntries(widths.map((width, at) => [widthName(at + 1), width]));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
