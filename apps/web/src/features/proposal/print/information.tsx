import { proposalNotes } from '#texts/proposal/proposal-notes.ts';
import { defaultServerSettings } from '@site-designer/sizing-engine';
import type { Catalogue } from '@site-designer/sizing-engine';
import { SPEEDUP_BASE_FPS } from '@site-designer/sizing-engine/design';
import type { ReactNode } from 'react';
import { AccuracyLink } from '../../../explained/accuracy-link.tsx';
import { useCatalogue } from '../../../lib/state/catalogue-context.ts';
import type { ReportInput } from '../report/report-input.ts';
import styles from './information.module.css';

export function Information(): ReactNode {
  const catalogue = useCatalogue();
  return (
    <>
      <dl className={styles.notes}>
        {notesFor(catalogue).map(({ title, text }) => (
          <div key={title} className={styles.note}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <AccuracyLink />
    </>
  );
}

function notesFor(catalogue: Catalogue): ReturnType<typeof proposalNotes> {
  const { archiveFrequency } = defaultServerSettings(catalogue).genericServerSettings.advancedSettings;
  return proposalNotes({
    archiveFrequency,
    speedupBaseFps: SPEEDUP_BASE_FPS,
    // The lowest level of management server uses the free edition.
    freeSqlCameras: catalogue.managementLevels[0]?.maxCameras?.value ?? 0,
    // Strip and segment sizes recommended by makers of recording software.
    stripKb: 512,
    segmentKb: 64,
    client: catalogue.names.client,
  });
}

export function Terms({ brand }: Pick<ReportInput, 'brand'>): ReactNode {
  return (
    <div className={styles.terms}>
      {brand.terms.flatMap(paragraphsOf).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

/** Paragraphs, separated by empty lines. */
function paragraphsOf(text: string): string[] {
  return text.split(/\n\s*\n/);
}
