import {
  calculateProposal,
  defaultServerSettings,
  explain,
  explainAll,
  NEW_STREAM,
  settleCameraRow,
  type Saying,
} from '@site-designer/sizing-engine';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demandingDesigns, designs } from '../../sizing-engine/test/support/arbitraries.ts';
import { english } from '../src/index.ts';

const row = settleCameraRow({ ...NEW_STREAM, quantity: 301, id: 1, streamId: 1, cameraGroupId: 1 }, catalogue);
const settings = defaultServerSettings(catalogue);
const { genericServerSettings: generic } = settings;
const serverSettings = { ...settings, genericServerSettings: { ...generic, addManagementServer: true } };
const proposal = calculateProposal({ cameras: [row], serverSettings }, catalogue);

describe('a rendered result', () => {
  it('has a sentence in place of a code and its figures, and the same numbers', () => {
    const warning = english.rendered(proposal).warnings.find(({ code }) => code === 'management-level-exceeded');
    expect(warning).toEqual({
      code: 'management-level-exceeded',
      message: 'Please note that the sum of carmeras you have added exceeds your selection.',
    });
    expect(english.rendered(proposal).totals).toEqual(proposal.totals);
  });

  it('explains each figure in words, with nothing left to be said', () => {
    const kept = JSON.stringify(english.rendered(explainAll(proposal)));
    expect(kept).not.toMatch(/"say":|undefined|\[object/);
    expect(JSON.parse(kept)).toMatchObject({ figures: explainAll(proposal).figures });
  });

  it('still explains its figures', () => {
    const path = 'totals.storageTb.value';
    expect(explain(english.rendered(proposal), path)).toEqual(explain(proposal, path));
  });
});

/** Everything to be said in plain data, what stands within another thing to be said too. */
function sayingsIn(node: unknown): Saying[] {
  if (typeof node !== 'object' || node === null) return [];
  const within = Object.values(node).flatMap(sayingsIn);
  return 'say' in node ? [node as Saying, ...within] : within;
}

describe('every sentence of a proposal', () => {
  it('has its figures, and no trace of the code that makes it', () => {
    const said = new Set<string>();
    fc.assert(
      fc.property(fc.oneof(designs, demandingDesigns), (design) => {
        for (const saying of sayingsIn(calculateProposal(design, catalogue))) {
          said.add(saying.say);
          expect(english.say(saying)).toMatch(/^\S.*\S$/u);
          expect(english.say(saying)).not.toMatch(/undefined|null|NaN|Infinity|\[object|[{}]|  /u);
        }
      }),
    );
    expect(said.size).toBeGreaterThan(20);
  });
});
