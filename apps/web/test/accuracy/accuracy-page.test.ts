import { ACCURACY_TEXTS } from '#texts/pages/accuracy.ts';
import { describe, expect, it } from 'vitest';
import { POINTS } from '../../src/app/accuracy/figures.ts';
import { pictureSvg } from '../../src/app/accuracy/picture.ts';
import { accuracyReport, type AccuracySection } from '../../src/app/accuracy/report.ts';
import type { AccuracyTable } from '../../src/app/accuracy/tables.ts';

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
  it('is a page of the documentation in English', async () => {
    const page = [`# ${report.title}`, REFERENCES, ...report.sections.map(sectionText)].join('\n\n');
    await expect(`${page}\n`).toMatchFileSnapshot('../../../../docs/accuracy.md');
  });

  it('has a picture of all points', async () => {
    const picture = pictureSvg({ title: report.picture, ...ACCURACY_TEXTS.axes });
    await expect(picture).toMatchFileSnapshot('../../../../docs/accuracy.svg');
  });

  it('has whole tables, the last with every point', () => {
    const tables = report.sections.flatMap(({ tables: each }) => each);
    expect(tables.at(-1)?.rows).toHaveLength(POINTS.length);
    for (const { columns, rows } of tables) {
      expect(rows.filter((row) => row.length !== columns.length)).toEqual([]);
      expect(rows.flat().filter((cell) => /NaN|undefined|\[object/.test(cell))).toEqual([]);
    }
  });
});
