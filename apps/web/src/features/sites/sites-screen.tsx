import { LIST_TEXTS, SITE_WORDS } from '#texts/lists.ts';
import type { Site } from '@site-designer/api-contract';
import { useEffect, type ReactNode } from 'react';
import { useApp } from '../../store/use-app.ts';
import { ItemList } from '../../ui/item-list/item-list.tsx';
import type { DateColumn } from '../../ui/item-list/list-model.ts';
import { SitesSketch } from '../../ui/sketches.tsx';

const DATES: readonly DateColumn<Site>[] = [
  { title: LIST_TEXTS.dateCreated, dayOf: ({ formattedCreatedUtc }) => formattedCreatedUtc },
];

interface SitesScreenProps {
  readonly projectId: number;
  readonly projectName: string;
}

export function SitesScreen({ projectId, projectName }: SitesScreenProps): ReactNode {
  const sites = useApp((state) => state.sites);
  const { load } = sites;
  useEffect(() => void load({ projectId }), [load, projectId]);

  return (
    <ItemList
      heading={projectName}
      words={SITE_WORDS}
      list={sites}
      dates={DATES}
      alsoSearched={({ formattedUpdatedUtc }) => [formattedUpdatedUtc]}
      addressOf={({ id }) => `/project/${projectId}/site/${id}/sitedesign`}
      sketch={<SitesSketch />}
    />
  );
}
