import { SALES_PAGE_TEXTS as TEXTS } from '#texts/proposal/sales-page.ts';
import type { CalculationResult } from '@site-designer/api-contract';
import type { Design } from '@site-designer/sizing-engine';
import { installerDocumentOf, networkDocumentOf } from '@site-designer/texts';
import type { ReactNode } from 'react';
import { CustomerPages } from '../../features/documents/customer.tsx';
import { documentOfResult, DRAFT } from '../../features/documents/document-of-result.ts';
import {
  printCustomerDocument,
  printInstallerDocument,
  printNetworkDocument,
  printSalesDocument,
} from '../../features/documents/print-document.tsx';
import { salesOfResult } from '../../features/documents/sales-of-result.ts';
import type { IssueAnswers } from '../../features/issued/issue-start.ts';
import { useCatalogue } from '../../lib/state/catalogue-context.ts';
import { useApp, useAppStore } from '../store/use-app.ts';
import { issuerOf } from './issuer.ts';
import { usePricedAnswer } from './priced-answer.tsx';
import type { Letterhead } from './use-letterhead.ts';

const NO_TEXTS = { customer: '', contact: '', reference: '', note: '' };

interface DocumentSources {
  readonly result: CalculationResult | undefined;
  readonly question: Design | undefined;
  readonly letterhead: Letterhead;
}

/** Documents of the design on the screen for readers besides the sales engineer. */
export function useDocuments({ result, question, letterhead }: DocumentSources) {
  const catalogue = useCatalogue();
  const user = useApp((state) => state.user.data);
  const { host } = useAppStore();
  const { priceList } = usePricedAnswer();
  const { branding, brand, cover = NO_TEXTS } = letterhead;
  if (result === undefined || question === undefined || !result.calculationSuccess) return {};
  const sources = {
    result,
    design: question,
    catalogue,
    branding: branding ?? { name: brand.name, legalText: brand.terms.join('\n\n'), notes: '' },
    integrator: user && issuerOf(user),
  };
  const { locale = '', paper = 'A4' } = branding ?? {};
  const { projectName, siteName, siteDesignName: designName, siteDesignDateUtc: designedUtc } = result;
  const head = { seller: brand.name, projectName, siteName, designName, designedUtc, phone: branding?.phone };
  const customerDocument = (issue: typeof cover & { readonly withPrices: boolean; readonly validUntilUtc: string }) =>
    documentOfResult({ ...sources, issue: { ...DRAFT, ...issue } });

  return {
    printFor: {
      customer: (withPrices: boolean): void => {
        const document = customerDocument({ ...cover, withPrices, validUntilUtc: '' });
        if (document) printCustomerDocument(document, brand);
      },
      sales: (withPrices: boolean): void => {
        const issue = { ...DRAFT, ...cover, withPrices };
        salesOfResult({ ...sources, issue, priceList: withPrices ? priceList : undefined }).then(
          (document) => document && printSalesDocument(document, brand),
          (cause: unknown) => host.report(TEXTS.notComputed, cause),
        );
      },
      installer: (): void => {
        const document = installerDocumentOf({ result, design: question, catalogue, locale });
        if (document) printInstallerDocument({ document, head }, paper);
      },
      ...(result.network !== null && {
        network: (): void => {
          const document = networkDocumentOf({ result, design: question, catalogue, locale });
          if (document) printNetworkDocument({ document, head }, paper);
        },
      }),
    },
    preview: (answers: IssueAnswers): ReactNode => {
      if (answers.audience !== 'customer') return null;
      const { withPrices = false, validUntil: validUntilUtc } = answers;
      const document = customerDocument({ ...answers, withPrices, validUntilUtc });
      return document && <CustomerPages document={document} brand={brand} />;
    },
  };
}
