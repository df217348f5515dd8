export const MOVE_TEXTS = {
  title: (count: number) => (count === 1 ? 'Move a site design' : `Move ${count} site designs`),
  explained: 'They keep their cameras and settings. Issued proposals stay with this project.',
  project: 'Project',
  site: 'Site',
  noSite: 'This project has no other site',
  confirm: 'Move',
} as const;
