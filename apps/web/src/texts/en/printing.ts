import { counted } from '../../lib/format/plural.ts';

export const PRINT_TEXTS = {
  open: 'Sections',
  title: 'Sections to print',
  sections: 'Sections',
  paper: 'Paper of the preview',
  paperHint: 'The paper itself is chosen when printing.',
  preview: 'Preview of the pages',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  pages: (pages: number, paper: string) => `${counted(pages, 'page')} on ${paper}`,
} as const;

/** Legend of the star behind a figure. */
export const ASSUMED_TEXTS = {
  onScreen: '* rests on an assumed figure: open it to see which.',
  onPaper: '* rests on an assumed figure',
} as const;
