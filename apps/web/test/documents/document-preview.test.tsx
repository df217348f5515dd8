import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DocumentPreview } from '../../src/app/editor/document-preview.tsx';
import { madeDocuments } from '../../src/app/editor/made-documents.ts';
import type { IssueAnswers } from '../../src/features/issued/issue/issue-start.ts';
import { groupsOf, onAppliances, resultOf } from '../proposal/designs.ts';
import { BRANDING } from './document-of.ts';

afterEach(cleanup);

const GROUPS = 60;
const ANSWERS: IssueAnswers = {
  customer: 'Hotel Bellevue AG',
  contact: '',
  reference: '',
  note: '',
  audience: 'customer',
  withPrices: false,
  validUntil: '2026-12-26',
  language: 'en',
};

async function shown(audience: IssueAnswers['audience'], groups = GROUPS): Promise<string> {
  const design = {
    ...onAppliances(groupsOf(...Array.from({ length: GROUPS }, (_, index) => ({ streamName: `Hall ${index + 1}` })))),
    placements: [],
  };
  const made = madeDocuments({
    result: resultOf(design),
    design,
    catalogue,
    branding: BRANDING,
    integrator: null,
    priceList: undefined,
  });
  const head = { seller: 'Northern Light', projectName: '', siteName: '', designName: '', designedUtc: '2026-11-26' };
  const props = {
    made,
    head,
    groups,
    brand: { name: 'Northern Light', logo: null },
    answers: { ...ANSWERS, audience },
  };
  render(<DocumentPreview {...props} draftPlans={() => Promise.resolve(undefined)} />);
  return document.body.textContent;
}

test('the preview for a customer has the name and the promises, and no line for each of many camera groups', async () => {
  const text = await shown('customer');
  expect(text).toContain('Hotel Bellevue AG');
  expect(text).toContain('It records 60 cameras');
  expect(text).not.toContain('Annex');
  expect(text).not.toContain('Hall 42');
});

test('the preview for an installer is left out where it would list thousands of camera groups', async () => {
  expect(await shown('installer')).toContain('Hall 42');
  cleanup();
  expect(await shown('installer', 5000)).toBe('');
});
