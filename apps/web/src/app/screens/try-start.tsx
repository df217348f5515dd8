import { LOCAL_DESIGN_TEXTS as TEXTS, TAKE_TEXTS } from '#texts/local-design.ts';
import type { NamedDesign } from '@site-designer/design-file';
import { checkName, NAME_LIMITS } from '@site-designer/api-contract/names';
import { useState, type ReactNode } from 'react';
import { DesignFileButton } from '../../features/design-editor/files/design-file-button.tsx';
import type { Refusal } from '../../features/design-editor/files/read-design.ts';
import { RefusalDialog } from '../../features/design-editor/files/refusal-dialog.tsx';
import { emptyDesign } from '../../features/local-design/local-design.ts';
import { brought } from '../../lib/brought.ts';
import { useApp } from '../../store/use-app.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { TextPage } from './text-page.tsx';
import styles from './try.module.css';

interface TryStartProps {
  readonly onStart: (design: NamedDesign) => void;
}

/** Says what a design without an account is, and starts one. */
export function TryStart({ onStart }: TryStartProps): ReactNode {
  const [refusal, setRefusal] = useState<Refusal>();
  const report = useApp(({ failure }) => failure.report);

  async function take(file: File): Promise<void> {
    try {
      const { readDesign } = await brought(import('../../features/design-editor/files/read-design.ts'));
      const read = await readDesign(file);
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
        <EmptyForm onStart={onStart} />
        <p className={styles.or}>{TEXTS.or}</p>
        <DesignFileButton onFile={(file) => void take(file)}>{TEXTS.startFromFile}</DesignFileButton>
      </TextPage>
      <RefusalDialog refusal={refusal} onClose={() => setRefusal(undefined)} />
    </>
  );
}

function EmptyForm({ onStart }: TryStartProps): ReactNode {
  const [design, setDesign] = useState(emptyDesign);
  const message = checkName('siteDesign', design.name);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (message === undefined) onStart({ ...design, name: design.name.trim() });
      }}
    >
      <TextField
        label={TAKE_TEXTS.designName}
        value={design.name}
        message={message}
        maxLength={2 * NAME_LIMITS.siteDesign.max}
        onChange={(name) => setDesign({ ...design, name })}
      />
      <Button type="submit" look="primary">
        {TEXTS.startEmpty}
      </Button>
    </form>
  );
}
