import { applyAlternative, type Alternative } from '@site-designer/sizing-engine';
import { useEffect, useRef, type ReactNode } from 'react';
import { ProposalView } from '../../features/proposal/proposal-view.tsx';
import { useApp } from '../use-app.ts';
import { useEditor, useServerSettings } from '../../features/design-editor/editor-context.ts';
import { useProposal } from './editor-provider.tsx';
import styles from './editor-screen.module.css';

/** The proposal below the form. It comes into view when it has come. */
export function ProposalSection(): ReactNode {
  const { result, question, status, etag } = useProposal((proposal) => proposal);
  const isSaved = useEditor(({ siteDesignEditor }) => siteDesignEditor.saveState === 'saved');
  const current = useEditor(({ siteDesignEditor }) => siteDesignEditor.etag);
  const user = useApp((state) => state.user.data);
  const settings = useServerSettings();
  const change = useEditor(({ serverSettings }) => serverSettings.change);
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
