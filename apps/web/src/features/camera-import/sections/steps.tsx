import { IMPORT_TEXTS } from '#texts/editor/import.ts';
import { useState, type ReactNode } from 'react';
import { useMedia } from '../../../lib/hooks/use-media.ts';
import { useImport } from '../page/import-context.ts';
import { ColumnsSection } from './columns-section.tsx';
import { ResultSection } from './result-section.tsx';
import { RowsSection } from './rows-section.tsx';
import styles from './sections.module.css';
import { SourceSection } from './source-section.tsx';

const SECTIONS = [SourceSection, ColumnsSection, RowsSection, ResultSection] as const;

/** All steps of the import, in any order. On a narrow screen one of them is open. */
export function Steps(): ReactNode {
  const isNarrow = useMedia('(max-width: 1023px)');
  const hasFile = useImport(({ file }) => file !== undefined);
  const [chosen, setChosen] = useState<number>();
  const open = chosen ?? (hasFile ? SECTIONS.length - 1 : 0);
  return (
    <section className={styles.steps} aria-label={IMPORT_TEXTS.steps}>
      {SECTIONS.map((Step, at) => (
        <Step
          key={at}
          folding={isNarrow ? { isOpen: open === at, onToggle: () => setChosen(open === at ? -1 : at) } : undefined}
        />
      ))}
    </section>
  );
}
