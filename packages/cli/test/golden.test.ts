import { readFileSync } from 'node:fs';
import { calculateProposal } from '@site-designer/sizing-engine';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { english } from '@site-designer/texts';
import { readDesignFile } from '@site-designer/design-file';
import { describe, expect, test } from 'vitest';
import { expectGoldenAnswer } from '../../sizing-engine/test/support/golden-answer.ts';
import { runBuilt } from './support/built.ts';
import { answerFile, designFile, designText, NAMES } from './support/golden.ts';

/** What the library says to the design of a file. */
function byLibrary(name: string) {
  const read = readDesignFile(designText(name), catalogue);
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return { siteDesignName: read.design.name, ...english.rendered(calculateProposal(read.design, catalogue)) };
}

test('there are designs of every kind', () => {
  expect(NAMES.length).toBeGreaterThanOrEqual(8);
});

describe.each(NAMES)('%s', (name) => {
  test('has the approved answer by the library', async () => {
    await expectGoldenAnswer(byLibrary(name), answerFile(name));
  });

  test('has the same answer by the command line', () => {
    const { out, code } = runBuilt(['size', designFile(name), '--json']);
    expect(out).toBe(readFileSync(answerFile(name), 'utf8'));
    expect(code).toBe(JSON.parse(out).calculationSuccess === true ? 0 : 1);
  });
});
