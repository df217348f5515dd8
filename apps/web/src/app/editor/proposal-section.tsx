import { applyAlternative, type Alternative } from '@site-designer/sizing-engine';
import { useEffect, useRef, type ReactNode } from 'react';
import { ProposalView } from '../../features/proposal/proposal-view.tsx';
import { useApp } from '../../store/use-app.ts';
import { useServerSettings } from '../../store/use-design.ts';
import styles from './editor-screen.module.css';

/** The proposal below the form. It comes into view when it has come. */
export function ProposalSection(): ReactNode {
  const { result, question, status, etag } = useApp(({ proposal }) => proposal);
  const isSaved = useApp(({ siteDesignEditor }) => siteDesignEditor.saveState === 'saved');
  const current = useApp(({ siteDesignEditor }) => siteDesignEditor.etag);
  const user = useApp((state) => state.user.data);
  const settings = useServerSettings();
  const change = useApp(({ serverSettings }) => serverSettings.change);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (result) place.current?.scrollIntoView?.({ block: 'start' });
  }, [result]);

  const apply = (alternative: Alternative): void => {
    if (settings) change(applyAlternative(settings, alternative));
  };

  if (!result && status !== 'pending') return null;
  return (
    <div ref={place} className={styles.proposal}>
      <ProposalView
        proposal={result}
        question={question}
        onApply={apply}
        integrator={user ?? undefined}
        isOutOfDate={!isSaved || etag !== current}
        isPending={status === 'pending'}
      />
    </div>
  );
}
