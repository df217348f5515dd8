import figures from '../../../../../docs/accuracy.json' with { type: 'json' };
import type { OTHER_FIGURES, PRINTED_FIGURES } from '#texts/pages/accuracy.ts';

/** A published bit rate beside what the engine says for the same stream, in kbit/s; the scene as in print. */
export type Point = (typeof figures.points)[number];

type Told = typeof PRINTED_FIGURES;
type FiguresOf<Text extends (...figures: never) => string> =
  Parameters<Text> extends [infer Figures] ? Figures : object;
type Made = { [K in keyof Told]: { readonly of: K } & FiguresOf<Told[K]> }[keyof Told];

/** A figure in print, and what the engine makes of the same inputs. */
export interface PrintedFigure {
  /** The inputs that it was computed from. */
  readonly made: Made;
  readonly printed: number;
  readonly unit: string;
  readonly computed: number;
  /** Whether the printed figure is right. */
  readonly isRight: boolean;
  readonly source: string;
  readonly note: string;
}

/** Numbers have the digits that are printed of them. */
interface OtherFigure {
  readonly of: keyof typeof OTHER_FIGURES;
  /** One, the two ends of a range, or one for each of several. */
  readonly published: readonly string[];
  readonly here: readonly string[];
  readonly unit: string;
  readonly source: string;
}

/** What `pnpm --filter @site-designer/sizing-engine run accuracy` writes: figures and codes, and words in print. */
interface Figures {
  /** The stream that the model is anchored on: it agrees by construction. */
  readonly anchor: Point;
  readonly points: readonly Point[];
  /** Published rates that name no codec. */
  readonly withoutCodec: number;
  readonly printed: Readonly<Record<'proposal' | 'storage' | 'raid' | 'tables', readonly PrintedFigure[]>>;
  readonly others: readonly OtherFigure[];
}

export const {
  anchor: ANCHOR,
  points: POINTS,
  withoutCodec: WITHOUT_CODEC,
  printed: PRINTED,
  others: OTHERS,
} = figures as Figures;
