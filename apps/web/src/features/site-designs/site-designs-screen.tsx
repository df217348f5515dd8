import { DESIGN_FILE_TEXTS } from '#texts/design-files.ts';
import { LIST_TEXTS, SITE_DESIGN_WORDS } from '#texts/lists.ts';
import type { SiteDesignHeading } from '@site-designer/api-contract';
import { NAME_LIMITS } from '@site-designer/sizing-engine';
import { useEffect, type ReactNode } from 'react';
import { useApp } from '../../store/use-app.ts';
import { ItemList } from '../../ui/item-list/item-list.tsx';
import type { RowActions } from '../../ui/item-list/item-row.tsx';
import type { DateColumn } from '../../ui/item-list/list-model.ts';
import { Menu } from '../../ui/menu.tsx';
import { DesignsSketch } from '../../ui/sketches.tsx';
import { ImportButton } from '../design-files/import-button.tsx';
import { ImportOutcome } from '../design-files/import-outcome.tsx';

const DATES: readonly DateColumn<SiteDesignHeading>[] = [
  { title: LIST_TEXTS.created, dayOf: ({ formattedCreatedUtc }) => formattedCreatedUtc },
  { title: LIST_TEXTS.modified, dayOf: ({ formattedUpdatedUtc }) => formattedUpdatedUtc },
];

interface SiteDesignsScreenProps {
  readonly projectId: number;
  readonly siteId: number;
  readonly siteName: string;
}

export function SiteDesignsScreen({ projectId, siteId, siteName }: SiteDesignsScreenProps): ReactNode {
  const siteDesign = useApp((state) => state.siteDesign);
  const { load } = siteDesign;
  useEffect(() => void load({ projectId, siteId }), [load, projectId, siteId]);

  return (
    <ItemList
      heading={siteName}
      words={SITE_DESIGN_WORDS}
      list={siteDesign}
      dates={DATES}
      addressOf={({ id }) => `/project/${projectId}/site/${siteId}/sitedesign/${id}`}
      sketch={<DesignsSketch />}
      maxNameLength={NAME_LIMITS.siteDesign.max}
      menu={(item, actions) => <DesignMenu design={item} actions={actions} />}
      tools={<ImportButton place={{ projectId, siteId }} />}
      outcome={<ImportOutcome />}
    />
  );
}

interface DesignMenuProps {
  readonly design: SiteDesignHeading;
  readonly actions: RowActions;
}

function DesignMenu({ design, actions }: DesignMenuProps): ReactNode {
  const exportStored = useApp(({ designFiles }) => designFiles.exportStored);
  return (
    <Menu
      label={LIST_TEXTS.actionsFor(SITE_DESIGN_WORDS.noun, design.name)}
      actions={[
        { id: 'open', text: LIST_TEXTS.open, icon: 'open', onAction: actions.open },
        { id: 'duplicate', text: LIST_TEXTS.duplicate, icon: 'copy', onAction: actions.duplicate },
        { id: 'export', text: DESIGN_FILE_TEXTS.export, icon: 'download', onAction: () => void exportStored(design) },
        { id: 'delete', text: LIST_TEXTS.delete, icon: 'trash', isDanger: true, onAction: actions.remove },
      ]}
    />
  );
}
