import { LIST_TEXTS, PROJECT_WORDS } from '#texts/pages/lists.ts';
import type { Project } from '@site-designer/api-contract';
import { useEffect, type ReactNode } from 'react';
import { formatDay } from '../../lib/format/dates.ts';
import { ItemList } from '../../ui/item-list/item-list.tsx';
import type { DateColumn } from '../../ui/item-list/list-model.ts';
import { ProjectsSketch } from '../../ui/states/sketches.tsx';
import type { ProjectsSlice } from './projects-slice.ts';

const DATES: readonly DateColumn<Project>[] = [
  { title: LIST_TEXTS.dateCreated, dayOf: ({ createdDate }) => formatDay(createdDate) },
];

export function ProjectsScreen({ projects }: { readonly projects: ProjectsSlice }): ReactNode {
  const { load } = projects;
  useEffect(() => void load({}), [load]);

  return (
    <ItemList
      heading={LIST_TEXTS.projects}
      words={PROJECT_WORDS}
      list={projects}
      dates={DATES}
      alsoSearched={({ updatedDate }) => [formatDay(updatedDate)]}
      addressOf={({ id }) => `/project/${id}/site`}
      sketch={<ProjectsSketch />}
    />
  );
}
