/**
 * Derive the low and high factors of calculated bit rates from the published points, and write them into the catalogue.
 *
 * Run with `pnpm --filter @site-designer/sizing-engine derive:bitrate-ranges`.
 */
import { writeFileSync } from 'node:fs';
import { publishedCatalogue } from '../src/doors/catalogue.ts';
import { bitratePoints, deriveRange, type DerivedRange } from './bitrate-ranges.ts';

const TARGET = new URL('../src/catalogue/bitrate-ranges.ts', import.meta.url);

const points = bitratePoints(publishedCatalogue);
const interFrame = deriveRange(points, 'inter-frame');
const mjpeg = deriveRange(points, 'mjpeg');

writeFileSync(
  TARGET,
  `/**
 * Low and high factors of calculated bit rates: P10 and P90 of published / predicted over the published points.
 *
 * Written by \`scripts/derive-bitrate-ranges.ts\`; a test derives them again and compares.
 */
export const INTER_FRAME_RANGE = ${literal(interFrame)} as const;
export const MJPEG_RANGE = ${literal(mjpeg)} as const;
`,
);
console.table({ interFrame, mjpeg });

function literal({ low, high }: DerivedRange): string {
  return `{ low: ${low}, high: ${high} }`;
}
