import { INSTALLER_PAGE_TEXTS as TEXTS } from '#texts/proposal/installer-page.ts';
import { PLAN_SHEETS } from '#texts/editor/plan-sheets.ts';
import { formatsOf, type InstallerDocument as Content, type InstallerServer } from '@site-designer/texts';
import type { ReactNode } from 'react';
import { usePageHeader, type PageMargins } from '../../explained/use-page-header.ts';
import { classNames } from '../../lib/format/class-names.ts';
import { DocumentTable } from './document-table.tsx';
import { Facts, Marked } from './facts.tsx';
import { InstallerCameras } from './installer-cameras.tsx';
import { InstallerNetworkPage } from './installer-network.tsx';
import { InstallerRack } from './installer-rack.tsx';
import styles from './installer.module.css';

/** Who sells what is built, and where it is built. */
export interface InstallerHead {
  readonly seller: string;
  /** `P-0001 C`; left out for a draft. */
  readonly number?: string | undefined;
  readonly projectName: string;
  readonly siteName: string;
  readonly designName: string;
  /** When the design was made or issued, ISO 8601. */
  readonly designedUtc: string;
  /** Of the seller. */
  readonly phone?: string | undefined;
}

export interface InstallerDocumentProps {
  readonly document: Content;
  readonly head: InstallerHead;
  /** The floor plans, where there are some. */
  readonly plans?: ReactNode;
}

/** The document to build a design from, on the screen and on paper: what arrives, each server, each camera, acceptance. */
export function InstallerDocument({ document, head, plans }: InstallerDocumentProps): ReactNode {
  const { headings, network, stations } = document;
  usePageHeader(installerMargins({ document, head }));
  const place = TEXTS.place(head.projectName, head.siteName, document.summary);
  return (
    <article className={styles.document} aria-label={TEXTS.title}>
      <Page number={1} title={headings.arrives} place={place}>
        <Arriving document={document} />
        <InstallerRack rack={document.rack} headings={headings} />
      </Page>
      <Page number={2} title={headings.servers} place={place}>
        {document.servers.map((server) => (
          <Server key={server.title} server={server} headings={headings} />
        ))}
        {stations && (
          <Server
            server={{ title: headings.stations ?? TEXTS.stations, facts: stations, storages: [] }}
            headings={headings}
          />
        )}
      </Page>
      <Page number={3} title={headings.cameras} place={place}>
        <InstallerCameras document={document} />
      </Page>
      {network && (
        <Page number={4} title={network.headings.title} place={place}>
          <InstallerNetworkPage network={network} />
        </Page>
      )}
      {plans && (
        <Page number={network ? 5 : 4} title={PLAN_SHEETS.title} place={place}>
          {plans}
        </Page>
      )}
      <Page number={4 + (network ? 1 : 0) + (plans ? 1 : 0)} title={headings.handover} place={place}>
        <Handover document={document} />
      </Page>
    </article>
  );
}

/** What stands in the margins of its pages. */
export function installerMargins({ document, head }: InstallerDocumentProps): PageMargins {
  return {
    subject: TEXTS.pageHead(head.seller),
    number: head.number,
    legend: TEXTS.pageFoot({ ...head, day: formatsOf(document.locale).day(head.designedUtc) }),
  };
}

interface PageProps {
  readonly number: number;
  readonly title: string;
  readonly place: string;
  readonly children: ReactNode;
}

/** A question of the installer. */
function Page({ number, title, place, children }: PageProps): ReactNode {
  return (
    <section className={styles.page} aria-label={title}>
      <h2 className={styles.title}>{TEXTS.numbered(number, title)}</h2>
      <p className={styles.place} dir="auto">
        {place}
      </p>
      {children}
    </section>
  );
}

function Arriving({ document: { arriving, headings } }: Pick<InstallerDocumentProps, 'document'>): ReactNode {
  return (
    <DocumentTable
      label={headings.arrives}
      isCheckList
      columns={[
        { title: headings.item, cell: ({ item }) => <strong>{item}</strong> },
        { title: headings.quantity, cell: ({ quantity }) => quantity, isNumber: true },
        { title: headings.purpose, cell: ({ purpose }) => purpose, isLong: true },
      ]}
      rows={arriving}
    />
  );
}

interface ServerProps {
  readonly server: InstallerServer;
  readonly headings: Content['headings'];
}

function Server({ server: { title, facts, storages }, headings }: ServerProps): ReactNode {
  return (
    <section className={storages.length === 0 ? styles.block : undefined} aria-label={title}>
      <h3 className={styles.subtitle}>{title}</h3>
      <Facts facts={facts} />
      {storages.length > 0 && (
        <>
          <h4 className={styles.subtitle}>{headings.storages}</h4>
          <DocumentTable
            label={`${title}, ${headings.storages}`}
            columns={[
              { title: headings.storage, cell: ({ name }) => <strong>{name}</strong> },
              { title: headings.retention, cell: ({ days }) => days, isNumber: true },
              { title: headings.camerasOfServer, cell: ({ cameras }) => cameras, isNumber: true },
              { title: headings.group, cell: ({ groups }) => groups, isLong: true },
            ]}
            rows={storages}
          />
        </>
      )}
    </section>
  );
}

function Handover({ document }: Pick<InstallerDocumentProps, 'document'>): ReactNode {
  const { acceptance, assumptions, failover, headings } = document;
  return (
    <>
      <h3 className={styles.subtitle}>{headings.failover}</h3>
      <Facts facts={failover} />
      <div className={styles.last}>
        <h3 className={styles.subtitle}>{headings.acceptance}</h3>
        <DocumentTable
          label={headings.acceptance}
          isCheckList
          columns={[
            { title: headings.check, cell: ({ check }) => check },
            { title: headings.expected, cell: ({ expected }) => expected },
            { title: headings.found, cell: () => null, isToFill: true },
          ]}
          rows={acceptance}
        />
        <div className={styles.signatures}>
          {[headings.installer, headings.customer].map((who) => (
            <p key={who} className={styles.signature}>
              {who}
            </p>
          ))}
        </div>
        {assumptions.length > 0 && (
          <div className={styles.block}>
            <h3 className={styles.subtitle}>{headings.assumptions}</h3>
            <ol className={classNames(styles.notes, styles.numbered)}>
              {assumptions.map((assumption) => (
                <li key={assumption}>
                  <Marked text={assumption} />
                </li>
              ))}
            </ol>
          </div>
        )}
      </div>
    </>
  );
}
