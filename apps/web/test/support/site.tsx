import { screen } from '@testing-library/react';
import type { PriceList } from '@site-designer/api-contract';
import type { ReactNode } from 'react';
import { AnswerProvider, useAnswer } from '../../src/app/editor/answer-context.tsx';
import type { EditorStore } from '../../src/app/editor/editor-store.ts';
import { useSiteInput } from '../../src/app/site/use-site-input.ts';
import { CatalogueContext } from '../../src/lib/state/catalogue-context.ts';
import { useEditor } from '../../src/features/design-editor/document/editor-context.ts';
import { SitePage } from '../../src/features/site-page/page/site-page.tsx';
import { editorOf, show } from './app.tsx';
import type { FakeApi } from './fake-api.ts';

interface Prices {
  readonly priceList?: PriceList | undefined;
}

function Site({ priceList }: Prices): ReactNode {
  const input = useSiteInput();
  const { proposal, asked } = useAnswer();
  return input && <SitePage {...input} {...{ proposal, asked, priceList }} />;
}

function Opened(prices: Prices): ReactNode {
  const isOpen = useEditor(({ siteDesignEditor }) => siteDesignEditor.formData !== undefined);
  return (
    isOpen && (
      <AnswerProvider>
        <Site {...prices} />
      </AnswerProvider>
    )
  );
}

/** The page of the site of the fake's design. */
export async function openSite(api: FakeApi, prices: Prices = {}): Promise<EditorStore> {
  const store = editorOf(
    show(
      <CatalogueContext value={api.catalogue}>
        <Opened {...prices} />
      </CatalogueContext>,
      api,
    ),
  );
  await store.getState().siteDesignEditor.load({ projectId: 1, siteId: 2, siteDesignId: 3 });
  await screen.findByRole('region', { name: 'Network' });
  return store;
}
