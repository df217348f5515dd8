import { LIST_TEXTS, SITE_WORDS } from '#texts/pages/lists.ts';
import type { Site } from '@site-designer/api-contract';
import { useEffect, type ReactNode } from 'react';
import { useRefusal } from '../../lib/state/access.ts';
import { formatDay } from '../../lib/format/dates.ts';
import { ItemList } from '../../ui/item-list/item-list.tsx';
import type { DateColumn } from '../../ui/item-list/list-model.ts';
import type { SitesSlice } from './sites-slice.ts';

const DATES: readonly DateColumn<Site>[] = [
  {
    id: 'created',
    title: LIST_TEXTS.dateCreated,
    momentOf: ({ createdUtc }) => createdUtc,
    dayOf: ({ createdUtc }) => formatDay(createdUtc),
  },
];

const CHANGED: DateColumn<Site> = {
  id: 'changed',
  title: LIST_TEXTS.changed,
  momentOf: ({ updatedUtc }) => updatedUtc,
  dayOf: ({ updatedUtc }) => formatDay(updatedUtc),
};

interface SitesScreenProps {
  readonly sites: SitesSlice;
  readonly projectId: number;
  readonly projectName: string;
  /** Further links of the project. */
  readonly tools?: ReactNode;
  /** What the user has to know of the project. */
  readonly note?: ReactNode;
}

export function SitesScreen({ sites, projectId, projectName, tools, note }: SitesScreenProps): ReactNode {
  const { load } = sites;
  const refusal = useRefusal('edit');
  useEffect(() => void load({ projectId }), [load, projectId]);

  return (
    <ItemList
      heading={projectName}
      words={SITE_WORDS}
      list={sites}
      dates={DATES}
      changed={CHANGED}
      addressOf={({ id }) => `/project/${projectId}/site/${id}/sitedesign`}
      sketch="SitesSketch"
      tools={tools}
      outcome={note}
      refusal={() => refusal}
    />
  );
}
