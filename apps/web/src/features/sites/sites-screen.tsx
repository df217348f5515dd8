import type { Site } from '@site-designer/api-contract';
import { useEffect, type ReactNode } from 'react';
import { useApp } from '../../store/use-app.ts';
import { ItemList } from '../../ui/item-list/item-list.tsx';
import type { DateColumn, ListWords } from '../../ui/item-list/list-model.ts';
import { SitesSketch } from '../../ui/sketches.tsx';

const WORDS: ListWords = {
  noun: 'site',
  nameTitle: 'Site',
  add: 'Add New Site',
  empty: 'No sites yet. A site is one place with its own servers: add the first one.',
};

const DATES: readonly DateColumn<Site>[] = [
  { title: 'Date Created', dayOf: ({ formattedCreatedUtc }) => formattedCreatedUtc },
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
      words={WORDS}
      list={sites}
      dates={DATES}
      alsoSearched={({ formattedUpdatedUtc }) => [formattedUpdatedUtc]}
      addressOf={({ id }) => `/project/${projectId}/site/${id}/sitedesign`}
      sketch={<SitesSketch />}
    />
  );
}
