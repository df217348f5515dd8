import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SharedProposal } from '@site-designer/api-contract';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { IssuedReport } from '../../src/app/issued/issued-report.tsx';

/** Proposals as they were issued once. They must be shown for ever, by whatever engine runs: never make them anew. */
const FOLDER = join(import.meta.dirname, '../../../../e2e/golden/issued');
const KINDS = ['appliances', 'archive-on-servers', 'failures-and-prices', 'virtual-machine'] as const;

function issued(kind: (typeof KINDS)[number]): SharedProposal {
  const { proposal } = JSON.parse(readFileSync(join(FOLDER, `${kind}.json`), 'utf8')) as { proposal: SharedProposal };
  return proposal;
}

function show(proposal: SharedProposal, isForCustomer = false): HTMLElement {
  render(
    <MemoryRouter>
      <IssuedReport proposal={proposal} isForCustomer={isForCustomer} />
    </MemoryRouter>,
  );
  return screen.getByRole('region', { name: 'Proposal' });
}

/** What is read on a wide screen and on paper, a text a line; phones repeat some of it elsewhere. */
function textOf(page: HTMLElement): string {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const lines: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
    if (text !== '' && node.parentElement?.closest('style, [class*=narrowOnly]') === null) lines.push(text);
  }
  return `${lines.join('\n')}\n`;
}

describe('a proposal issued by an earlier version', () => {
  test.each(KINDS)('has the same text on screen and paper as when it was issued: %s', async (kind) => {
    await expect(textOf(show(issued(kind)))).toMatchFileSnapshot(join(FOLDER, `${kind}.txt`));
  });

  test.each(KINDS)('shows a customer the same text as when it was issued: %s', async (kind) => {
    await expect(textOf(show(issued(kind), true))).toMatchFileSnapshot(join(FOLDER, `${kind}-customer.txt`));
  });

  test('explains its figures with the formulas that it was issued with', () => {
    const proposal = issued('appliances');
    const total = 'recording.total-video';
    const cards = proposal.formulas.map((card) =>
      card.id === total ? { ...card, expression: 'sum(rows) / 10^12 * 1' } : card,
    );
    // A later engine multiplies no more: what the proposal was issued with is told.
    const page = show({ ...proposal, formulas: cards });
    fireEvent.click(page.querySelector('[data-figure="totals.storageTb.value"][data-is-told="true"]')!);
    const panel = screen.getByRole('dialog');
    expect(panel.textContent).toContain('÷ 10¹² × 1');
  });
});
