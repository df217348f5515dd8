import { SALES_PAGE_TEXTS as TEXTS } from '#texts/proposal/sales-page.ts';
import { PLAN_TEXTS } from '#texts/editor/plan.ts';
import type { CalculationResult } from '@site-designer/api-contract';
import type { Design } from '@site-designer/sizing-engine';
import { rowsByGroup } from '@site-designer/sizing-engine/design';
import type { ReactNode } from 'react';
import {
  printCustomerDocument,
  printInstallerDocument,
  printNetworkDocument,
  printSalesDocument,
} from '../../features/documents/print-document.tsx';
import { PlanPages } from '../../features/floor-plan/sheet/sheet-pages.tsx';
import { placingOf } from '../../features/design-editor/document/document-state.ts';
import { useEditor } from '../../features/design-editor/document/editor-context.ts';
import type { IssueAnswers } from '../../features/issued/issue/issue-start.ts';
import { useCatalogue } from '../../lib/state/catalogue-context.ts';
import { useApp, useAppStore } from '../store/use-app.ts';
import { DocumentPreview } from './document-preview.tsx';
import { issuerOf } from './issuer.ts';
import { madeDocuments } from './made-documents.ts';
import { usePricedAnswer } from './priced-answer.tsx';
import type { LoadedPlans } from '../plan/plan-pages.tsx';
import { useDraftPlans } from '../plan/use-draft-plans.ts';
import type { Letterhead } from './use-letterhead.ts';

const NONE: readonly never[] = [];
const NO_TEXTS = { customer: '', contact: '', reference: '', note: '' };

interface DraftSources {
  readonly result: CalculationResult | undefined;
  readonly question: Design | undefined;
  readonly letterhead: Letterhead;
}

/** Documents of the design on the screen for readers besides the sales engineer. */
export function useDocuments({ result, question, letterhead }: DraftSources) {
  const catalogue = useCatalogue();
  const user = useApp((state) => state.user.data);
  const { host } = useAppStore();
  const { priceList } = usePricedAnswer();
  const { branding, brand, cover = NO_TEXTS } = letterhead;
  const placements = useEditor(({ siteDesignEditor }) => placedIn(siteDesignEditor));
  const draftPlans = useDraftPlans({ design: question, coverage: result?.coverage });
  if (result === undefined || question === undefined || !result.calculationSuccess) return {};
  const made = madeDocuments({
    result,
    design: { ...question, placements },
    catalogue,
    // As it will be issued: what a company has not set is that of the branding file.
    branding: { ...branding, name: brand.name, legalText: brand.terms.join('\n\n'), notes: '' },
    integrator: user && issuerOf(user),
    priceList,
  });
  const { paper = 'A4' } = branding ?? {};
  const { projectName, siteName, siteDesignName: designName, siteDesignDateUtc: designedUtc } = result;
  const head = { seller: brand.name, projectName, siteName, designName, designedUtc, phone: branding?.phone };
  const withPlans = <T,>(
    document: T | null,
    hasList: boolean,
    print: (document: T, plans: ReactNode) => void,
  ): void => {
    if (document === null) return;
    draftPlans(hasList).then(
      (plans) => print(document, pagesOf(plans, hasList)),
      (cause: unknown) => host.report(PLAN_TEXTS.failed, cause),
    );
  };
  const printFor = {
    customer: (withPrices: boolean): void => {
      const document = made.customer({ ...cover, withPrices });
      withPlans(document, false, (told, plans) => printCustomerDocument(told, brand, plans));
    },
    sales: (withPrices: boolean): void => {
      made.sales({ ...cover, withPrices }).then(
        (document) => document && printSalesDocument(document, brand),
        (cause: unknown) => host.report(TEXTS.notComputed, cause),
      );
    },
    installer: (): void => {
      const document = made.installer();
      withPlans(document, true, (told, plans) => printInstallerDocument({ document: told, head, plans }, paper));
    },
    network: (): void => {
      const document = made.network();
      if (document) printNetworkDocument({ document, head }, paper);
    },
  };
  const { network, ...others } = printFor;
  return {
    printFor: result.network === null ? others : { ...others, network },
    preview: (answers: IssueAnswers): ReactNode => (
      <DocumentPreview {...{ answers, made, brand, head, draftPlans, groups: rowsByGroup(question.cameras).size }} />
    ),
  };
}

function placedIn(state: Parameters<typeof placingOf>[0]) {
  return placingOf(state)?.placements ?? NONE;
}

function pagesOf(plans: LoadedPlans | undefined, hasList: boolean): ReactNode {
  return plans && <PlanPages {...plans} hasList={hasList} />;
}
