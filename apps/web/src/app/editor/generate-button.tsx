import { EDITOR_TEXTS } from '#texts/editor/editor.ts';
import { SECTION_TEXTS } from '#texts/proposal/sections.ts';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useEditor } from '../../features/design-editor/document/editor-context.ts';
import { Link } from '../../ui/base/link.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { proposalAddress } from '../pages/addresses.ts';
import styles from './editor-screen.module.css';
import { useProposal, useReadProposal } from './editor-provider.tsx';

/** Saves unsaved changes, requests the proposal, and opens its address. */
export function GenerateButton(): ReactNode {
  const generate = useEditor(({ siteDesignEditor }) => siteDesignEditor.generate);
  const readProposal = useReadProposal();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isFirst = useProposal(({ result }) => result === undefined);
  const address = proposalAddress(pathname);
  const generateAndGo = async (): Promise<void> => {
    await generate();
    if (readProposal().result && address !== pathname) void navigate(address);
  };
  return (
    <>
      <Button look="primary" size="large" onClick={() => void generateAndGo()}>
        {isFirst ? EDITOR_TEXTS.generate : EDITOR_TEXTS.update}
      </Button>
      {!isFirst && (
        <Link
          to={address}
          className={styles.toProposal}
          onClick={() => document.getElementById('answer')?.scrollIntoView()}
        >
          {SECTION_TEXTS.proposalLink}
        </Link>
      )}
    </>
  );
}
