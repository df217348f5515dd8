import { LIST_TEXTS, PROJECT_WORDS } from '#texts/pages/lists.ts';
import type { ListedProject } from '@site-designer/api-contract';
import { useEffect, type ReactNode } from 'react';
import { formatDay } from '../../lib/format/dates.ts';
import { ItemList } from '../../ui/item-list/item-list.tsx';
import type { DateColumn } from '../../ui/item-list/list-model.ts';
import type { ProjectsPlace, ProjectsSlice } from './projects-slice.ts';

const DATES: readonly DateColumn<ListedProject>[] = [
  {
    id: 'created',
    title: LIST_TEXTS.dateCreated,
    momentOf: ({ createdDate }) => createdDate,
    dayOf: ({ createdDate }) => formatDay(createdDate),
  },
];

const CHANGED: DateColumn<ListedProject> = {
  id: 'changed',
  title: LIST_TEXTS.changed,
  momentOf: ({ updatedDate }) => updatedDate,
  dayOf: ({ updatedDate }) => formatDay(updatedDate),
};

interface ProjectsScreenProps {
  readonly projects: ProjectsSlice;
  readonly place: ProjectsPlace;
  /** Further actions that add to the list. */
  readonly tools: ReactNode;
  /** Shown beside the name of a project. */
  /** Why the user may not change a project, or add one. */
  readonly refusal: ((project?: ListedProject) => string | undefined) | undefined;
  readonly mark: ((project: ListedProject) => ReactNode) | undefined;
}

export function ProjectsScreen({ projects, place, tools, mark, refusal }: ProjectsScreenProps): ReactNode {
  const { load } = projects;
  useEffect(() => void load(place), [load, place]);

  return (
    <ItemList
      heading={LIST_TEXTS.projects}
      words={PROJECT_WORDS}
      list={projects}
      dates={DATES}
      changed={CHANGED}
      addressOf={({ id }) => `/project/${id}/site`}
      sketch="ProjectsSketch"
      tools={tools}
      refusal={refusal}
      {...(mark && { mark })}
    />
  );
}
