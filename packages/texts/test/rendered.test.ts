import {
  calculateProposal,
  defaultServerSettings,
  explain,
  explainAll,
  NEW_STREAM,
  settleCameraRow,
} from '@site-designer/sizing-engine';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { describe, expect, it } from 'vitest';
import { english } from '../src/index.ts';

const row = settleCameraRow({ ...NEW_STREAM, quantity: 301, id: 1, streamId: 1, cameraGroupId: 1 }, catalogue);
const settings = defaultServerSettings(catalogue);
const { genericServerSettings: generic } = settings;
const serverSettings = { ...settings, genericServerSettings: { ...generic, addManagementServer: true } };
const proposal = calculateProposal({ cameras: [row], serverSettings }, catalogue);

describe('a rendered result', () => {
  it('has a sentence in place of a code and its figures, and the same numbers', () => {
    const [warning] = english.rendered(proposal).warnings;
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
