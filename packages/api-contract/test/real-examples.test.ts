import {
  calculateProposal,
  defaultServerSettings,
  explainAll,
  NEW_STREAM,
  settleCameraRow,
  type Design,
} from '@site-designer/sizing-engine';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { expect, it } from 'vitest';
import { Derivations } from '../src/index.ts';

function answerOf(hardwareType: 0 | 1): string {
  const serverSettings = { ...defaultServerSettings(catalogue), hardwareType };
  const row = { ...NEW_STREAM, id: 1, streamId: 1, cameraGroupId: 1, quantity: 120 };
  const design: Design = { cameras: [settleCameraRow(row, catalogue)], serverSettings };
  return JSON.stringify(explainAll(calculateProposal(design, catalogue)));
}

/** The texts of all examples inside a schema. */
function exampleTexts(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([name, value]: [string, unknown]) =>
    name === 'examples' && Array.isArray(value)
      ? value.filter((example): example is string => typeof example === 'string')
      : exampleTexts(value),
  );
}

it('has no example of a derivation that no calculation gives', () => {
  const answers = [answerOf(0), answerOf(1)].join('\n');
  const texts = exampleTexts(Derivations);
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter((text) => !answers.includes(JSON.stringify(text)))).toEqual([]);
});
