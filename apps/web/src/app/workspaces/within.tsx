import type { ComponentType } from 'react';
import { ProjectAccess } from './project-access.tsx';

export function within(Page: ComponentType): ComponentType {
  return function PageOfProject() {
    return (
      <ProjectAccess>
        <Page />
      </ProjectAccess>
    );
  };
}
