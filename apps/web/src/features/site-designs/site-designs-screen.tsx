import type { SiteDesignHeading } from '@site-designer/api-contract';
import { useEffect, type ReactNode } from 'react';
import { useApp } from '../../store/use-app.ts';
import { ItemList } from '../../ui/item-list/item-list.tsx';
import type { RowActions } from '../../ui/item-list/item-row.tsx';
import type { DateColumn, ListWords } from '../../ui/item-list/list-model.ts';
import { Menu } from '../../ui/menu.tsx';
import { DesignsSketch } from '../../ui/sketches.tsx';

const WORDS: ListWords = {
  noun: 'site design',
  nameTitle: 'Name',
  add: 'Add New Site Design',
  empty: 'No site designs yet. A design holds the cameras and the server settings of one proposal: add the first one.',
};

const DATES: readonly DateColumn<SiteDesignHeading>[] = [
  { title: 'Created', dayOf: ({ formattedCreatedUtc }) => formattedCreatedUtc },
  { title: 'Modified', dayOf: ({ formattedUpdatedUtc }) => formattedUpdatedUtc },
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
      words={WORDS}
      list={siteDesign}
      dates={DATES}
      addressOf={({ id }) => `/project/${projectId}/site/${siteId}/sitedesign/${id}`}
      sketch={<DesignsSketch />}
      menu={(item, actions) => <DesignMenu name={item.name} actions={actions} />}
    />
  );
}

function DesignMenu({ name, actions }: { readonly name: string; readonly actions: RowActions }): ReactNode {
  return (
    <Menu
      label={`Actions for site design ${name}`}
      actions={[
        { id: 'open', text: 'Open', icon: 'open', onAction: actions.open },
        { id: 'duplicate', text: 'Duplicate', icon: 'copy', onAction: actions.duplicate },
        { id: 'delete', text: 'Delete', icon: 'trash', isDanger: true, onAction: actions.remove },
      ]}
    />
  );
}
