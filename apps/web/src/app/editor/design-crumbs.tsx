import { EDITOR_TEXTS } from '#texts/editor/editor.ts';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { nameOf } from '../../features/design-editor/document/document-state.ts';
import { useEditor } from '../../features/design-editor/document/editor-context.ts';
import { Link } from '../../ui/base/link.tsx';
import { Breadcrumbs } from '../../ui/base/breadcrumbs.tsx';
import { designAddress } from '../pages/addresses.ts';

interface DesignCrumbsProps {
  /** The page of the design that is shown. */
  readonly page: string;
  /** Leads to the design where it has no project. */
  readonly back: string;
}

/** The path to a page of the open design. */
export function DesignCrumbs({ page, back }: DesignCrumbsProps): ReactNode {
  const { pathname } = useLocation();
  const design = useEditor(({ siteDesignEditor }) => siteDesignEditor.design);
  const name = useEditor(({ siteDesignEditor }) => nameOf(siteDesignEditor)) ?? '';
  const address = designAddress(pathname);
  if (design === undefined || design.projectId === 0) return <Link to={address}>{back}</Link>;
  const { projectId, siteId, projectName, siteName } = design;
  const sites = `/project/${projectId}/site`;
  return (
    <Breadcrumbs
      crumbs={[
        { text: EDITOR_TEXTS.projects, to: '/' },
        { text: projectName, to: sites },
        { text: siteName, to: `${sites}/${siteId}/sitedesign` },
        { text: name, to: address },
        { text: page, to: pathname },
      ]}
    />
  );
}
