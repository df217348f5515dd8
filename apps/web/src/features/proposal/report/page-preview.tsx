import { PRINT_TEXTS as TEXTS } from '#texts/printing.ts';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Recommendation } from '../answer/recommendation.ts';
import styles from './page-preview.module.css';
import { usePageMargins } from '../print/page-margins.ts';
import { printStyles } from '../print/print-styles.ts';
import { MARGIN_COLOR, MARGIN_FONT, type PageMargins } from '../../../explained/use-page-header.ts';
import { repeatHeads } from './repeat-heads.ts';
import type { ReportInput } from './report-input.ts';
import { ReportPages } from './report-pages.tsx';
import reportStyles from './report.module.css';
import type { PrintVersion } from './report-section.ts';
import { sectionsOf } from './sections-of.ts';
import type { OpenSections } from './use-open-sections.ts';

/** A paper size in CSS pixels. */
export interface Paper {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

const PX_PER_MM = 96 / 25.4;

export const PAPERS: readonly Paper[] = [
  { name: 'A4', width: 210 * PX_PER_MM, height: 297 * PX_PER_MM },
  { name: 'Letter', width: 8.5 * 96, height: 11 * 96 },
];

const MARGIN = 16 * PX_PER_MM;
/** Gap between two pages of the preview. */
const GAP = 24;
/** Scale of the pages; on a phone a page is as wide as the dialog. */
const SCALE = { wide: 0.45, narrow: 0.36 } as const;
const PHONE = '(width <= 640px)';

interface PagePreviewProps {
  readonly paper: Paper;
  readonly reader: PrintVersion;
  readonly input: ReportInput;
  readonly recommendation: Recommendation;
  readonly printed: ReadonlySet<string>;
}

/**
 * The printed pages. Columns break where pages do, so the report is laid out in columns of the page size, in its
 * own document with the print styles.
 */
export function PagePreview({ paper, reader, input, recommendation, printed }: PagePreviewProps): ReactNode {
  const [body, setBody] = useState<HTMLElement>();
  const [pages, setPages] = useState(1);
  const [scale] = useState(() => (matchMedia(PHONE).matches ? SCALE.narrow : SCALE.wide));
  const margins = usePageMargins(input);
  const width = pages * (paper.width + GAP) - GAP;
  return (
    <div className={styles.preview}>
      <output className="muted">{TEXTS.pages(pages, paper.name)}</output>
      {/* Scrolls by keyboard as well. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.strip} aria-label={TEXTS.preview} tabIndex={0}>
        <div style={{ width: width * scale, height: paper.height * scale }}>
          <iframe
            srcDoc="<!doctype html>"
            onLoad={({ currentTarget }) => setBody(currentTarget.contentDocument?.body)}
            title={TEXTS.preview}
            tabIndex={-1}
            aria-hidden="true"
            className={styles.frame}
            style={{ width, height: paper.height, transform: `scale(${scale})` }}
          />
        </div>
      </section>
      {body &&
        createPortal(
          <Pages {...{ paper, pages, reader, margins }} onCount={setPages}>
            <ReportPages
              id="answer"
              reader={reader}
              input={input}
              recommendation={recommendation}
              sections={sectionsOf(input).filter(({ id }) => printed.has(id))}
              printed={printed}
              open={NONE_FOLDED}
              tools={null}
            />
          </Pages>,
          body,
        )}
    </div>
  );
}

const NONE_FOLDED: OpenSections = {
  ids: new Set(),
  open: () => {},
  toggle: () => {},
  areAllOpen: true,
  toggleAll: () => {},
};

/** Letters have their printed width, not fitted to pixels, and no table head ends a page. */
const ON_SCREEN = `html, button { text-rendering: geometricPrecision; }
html, body { min-height: 0; margin: 0; background: none; overflow: hidden; }
thead, thead tr { break-after: avoid; }`;

interface PagesProps {
  readonly paper: Paper;
  readonly pages: number;
  readonly onCount: (pages: number) => void;
  readonly reader: PrintVersion;
  readonly margins: PageMargins;
  readonly children: ReactNode;
}

function Pages({ paper, pages, onCount, reader, margins, children }: PagesProps): ReactNode {
  const report = useRef<HTMLDivElement>(null);
  const width = paper.width - 2 * MARGIN;
  const styleText = useMemo(() => printStyles(document, paper.width), [paper.width]);
  const step = paper.width + GAP;

  // Before counting the pages.
  useLayoutEffect(() => {
    const page = report.current!.ownerDocument;
    const Sheet = (page.defaultView as typeof window | null)?.CSSStyleSheet;
    if (Sheet === undefined) return;
    const sheet = new Sheet();
    sheet.replaceSync(`${styleText}\n${ON_SCREEN}`);
    page.adoptedStyleSheets = [sheet];
  }, [styleText]);

  // Every change of the pages rerenders this; fonts and images load later.
  useEffect(() => {
    const drawn = report.current!;
    const { fonts } = drawn.ownerDocument as Partial<Document>;
    const count = (): void => {
      repeatHeads(drawn, (element) => pageOf(element, step));
      onCount(Math.max(1, Math.ceil((drawn.scrollWidth - GAP) / step)));
    };
    count();
    fonts?.addEventListener('loadingdone', count);
    drawn.addEventListener('load', count, true);
    return () => {
      fonts?.removeEventListener('loadingdone', count);
      drawn.removeEventListener('load', count, true);
    };
  });

  return (
    <div inert style={{ position: 'relative' }}>
      {Array.from({ length: pages }, (_, place) => (
        <Sheet key={place} paper={paper} left={place * step} margins={margins} number={TEXTS.page(place + 1, pages)} />
      ))}
      <div
        ref={report}
        className={reportStyles.report}
        data-print-for={reader}
        style={{
          position: 'relative',
          boxSizing: 'content-box',
          background: 'none',
          width,
          height: paper.height - 2 * MARGIN,
          padding: MARGIN,
          columnWidth: width,
          columnGap: 2 * MARGIN + GAP,
          columnFill: 'auto',
        }}
      >
        {children}
      </div>
    </div>
  );
}

/** The page on which an element starts; undefined if it is not rendered. */
function pageOf(element: Element, step: number): number | undefined {
  const box = element.getClientRects()[0];
  return box && Math.floor(box.left / step);
}

interface SheetProps {
  readonly paper: Paper;
  readonly left: number;
  readonly margins: PageMargins;
  readonly number: string;
}

function Sheet({ paper: { width, height }, left, margins, number }: SheetProps): ReactNode {
  const line = {
    position: 'absolute',
    inset: `0 ${MARGIN}px auto`,
    display: 'flex',
    justifyContent: 'space-between',
    font: MARGIN_FONT,
    lineHeight: `${MARGIN}px`,
    color: MARGIN_COLOR,
  } as const;
  return (
    <div data-sheet="" style={{ position: 'absolute', left, width, height, background: '#ffffff' }}>
      <div style={line}>
        <span>{margins.subject}</span>
        <span>{margins.number}</span>
      </div>
      <div style={{ ...line, inset: `auto ${MARGIN}px 0` }}>
        <span>{margins.legend}</span>
        <span>{number}</span>
      </div>
    </div>
  );
}
