import { readCsv } from '../../scripts/csv.ts';
import { calculateTotals } from '../../src/index.ts';
import { Recording } from '../../src/doors/enumerations.ts';
import { numberIn } from '../published/published-cases.ts';
import { catalogue, rowOf } from '../support/designs.ts';

/** A published bit rate beside what the engine says for the same stream, in kbit/s. */
export interface Point {
  readonly source: string;
  readonly kind: string;
  readonly codec: string;
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly scene: string;
  readonly published: number;
  readonly predicted: number;
  readonly low: number;
  readonly high: number;
}

type Row = Readonly<Record<string, string>>;

const rows = readCsv(new URL('../published/bitrate-points.csv', import.meta.url));

const codecOf = ({ codec }: Row) => catalogue.codecs.find(({ name }) => name === codec);

function pointOf(row: Row): Point {
  const [width, height, fps, rung] = ['width', 'height', 'fps', 'rung'].map((column) => numberIn(row, column)) as [
    number,
    number,
    number,
    number,
  ];
  const stream = rowOf({
    recording: Recording.constant,
    codec: codecOf(row)!.id,
    fps: { continuous: fps, motion: fps },
    complexity: { continuous: rung, motion: rung },
    resolution: { continuous: 0, motion: 0 },
    size: { continuous: { width, height }, motion: { width, height } },
  });
  const { value, low, high } = calculateTotals([stream], catalogue).peakMbit;
  return {
    source: row['source_key'] ?? '',
    kind: row['kind'] ?? '',
    codec: row['codec'] ?? '',
    width,
    height,
    fps,
    scene: row['complexity'] ?? '',
    published: numberIn(row, 'kbps'),
    predicted: value * 1000,
    low: low * 1000,
    high: high * 1000,
  };
}

const predictable = rows.filter((row) => codecOf(row) !== undefined).map(pointOf);

/** The row that the model is anchored on: it agrees by construction. */
export const ANCHOR = predictable.find(({ source }) => source === 'CAL')!;

/** Every other published rate of a codec that the model knows. */
export const POINTS: readonly Point[] = predictable.filter((point) => point !== ANCHOR);

/** Published rates that name no codec. */
export const WITHOUT_CODEC = rows.length - predictable.length;

export const megapixels = ({ width, height }: Point): number => (width * height) / 1e6;

export const isWithin = ({ published, low, high }: Point): boolean => published >= low && published <= high;

export const ratioOf = ({ published, predicted }: Point): number => published / predicted;
