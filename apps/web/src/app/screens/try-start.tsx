import { LOCAL_DESIGN_TEXTS as TEXTS } from '#texts/editor/local-design.ts';
import type { NamedDesign } from '@site-designer/design-file';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { useState, type ReactNode } from 'react';
import { DesignFileButton } from '../../features/design-editor/files/design-file-button.tsx';
import type { Refusal } from '../../features/design-editor/files/read-design.ts';
import { RefusalDialog } from '../../features/design-editor/files/refusal-dialog.tsx';
import { EmptyDesignForm } from '../../features/local-design/empty-design-form.tsx';
import { loadChunk } from '../../lib/calls/load-chunk.ts';
import { PageTitle } from '../layout/page-title.tsx';
import { useApp } from '../store/use-app.ts';
import { TextPage } from './text-page.tsx';
import styles from './try.module.css';

interface TryStartProps {
  readonly onStart: (design: NamedDesign) => void;
}

export function TryStart({ onStart }: TryStartProps): ReactNode {
  const [refusal, setRefusal] = useState<Refusal>();
  const report = useApp(({ failure }) => failure.report);

  async function startFrom(file: File): Promise<void> {
    try {
      const { readDesign } = await loadChunk(import('../../features/design-editor/files/read-design.ts'));
      const read = await readDesign(file, publishedCatalogue);
      if ('design' in read) onStart(read.design);
      else setRefusal(read);
    } catch (cause) {
      report(TEXTS.startFromFile, cause);
    }
  }

  return (
    <>
      <TextPage heading={TEXTS.title}>
        <PageTitle>{TEXTS.title}</PageTitle>
        <p>{TEXTS.intro}</p>
        <p>{TEXTS.where}</p>
        <p>{TEXTS.noTemplates}</p>
        <EmptyDesignForm onStart={onStart} />
        <p className={styles.or}>{TEXTS.or}</p>
        <DesignFileButton onFile={(file) => void startFrom(file)}>{TEXTS.startFromFile}</DesignFileButton>
      </TextPage>
      <RefusalDialog refusal={refusal} onClose={() => setRefusal(undefined)} />
    </>
  );
}
