import { describe, expect, it } from 'vitest';
import { applyChange, checkCameraRow } from '../../../src/index.ts';
import { checkCameraName, consecutiveIds, nameLength } from '../../../src/doors/design.ts';
import { problem } from '../../../src/problem.ts';
import { PRESALES_CAMERA_LIMIT } from '../../../src/design/bounds.ts';
import { calculateProposal } from '../../../src/index.ts';
import { catalogue, genericDesign, groupsOf } from '../../support/designs.ts';
import { worded, problemText } from '../../support/in-english.ts';

/** One character to people and one code point, but two units of UTF-16. */
const door = '🚪';

describe('names', () => {
  it('are counted in code points after trimming', () => {
    expect(nameLength(`  Gate ${door} `)).toBe(6);
  });

  it('of a camera may be empty and have up to 70 characters', () => {
    expect(checkCameraName('')).toBeUndefined();
    expect(checkCameraName(door.repeat(70))).toBeUndefined();
    expect(checkCameraName(door.repeat(71))).toEqual({ say: 'field.max-length', max: 70 });
  });

  it.each(['a\nb', 'Gate\n', 'a\u001bb', '\u007f', '\u0085x'])(
    'of a camera have no control characters: not %j',
    (name) => {
      expect(checkCameraName(name)).toEqual({ say: 'field.control-characters' });
    },
  );

  it.each(['\u200b', '\u2060\u200d', '\u3164', '\u2800'])('of a camera show something: not %j', (name) => {
    expect(checkCameraName(name)).toEqual({ say: 'field.nothing-visible' });
  });

  it.each(['  ', 'Gate \u200d 1', '👩‍🔧', 'מצלמה\u200f'])('of a camera may be %j', (name) => {
    expect(checkCameraName(name)).toBeUndefined();
  });

  it('of a camera that cannot be read are no reason to refuse a sizing', () => {
    const design = genericDesign(groupsOf({ streamName: 'a\u0007b' }));
    expect(checkCameraRow(design.cameras[0]!, catalogue, 'cameras[0]')).toEqual([
      { path: 'cameras[0].streamName', message: worded('Must not contain line breaks or other control characters') },
    ]);
    expect(calculateProposal(design, catalogue).calculationSuccess).toBe(true);
    const context = { catalogue, ids: consecutiveIds(9) };
    const cameras = [{ ...design.cameras[0]!, retentionDays: 7 }];
    for (const change of [{ cameras }, { patches: new Map([[1, { retentionDays: 7 }]]) }]) {
      const { design: after, errors } = applyChange(design, change, context);
      expect([errors, after.cameras[0]?.retentionDays]).toEqual([[], 7]);
    }
    const renamed = applyChange(design, { patches: new Map([[1, { streamName: 'c\u0007' }]]) }, context);
    expect(renamed.errors.map(({ path }) => path)).toEqual(['cameras[0].streamName']);
  });
});

describe('the texts of wrong fields', () => {
  it.each([
    [problem('field.required'), 'This field is required'],
    [problem('field.max-length', { max: 70 }), 'Must be 70 characters or less'],
    [problem('field.min-length', { min: 3 }), 'Must be at least 3 characters'],
    [problem('field.alphanumeric'), 'Must contain only letters and numbers'],
    [problem('field.number'), 'Must be a valid number'],
    [problem('field.between', { min: 1, max: 60 }), 'Value must be between 1 and 60'],
    [problem('field.at-least', { min: 1 }), 'Value must be at least 1'],
    [problem('field.at-most', { max: 60 }), 'Value must be no more than 60'],
  ])('stand letter for letter: %s', (wrong, specified) => {
    expect(problemText(wrong)).toBe(specified);
  });
});

describe('the lists of the product', () => {
  it('call for presales above 5000 cameras', () => {
    expect(PRESALES_CAMERA_LIMIT).toBe(5000);
  });
});
