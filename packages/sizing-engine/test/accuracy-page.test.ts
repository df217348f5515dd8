import { describe, expect, it } from 'vitest';
import { pictureSvg } from './accuracy/picture.ts';
import { ANCHOR, isWithin, megapixels, POINTS, ratioOf } from './accuracy/points.ts';
import { accuracyReport, type AccuracySection } from './accuracy/report.ts';
import type { AccuracyTable } from './accuracy/table.ts';

const report = accuracyReport();

const REFERENCES = `The points are in \`packages/sizing-engine/test/published\`, the way from a stream to its rate in [the model](model.md), and the range in
[its chapter](model.md#range-of-bit-rates). The web app shows this page at \`/accuracy\`. \`pnpm --filter @site-designer/sizing-engine run
accuracy\` writes it, and a test fails where it is not what the engine computes.`;

function tableText({ title, columns, rows }: AccuracyTable): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [
    `### ${title}`,
    '',
    line(columns.map((column) => column.title)),
    line(columns.map(({ isNumber }) => (isNumber ? '---:' : '---'))),
    ...rows.map(line),
  ].join('\n');
}

function sectionText({ title, paragraphs, hasPicture, points, tables }: AccuracySection): string {
  return [
    `## ${title}`,
    ...paragraphs,
    ...(hasPicture ? [`![${report.picture}](accuracy.svg)`] : []),
    ...(points.length > 0 ? [points.map((point) => `- ${point}`).join('\n')] : []),
    ...tables.map(tableText),
  ].join('\n\n');
}

describe('the page on accuracy', () => {
  it('is what the engine computes', async () => {
    const page = [`# ${report.title}`, REFERENCES, ...report.sections.map(sectionText)].join('\n\n');
    await expect(`${page}\n`).toMatchFileSnapshot('../../../docs/accuracy.md');
  });

  it('has a picture of all points', async () => {
    await expect(pictureSvg(report.picture)).toMatchFileSnapshot('../../../docs/accuracy.svg');
  });

  it('is data for the web app', async () => {
    await expect(`${JSON.stringify(report, undefined, 2)}\n`).toMatchFileSnapshot('../../../docs/accuracy.json');
  });

  it('has every point beside its prediction, and says of pictures what the points say', () => {
    const tables = report.sections.flatMap(({ tables: each }) => each);
    expect(tables.at(-1)?.rows).toHaveLength(POINTS.length);
    expect(POINTS.filter(isWithin).length / POINTS.length).toBeGreaterThan(0.6);
    const meanOf = (points: typeof POINTS) => points.reduce((sum, point) => sum + ratioOf(point), 0) / points.length;
    expect(meanOf(POINTS.filter((point) => megapixels(point) >= 1.9))).toBeLessThan(1);
    expect(meanOf(POINTS.filter((point) => megapixels(point) < 0.5))).toBeGreaterThan(1);
    expect(ANCHOR.predicted).toBe(ANCHOR.published);
    for (const { columns, rows } of tables) {
      expect(rows.filter((row) => row.length !== columns.length)).toEqual([]);
      expect(rows.flat().filter((cell) => /NaN|undefined|\[object/.test(cell))).toEqual([]);
    }
  });
});
