import { wordFor } from '@site-designer/texts';
import { counted } from '../../../lib/format/plural.ts';

export const TEMPLATE_TEXTS = {
  open: 'Templates',
  title: 'Camera templates',
  list: 'Templates',
  name: 'Template name',
  save: 'Save as template',
  kept: 'Saved as a template. Insert it in any design.',
  none: 'No templates yet. Save a camera group as a template from its row.',
  insert: 'Insert',
  delete: (name: string) => `Delete template ${name}`,
  search: 'Search templates',
  searchHint: 'By name, or by the note of a measurement',
  found: (shown: number, all: number) => `${shown} of ${counted(all, 'template')}`,
  notFound: 'No template has this text.',
  measured: (measurement: string, more: number) =>
    more === 0 ? measurement : `${measurement}, and ${counted(more, 'more rate')}`,
  actions: {
    load: 'Load templates',
    save: 'Save template',
    delete: 'Delete template',
    export: 'Export templates',
    import: 'Import templates',
  },
  file: 'File of camera templates to import',
  fileName: 'camera-templates.json',
} as const;

/** The review of the templates of a file. */
export const TEMPLATE_IMPORT_TEXTS = {
  summary: (added: number, equal: number, clashes: number) =>
    [
      `${added} new`,
      `${equal} that you have already`,
      `${clashes} under ${wordFor(clashes, 'a name that you use', 'names that you use')}`,
    ].join(', '),
  list: 'Templates of the file',
  kinds: { new: 'new', equal: 'the same as yours' },
  choice: (name: string) => `What to do with ${name}`,
  choices: { both: 'Keep both', replace: 'Replace mine', leave: 'Leave out' },
  take: 'Import',
  nothing: 'No template of the file is selected for import.',
  done: (templates: number) => `Imported ${counted(templates, 'template')}.`,
} as const;
