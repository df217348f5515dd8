import { DOCUMENT_TEXTS as TEXTS } from '#texts/proposal/customer.ts';
import {
  formatsOf,
  type DocumentPrice,
  type DocumentSite,
  type Formats,
  type ProjectDocument,
} from '@site-designer/texts';
import type { ReactNode } from 'react';
import styles from './customer.module.css';
import { DocumentHead, Sentences, type DocumentBrand } from './document-head.tsx';
import { ItemTable } from './item-table.tsx';
import { PromiseTable } from './promise-table.tsx';
import { Terms } from './terms.tsx';
import { LANGUAGE } from '../../lib/format/locale.ts';

interface ProjectPagesProps {
  readonly document: ProjectDocument;
  readonly brand: DocumentBrand;
}

/** A customer's document of several sites, the same on screen, on paper and in a file. */
export function ProjectPages({ document, brand }: ProjectPagesProps): ReactNode {
  const { sites, items, price } = document;
  const formats = formatsOf(document.locale);
  const annexes = sites.filter(({ annex }) => annex !== undefined);
  return (
    <article className={styles.document} lang={LANGUAGE}>
      <DocumentHead document={document} brand={brand} />
      <section className={styles.part}>
        <h2>{TEXTS.get}</h2>
        <Sentences {...document} />
      </section>
      {sites.map((site, place) => (
        <Site key={place} {...{ site, price, formats }} />
      ))}
      {(items.length > 0 || price !== null) && (
        <section className={styles.part}>
          <h2>{items.length === 0 ? TEXTS.allSites : price === null ? TEXTS.wholeSystemItems : TEXTS.wholeSystem}</h2>
          <ItemTable {...{ items, price, formats }} />
        </section>
      )}
      <Terms document={document} />
      {annexes.map(({ name, annex = [], cameras }, place) => (
        <section key={place} className={styles.part}>
          <h2>{TEXTS.annexOf(name)}</h2>
          <PromiseTable promises={annex} cameras={cameras} formats={formats} />
        </section>
      ))}
    </article>
  );
}

interface SiteProps {
  readonly site: DocumentSite;
  readonly price: DocumentPrice | null;
  readonly formats: Formats;
}

function Site({ site, price, formats }: SiteProps): ReactNode {
  const { name, promises, cameras, promiseNote, items } = site;
  return (
    <section className={styles.part}>
      <h2 dir="auto">{name}</h2>
      <Sentences {...site} />
      <PromiseTable {...{ promises, cameras, formats }} />
      {promiseNote !== '' && <p className={styles.muted}>{promiseNote}</p>}
      <ItemTable {...{ items, price, formats }} hasSums={false} />
    </section>
  );
}
