import { fireEvent, render, screen } from '@testing-library/react';
import { Profiler, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { StorageByGroup } from '../../src/features/proposal/charts/storage-by-group.tsx';
import { Explained } from '../../src/explained/explained.tsx';
import { ExplanationProvider, OneExplanation } from '../../src/explained/explanation-context.tsx';
import { ExplanationPanel } from '../../src/explained/explanation-panel.tsx';
import { PhysicalFigures } from '../../src/features/proposal/figures/physical-figures.tsx';
import { CatalogueContext } from '../../src/lib/state/catalogue-context.ts';
import { FOUR_CAMERAS, resultOf } from './designs.ts';
import { answered } from '../support/answered.ts';

/**
 * Figures, tables of figures and the panel of two proposals on one page; gives what each act renders. React tells a profiler
 * of a changed context only where an element stands between the two.
 */
async function show(): Promise<(doing: () => void) => Promise<readonly string[]>> {
  const rendered = new Set<string>();
  const counted = (id: string, content: ReactNode): ReactNode => (
    <Profiler id={id} onRender={() => rendered.add(id)}>
      {content}
    </Profiler>
  );
  const figure = (name: string, path: string): ReactNode =>
    counted(
      name,
      <Explained name={name} path={path}>
        {name}
      </Explained>,
    );
  render(
    <CatalogueContext value={publishedCatalogue}>
      <OneExplanation>
        <ExplanationProvider question={FOUR_CAMERAS}>
          <section>
            {figure('Storage', 'totals.storageTb.value')}
            {figure('Cameras', 'totals.cameras.value')}
            {figure('Rate', 'totals.peakMbit.value')}
            {counted('groups', <StorageByGroup />)}
            {counted('power', <PhysicalFigures proposal={resultOf(FOUR_CAMERAS)} question={FOUR_CAMERAS} />)}
            {counted('panel', <ExplanationPanel />)}
          </section>
        </ExplanationProvider>
        <ExplanationProvider question={FOUR_CAMERAS}>
          <section>
            {figure('Storage of the answer', 'totals.storageTb.value')}
            {figure('Rate of the answer', 'totals.peakMbit.value')}
            {counted('panel of the answer', <ExplanationPanel />)}
          </section>
        </ExplanationProvider>
      </OneExplanation>
    </CatalogueContext>,
  );
  await answered();
  return async (doing) => {
    rendered.clear();
    doing();
    await answered();
    return [...rendered].toSorted();
  };
}

const buttonOf = (name: string): HTMLElement => screen.getByTitle(`Explain ${name}`);
const click = (name: string): boolean => fireEvent.click(buttonOf(name));
const isOpen = (name: string): boolean => buttonOf(name).getAttribute('aria-expanded') === 'true';

test('a figure that is asked renders itself, the one asked before and the panel alone', async () => {
  const renderedBy = await show();
  expect(await renderedBy(() => click('Storage'))).toEqual(['Storage', 'panel']);
  expect(await renderedBy(() => click('Rate'))).toEqual(['Rate', 'Storage', 'panel']);
  expect([isOpen('Rate'), isOpen('Storage')]).toEqual([true, false]);
  expect(await renderedBy(() => fireEvent.keyDown(window, { key: 'Escape' }))).toEqual(['Rate', 'panel']);
  expect(document.activeElement).toBe(buttonOf('Rate'));
});

test('a figure of another proposal on the page takes the panel', async () => {
  const renderedBy = await show();
  click('Storage');
  expect(await renderedBy(() => click('Storage of the answer'))).toEqual([
    'Storage',
    'Storage of the answer',
    'panel',
    'panel of the answer',
  ]);
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
});
