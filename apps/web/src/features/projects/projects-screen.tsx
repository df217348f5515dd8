import type { Project } from '@site-designer/api-contract';
import { useEffect, type ReactNode } from 'react';
import { formatDay } from '../../lib/dates.ts';
import { useApp } from '../../store/use-app.ts';
import { ItemList } from '../../ui/item-list/item-list.tsx';
import type { DateColumn, ListWords } from '../../ui/item-list/list-model.ts';
import { ProjectsSketch } from '../../ui/sketches.tsx';

const WORDS: ListWords = {
  noun: 'project',
  nameTitle: 'Project',
  add: 'Add New Project',
  empty: 'No projects yet. A project holds the sites of one customer or job: add your first one.',
};

const DATES: readonly DateColumn<Project>[] = [
  { title: 'Date Created', dayOf: ({ createdDate }) => formatDay(createdDate) },
];

export function ProjectsScreen(): ReactNode {
  const projects = useApp((state) => state.projects);
  const { load } = projects;
  useEffect(() => void load({}), [load]);

  return (
    <ItemList
      heading="Projects"
      words={WORDS}
      list={projects}
      dates={DATES}
      alsoSearched={({ updatedDate }) => [formatDay(updatedDate)]}
      addressOf={({ id }) => `/project/${id}/site`}
      sketch={<ProjectsSketch />}
    />
  );
}
