import { calculateProposal, type Design } from '@site-designer/sizing-engine';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { english } from '@site-designer/texts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { ToKnow } from '../../src/features/proposal/answer/to-know.tsx';
import type { ReportInput, ShownResult } from '../../src/features/proposal/report/report-input.ts';
import { CatalogueContext } from '../../src/lib/state/catalogue-context.ts';
import { groupsOf, onAppliances } from './designs.ts';

afterEach(cleanup);

function notesOf(question: Design): string[] {
  const proposal = english.rendered(calculateProposal(question, publishedCatalogue)) as unknown as ShownResult;
  const input: ReportInput = { proposal, question, integrator: undefined, brand: { name: '', logo: null, terms: [] } };
  render(
    <CatalogueContext value={publishedCatalogue}>
      <ToKnow {...input} />
    </CatalogueContext>,
  );
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
}

describe('busy scenes', () => {
  const halls = { quantity: 20, retentionDays: 14 };
  const [safe, vault] = ['Safe', 'Vault'].map((streamName) => ({ streamName, quantity: 4, retentionDays: 300 }));

  test('name the only camera group that they keep shorter', () => {
    const notes = notesOf(onAppliances(groupsOf(halls, safe!)));
    const [, days] = /In busy scenes Safe keeps (\d+) instead of 300 days; one scene/.exec(notes.join('\n')) ?? [];
    expect(Number(days)).toBeGreaterThan(14);
    expect(Number(days)).toBeLessThan(300);
  });

  test('count the camera groups where there are several', () => {
    const notes = notesOf(onAppliances(groupsOf(halls, safe!, vault!)));
    expect(notes.join('\n')).toMatch(/In busy scenes 2 camera groups keep \d+ instead of up to 300 days; one scene/);
  });

  test('are not told where every day is kept', () => {
    expect(notesOf(onAppliances(groupsOf({ quantity: 1, retentionDays: 3 }))).join('\n')).not.toContain('busy');
  });
});
