import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formulas } from '../src/doors/explanations.ts';
import { catalogue } from './support/designs.ts';

const page = readFileSync(new URL('../../../docs/model.md', import.meta.url), 'utf8');

/** Headings as a reader's address bar has them. */
const anchors = [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-'),
);

/** Everything that the catalogue names as a source. */
function sourcesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = 'source' in node ? [String(node.source)] : [];
  return [...own, ...Object.values(node).flatMap(sourcesIn)];
}

const cardSources = formulas.map(({ card: { id, source } }) => [id, source] as const);
const cited = (source: string): string[] => [...source.matchAll(/docs\/model\.md#([\w-]+)/g)].map(([, to = '']) => to);

describe('docs/model.md', () => {
  it.each(cardSources)('is where %s comes from, unless it is so by definition', (_, source) => {
    expect(source === 'by definition' || /^docs\/model\.md#[\w-]+/.test(source)).toBe(true);
  });

  it('has every chapter that formulas, catalogue and itself refer to', () => {
    const sources = [...cardSources.map(([, source]) => source), ...sourcesIn(catalogue)];
    const own = [...page.matchAll(/\]\(#([\w-]+)\)/g)].map(([, to = '']) => to);
    const wanted = new Set([...sources.flatMap(cited), ...own]);
    expect(wanted.size).toBeGreaterThan(8);
    expect([...wanted].filter((anchor) => !anchors.includes(anchor))).toEqual([]);
  });

  it('is the only way in which the model is cited', () => {
    const sources = [...cardSources.map(([, source]) => source), ...sourcesIn(catalogue)];
    expect(sources.filter((source) => /\bMODEL\b/.test(source))).toEqual([]);
  });

  it.each([
    catalogue.bitrateModel.anchorKbps,
    catalogue.bitrateModel.frameRateDecline,
    catalogue.bitrateModel.mjpegKbitPerFrame,
    catalogue.bitrateModel.mjpegAreaExponent,
    catalogue.storageModel.formattedPerTb,
    catalogue.storageModel.fileSystemShare,
    catalogue.storageModel.writeIopsPerStream,
    catalogue.storageModel.writeIopsPerMbit,
    catalogue.storageModel.readIopsPerMbit,
    catalogue.storageModel.sanDisksPerServer,
    catalogue.storageModel.disksPerArray,
  ])('tells of $value, which the engine counts with', ({ value }) => {
    expect(page).toContain(String(value));
  });
});
