import { explain, calculateProposal, type Design } from '@site-designer/sizing-engine';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { english } from '@site-designer/texts';
import { cleanup, render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { CatalogueContext } from '../../src/lib/state/catalogue-context.ts';
import { explainSource } from '../../src/explained/source.ts';
import { ProposalView } from '../../src/features/proposal/view/proposal-view.tsx';
import { BRAND, resultOf } from './designs.ts';
import { startPrinting, textOf, unfold } from './page-text.ts';
import { TWELVE_DESIGNS } from './twelve-designs.ts';
import { answered } from '../support/answered.ts';

const ALICE = {
  name: 'Alice',
  lastName: 'Ashby',
  phone: '+1 555 0100',
  email: 'alice@example.com',
  companyName: 'Ashby Security',
};

/** The report with all that is folded open. */
async function show(question: Design): Promise<HTMLElement> {
  const { container } = render(
    <CatalogueContext value={catalogue}>
      <ProposalView
        proposal={resultOf(question)}
        question={question}
        brand={BRAND}
        integrator={ALICE}
        isPending={false}
      />
    </CatalogueContext>,
    { reactStrictMode: true },
  );
  await answered();
  const report = container.querySelector<HTMLElement>('section[aria-label=Proposal]')!;
  unfold(report);
  await answered();
  return report;
}

interface Told {
  readonly name: string;
  readonly path: string;
  readonly text: string;
}

function figuresOn(report: Element): readonly Told[] {
  return [...report.querySelectorAll<HTMLElement>('[data-figure][data-is-told=true]')].map((figure) => ({
    name: figure.title.replace(/^Explain /, ''),
    path: figure.dataset['figure']!,
    text: figure.textContent.trim(),
  }));
}

/** The unit behind a number; undefined for texts, sentences and bare counts. */
function unitOf(text: string): string | undefined {
  return /^[\d.,]+ ((?:per )?[^\s,;()]+)$/.exec(text)?.[1];
}

/** What the name of a figure says is left out of its unit: the size is of a disk, the energy of a year. */
function isSameUnit(shown: string | undefined, explained = ''): boolean {
  if (shown === undefined) return true;
  if (shown === 'x') return /^servers?$/.test(explained);
  if (shown === 'disks' && explained === 'per year') return true;
  return explained === shown || explained.startsWith(`${shown}/`);
}

describe.each(Object.keys(TWELVE_DESIGNS))('the proposal of %s', (name) => {
  const design = TWELVE_DESIGNS[name]!;

  test('has the approved text, each figure in the unit of its explanation and each percentage under one name', async () => {
    const report = await show(design);
    const figures = figuresOn(report);
    await expect(textOf(report, 'screen')).toMatchFileSnapshot(`golden/${name}.screen.txt`);
    startPrinting();
    await expect(textOf(report, 'paper')).toMatchFileSnapshot(`golden/${name}.paper.txt`);
    cleanup();

    const proposal = english.rendered(calculateProposal(design, catalogue));
    const amountOf = (path: string): string => explainSource({ path }, explain(proposal, path)).amount;
    const inOtherUnits = figures.filter(({ text, path }) => !isSameUnit(unitOf(text), unitOf(amountOf(path))));
    expect(inOtherUnits.map(({ text, path }) => `${path}: ${text}, explained as ${amountOf(path)}`)).toEqual([]);

    const percentages = figures.filter(({ text }) => text.endsWith('%'));
    const amounts = new Map(percentages.map(({ name: of, path }) => [of, amountOf(path)]));
    const different = percentages.filter(({ name: of, path }) => amounts.get(of) !== amountOf(path));
    expect(different.map(({ name: of, text, path }) => `${of}: ${text} at ${path}, and ${amounts.get(of)}`)).toEqual(
      [],
    );
  });
});
