import type { CellColumn } from '@site-designer/camera-table';

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

export type Widths = Readonly<Partial<Record<CellColumn['field'], Width>>>;

const EXTRA_WIDTHS: Widths = {
  audioKbps: { px: 64, leastPx: 58 },
  metadataKbps: { px: 78, leastPx: 74 },
  eventsPerHour: { px: 62, leastPx: 56 },
  preSeconds: { px: 62, leastPx: 56 },
  postSeconds: { px: 54, leastPx: 50 },
};

/** Of the streams below the head of their group: fields with two halves have two tracks. */
export const TWO_LINES: Widths = {
  ...EXTRA_WIDTHS,
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
};

/** Of groups in one line, with two tracks for fields with two halves. */
export const BOTH_IN_LINE: Widths = {
  ...TWO_LINES,
  streamName: { px: 170, leastPx: 100, growth: 3 },
  lensType: { px: 86, leastPx: 58 },
  licencesPerCamera: { px: 68, leastPx: 36 },
};

/** Of groups in one line. */
export const ONE_LINE: Widths = {
  ...BOTH_IN_LINE,
  quantity: { px: 68, leastPx: 58 },
  fps: { px: 48, leastPx: 38 },
  motion: { px: 58, leastPx: 50 },
  complexity: { px: 84, leastPx: 68, growth: 0.5 },
  resolution: { px: 92, leastPx: 87, growth: 0.5 },
  bitrateKbit: { px: 68, leastPx: 58 },
};
