import { LIST_TEXTS, SITE_WORDS } from '#texts/pages/lists.ts';
import type { Site } from '@site-designer/api-contract';
import { useEffect, type ReactNode } from 'react';
import { ItemList } from '../../ui/item-list/item-list.tsx';
import type { DateColumn } from '../../ui/item-list/list-model.ts';
import { SitesSketch } from '../../ui/states/sketches.tsx';
import type { SitesSlice } from './sites-slice.ts';

const DATES: readonly DateColumn<Site>[] = [
  { title: LIST_TEXTS.dateCreated, dayOf: ({ formattedCreatedUtc }) => formattedCreatedUtc },
];

interface SitesScreenProps {
  readonly sites: SitesSlice;
  readonly projectId: number;
  readonly projectName: string;
  /** Further links of the project. */
  readonly tools?: ReactNode;
}

export function SitesScreen({ sites, projectId, projectName, tools }: SitesScreenProps): ReactNode {
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
      tools={tools}
    />
  );
}
