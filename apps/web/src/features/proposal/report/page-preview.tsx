import { PRINT_TEXTS as TEXTS } from '#texts/printing.ts';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Recommendation } from '../answer/recommendation.ts';
import styles from './page-preview.module.css';
import { printStyles } from '../print/print-styles.ts';
import type { ReportInput } from './report-input.ts';
import { ReportPages } from './report-pages.tsx';
import reportStyles from './report.module.css';
import type { PrintVersion } from './report-section.ts';
import { sectionsOf } from './sections-of.ts';
import type { OpenSections } from './use-open-sections.ts';

/** A size of paper, pixels of a style sheet. */
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

/** The margin of the printed page. */
const MARGIN = 16 * PX_PER_MM;
/** Between two pages of the preview. */
const GAP = 24;
/** How much smaller the pages are shown; on a phone a page is as wide as the dialog. */
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
 * The pages as they are printed. Columns break where pages do, so the report stands in columns as large as a page, in a
 * document of its own that has the styles of the paper.
 */
export function PagePreview({ paper, reader, input, recommendation, printed }: PagePreviewProps): ReactNode {
  const [body, setBody] = useState<HTMLElement>();
  const [pages, setPages] = useState(1);
  const [scale] = useState(() => (matchMedia(PHONE).matches ? SCALE.narrow : SCALE.wide));
  const width = pages * (paper.width + GAP) - GAP;
  return (
    <div className={styles.preview}>
      <output className={styles.count}>{TEXTS.pages(pages, paper.name)}</output>
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
          <Pages paper={paper} pages={pages} onCount={setPages} reader={reader}>
            <ReportPages
              id="answer"
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

/** Letters are as wide as on paper, where they are not fitted to pixels. */
const ON_SCREEN = `html, button { text-rendering: geometricPrecision; }
html, body { min-height: 0; margin: 0; background: none; overflow: hidden; }`;

interface PagesProps {
  readonly paper: Paper;
  readonly pages: number;
  readonly onCount: (pages: number) => void;
  readonly reader: PrintVersion;
  readonly children: ReactNode;
}

function Pages({ paper, pages, onCount, reader, children }: PagesProps): ReactNode {
  const report = useRef<HTMLDivElement>(null);
  const styleText = useMemo(() => printStyles(document), []);
  const step = paper.width + GAP;

  useEffect(() => {
    const page = report.current!.ownerDocument;
    const Sheet = (page.defaultView as typeof window | null)?.CSSStyleSheet;
    if (Sheet === undefined) return;
    const sheet = new Sheet();
    sheet.replaceSync(`${styleText}\n${ON_SCREEN}`);
    page.adoptedStyleSheets = [sheet];
  }, [styleText]);

  // Whatever changes what stands on the pages draws this anew; fonts come later.
  useEffect(() => {
    const count = (): void => {
      const { scrollWidth } = report.current ?? { scrollWidth: 0 };
      onCount(Math.max(1, Math.ceil((scrollWidth - GAP) / step)));
    };
    count();
    const fonts = report.current?.ownerDocument.fonts;
    fonts?.addEventListener('loadingdone', count);
    return () => fonts?.removeEventListener('loadingdone', count);
  });

  return (
    <div inert style={{ position: 'relative' }}>
      {Array.from({ length: pages }, (_, place) => (
        <div
          key={place}
          style={{
            position: 'absolute',
            left: place * step,
            width: paper.width,
            height: paper.height,
            background: '#ffffff',
          }}
        />
      ))}
      <div
        ref={report}
        className={reportStyles.report}
        data-print-for={reader}
        style={{
          position: 'relative',
          boxSizing: 'content-box',
          width: paper.width - 2 * MARGIN,
          height: paper.height - 2 * MARGIN,
          padding: MARGIN,
          columnWidth: paper.width - 2 * MARGIN,
          columnGap: 2 * MARGIN + GAP,
          columnFill: 'auto',
        }}
      >
        {children}
      </div>
    </div>
  );
}
