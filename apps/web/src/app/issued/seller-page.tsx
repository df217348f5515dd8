import { CUSTOMER_PAGE_TEXTS as TEXTS } from '#texts/proposal/customer.ts';
import { DECISION_TEXTS } from '#texts/proposal/issued.ts';
import type { SharedDocument } from '@site-designer/api-contract/proposal-addresses';
import { formatsOf, namesText, SEMICOLON, type Formats } from '@site-designer/texts';
import { useMemo, type ReactNode } from 'react';
import { CustomerPages } from '../../features/documents/customer.tsx';
import type { DocumentBrand } from '../../features/documents/document-head.tsx';
import { customerFile } from '../../features/documents/document-file.tsx';
import { useDocumentPaper } from '../../features/documents/print-document.tsx';
import type { DecidedPrice, DecisionFormProps } from '../../features/issued/opened/decision-form.tsx';
import { proposalName } from '../../features/issued/opened/issued-api.ts';
import { QuestionPart } from '../../features/issued/opened/question-part.tsx';
import { DecisionPart } from '../../features/issued/opened/shared-answer.tsx';
import { drawnLogo } from '../../lib/files/drawn-logo.ts';
import { classNames } from '../../lib/format/class-names.ts';
import { download, fileNameOf } from '../../lib/files/download.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Banner } from '../../ui/dialogs/banner.tsx';
import { usePlanPages } from '../plan/plan-pages.tsx';
import { usePictureOf } from '../plan/shown-pictures.ts';
import { accentStyle } from './accent.ts';
import styles from './seller-page.module.css';

interface SellerPageProps extends Pick<DecisionFormProps, 'host' | 'secret' | 'onAnswer' | 'onTooLate'> {
  readonly proposal: SharedDocument;
  /** Whether an answer was not recorded, as another one was before it. */
  readonly isTooLate: boolean;
}

/** The page of a link for a customer: the seller's, with the document and what to decide. */
export function SellerPage({ proposal, isTooLate, ...call }: SellerPageProps): ReactNode {
  const { document, branding } = proposal;
  const { seller } = document;
  const brand = { name: branding.name, logo: branding.logo };
  const formats = formatsOf(document.locale);
  useDocumentPaper(document);
  const place = useMemo(() => ({ secret: call.secret }), [call.secret]);
  const { pages: plans } = usePlanPages(proposal.plans, { pictureOf: usePictureOf(place), hasList: false });
  return (
    <div className={styles.page} style={accentStyle(branding.accent)}>
      <SellerHead brand={brand} phone={seller.phone} email={seller.email} />
      <div className={styles.columns}>
        <CustomerPages document={document} brand={brand} link={location.href} isPage plans={plans} />
        <div className={classNames(styles.side, 'no-print')}>
          {isTooLate && <Banner tone="over">{DECISION_TEXTS.tooLate}</Banner>}
          <DecisionPart {...call} proposal={proposal} price={priceOf(document, formats)} className={styles.decision}>
            <PriceHead proposal={proposal} formats={formats} />
          </DecisionPart>
          <div className={styles.ask}>
            <QuestionPart
              host={call.host}
              secret={call.secret}
              proposal={proposalName(proposal)}
              seller={branding.name}
            />
          </div>
          <Files proposal={proposal} brand={brand} plans={plans} />
          <div className={styles.contact}>
            <p className="caption">{TEXTS.yourContact}</p>
            <p>
              <strong>{seller.person || seller.name}</strong>
            </p>
            <Contacts phone={seller.phone} email={seller.email} className={styles.lines} />
          </div>
        </div>
      </div>
    </div>
  );
}

interface SellerHeadProps {
  readonly brand: DocumentBrand;
  readonly phone: string;
  readonly email: string;
}

/** Whose page it is, in place of the menu of the product. */
export function SellerHead({ brand, phone, email }: SellerHeadProps): ReactNode {
  const logo = drawnLogo(brand.logo);
  return (
    <header className={classNames(styles.head, 'no-print')}>
      <span className={styles.brand}>
        {logo !== null && <img src={logo} alt="" className={styles.logo} />}
        <strong>{brand.name}</strong>
      </span>
      <Contacts phone={phone} email={email} className={styles.contacts} />
    </header>
  );
}

function PriceHead({
  proposal,
  formats,
}: Pick<SellerPageProps, 'proposal'> & { readonly formats: Formats }): ReactNode {
  const { document } = proposal;
  const { price } = document;
  return (
    <div className={styles.price}>
      <p className="caption">{TEXTS.until(proposalName(proposal), document.validUntil)}</p>
      {price !== null && (
        <>
          <p className={styles.amount}>{formats.money(price.gross, price.currency)}</p>
          <p className="caption">{kindOf(document, formats)}</p>
        </>
      )}
    </div>
  );
}

/** What the price is: gross, or net, and whether it is that of every item. */
function kindOf({ price }: SharedDocument['document'], { money, number }: Formats): string {
  if (price === null) return '';
  const { vat, vatPercent, net, currency, onRequest } = price;
  const isPart = onRequest.length > 0;
  if (vat === null) return isPart ? TEXTS.forPriced : TEXTS.net;
  const text = isPart ? TEXTS.grossForPriced : TEXTS.gross;
  return text(money(net, currency), number(vatPercent ?? 0, 2));
}

/** What is accepted: the price, what has none yet, and the terms. */
function priceOf(document: SharedDocument['document'], { money, list }: Formats): DecidedPrice | undefined {
  const { price, customer, terms } = document;
  if (price === null) return undefined;
  const amount = money(price.gross, price.currency);
  const text = [
    TEXTS.accept(customer, amount, price.vat === null ? TEXTS.netWord : TEXTS.grossWord),
    ...(price.onRequest.length === 0 ? [] : [TEXTS.onRequest(namesText(price.onRequest, SEMICOLON, list))]),
    ...(terms.some(({ code }) => code === 'terms') ? [TEXTS.termsApply] : []),
  ].join(' ');
  return { amount, text };
}

interface FilesProps extends Pick<SellerPageProps, 'proposal'> {
  readonly brand: DocumentBrand;
  readonly plans: ReactNode;
}

function Files({ proposal, brand, plans }: FilesProps): ReactNode {
  const { document } = proposal;
  const fileName = `${fileNameOf(`${document.number} ${document.title}`)}.html`;
  return (
    <section className={styles.files} aria-label={TEXTS.files}>
      <Button icon="print" onClick={() => window.print()}>
        {TEXTS.print}
      </Button>
      <Button
        icon="download"
        onClick={() => download(customerFile(document, brand, { link: location.href, plans }), fileName)}
      >
        {TEXTS.download}
      </Button>
    </section>
  );
}

interface ContactsProps {
  readonly phone: string;
  readonly email: string;
  readonly className: string | undefined;
}

function Contacts({ phone, email, className }: ContactsProps): ReactNode {
  return (
    <span className={className}>
      {phone !== '' && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>}
      {email !== '' && <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>}
    </span>
  );
}
