import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { POINTS, type Point } from './figures.ts';

/** Side of the square, and what its edges leave for labels. */
const SIDE = 480;
const EDGE = { left: 64, right: 28, top: 16, bottom: 56 } as const;

/** Ends of both scales, as powers of ten of kbit/s. */
const FROM = 1;
const TO = 5;

/** Labels of both axes, bit/s. */
const TICKS = ['10 k', '100 k', '1 M', '10 M', '100 M'] as const;

const share = (kbps: number): number => (Math.log10(kbps) - FROM) / (TO - FROM);
const x = (kbps: number): number => round(EDGE.left + share(kbps) * (SIDE - EDGE.left - EDGE.right));
const y = (kbps: number): number => round(SIDE - EDGE.bottom - share(kbps) * (SIDE - EDGE.top - EDGE.bottom));
const round = (pixels: number): number => Math.round(10 * pixels) / 10;

const LEAST = 10 ** FROM;
const MOST = 10 ** TO;

/** Colours hold a contrast of 3 to 1 on white and on the dark surfaces of the app; shapes tell the codecs apart without them. */
const MARKS: Readonly<Record<string, (at: { x: number; y: number }) => string>> = {
  'H.264': ({ x: cx, y: cy }) => `<circle cx="${cx}" cy="${cy}" r="4" fill="#2f7fd6" fill-opacity="0.75"/>`,
  'H.265': ({ x: left, y: top }) =>
    `<path d="M${left} ${round(top - 6)}l6 10h-12z" fill="#c2570c" fill-opacity="0.9"/>`,
  'MPEG-4': ({ x: left, y: top }) =>
    `<rect x="${round(left - 4)}" y="${round(top - 4)}" width="8" height="8" fill="#7a68c8" fill-opacity="0.85"/>`,
  MJPEG: ({ x: left, y: top }) =>
    `<path d="M${round(left - 4)} ${round(top - 4)}l8 8m0-8l-8 8" stroke="#1f8a70" stroke-width="2"/>`,
};

function markOf({ codec, published, predicted }: Point): string {
  return MARKS[codec]!({ x: x(predicted), y: y(published) });
}

function grid(): string[] {
  return TICKS.flatMap((tick, index) => {
    const kbps = 10 ** (FROM + index);
    return [
      `<path d="M${x(LEAST)} ${y(kbps)}H${x(MOST)}M${x(kbps)} ${y(LEAST)}V${y(MOST)}" stroke="currentColor" stroke-opacity="0.2"/>`,
      `<text x="${EDGE.left - 8}" y="${round(y(kbps) + 4)}" text-anchor="end">${tick}</text>`,
      `<text x="${x(kbps)}" y="${SIDE - EDGE.bottom + 20}" text-anchor="middle">${tick}</text>`,
    ];
  });
}

/** The range around the diagonal, cut off at the ends of the scales. */
function band(): string {
  const { low, high } = publishedCatalogue.bitrateModel.ranges.interFrame;
  const corners = [
    [LEAST, LEAST],
    [LEAST, LEAST * high.value],
    [MOST / high.value, MOST],
    [MOST, MOST],
    [MOST, MOST * low.value],
    [LEAST / low.value, LEAST],
  ].map(([predicted = 0, published = 0]) => `${x(predicted)},${y(published)}`);
  return `<polygon points="${corners.join(' ')}" fill="currentColor" fill-opacity="0.08"/>`;
}

function legend(): string[] {
  return Object.entries(MARKS).flatMap(([codec, mark], index) => {
    const top = EDGE.top + 20 + 20 * index;
    return [mark({ x: EDGE.left + 16, y: top }), `<text x="${EDGE.left + 28}" y="${top + 4}">${codec}</text>`];
  });
}

interface PictureTexts {
  readonly title: string;
  readonly predicted: string;
  readonly published: string;
}

/** All points as a scatter plot. `currentColor` takes the colour of the page that it stands in. */
export function pictureSvg({ title, predicted, published }: PictureTexts): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" role="img" font-family="sans-serif" font-size="13" fill="currentColor">`,
    `<title>${title}</title>`,
    // Pages that show it as a file have no colour for it.
    `<rect width="${SIDE}" height="${SIDE}" fill="#fff"/>`,
    ...grid(),
    band(),
    `<path d="M${x(LEAST)} ${y(LEAST)}L${x(MOST)} ${y(MOST)}" stroke="currentColor" stroke-dasharray="4 4"/>`,
    `<g fill="none">${POINTS.map(markOf).join('\n')}</g>`,
    `<g>${legend().join('\n')}</g>`,
    `<text x="${SIDE / 2 + 24}" y="${SIDE - 8}" text-anchor="middle">${predicted}</text>`,
    `<text transform="translate(14 ${SIDE / 2 - 20}) rotate(-90)" text-anchor="middle">${published}</text>`,
    '</svg>',
    '',
  ].join('\n');
}
